#include "core/neural/output_loss.h"

#include <algorithm>

namespace paragram::neural {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

constexpr std::int64_t kChunk = 256;  // tokens

// Loss and gradients together: the scores are needed for both.
struct OutputLoss : torch::autograd::Function<OutputLoss> {
    static at::Tensor forward(AutogradContext* saved, const at::Tensor& states, const at::Tensor& context,
                              const at::Tensor& sentence, const at::Tensor& weight, const at::Tensor& targets,
                              double smoothing, const at::Tensor& correction, bool gradients) {
        const std::int64_t tokens = states.size(0), contextSize = context.size(1),
                           vocabulary = weight.size(0);
        const at::Tensor contextWeight = weight.slice(1, 0, contextSize).contiguous(),
                         stateWeight = weight.slice(1, contextSize).contiguous();
        at::Tensor contextScores = at::linear(context, contextWeight);  // (N, vocabulary)
        if (correction.numel() > 0) contextScores.add_(correction);
        at::Tensor total = at::zeros({}, states.options().dtype(at::kDouble));
        at::Tensor stateGradient, stateWeightGradient, contextScoreGradient;
        if (gradients) {
            stateGradient = at::empty_like(states);
            stateWeightGradient = at::zeros_like(stateWeight);
            contextScoreGradient = at::zeros_like(contextScores);
        }
        for (std::int64_t first = 0; first < tokens; first += kChunk) {
            const std::int64_t last = std::min(tokens, first + kChunk);
            const at::Tensor x = states.slice(0, first, last), of = sentence.slice(0, first, last),
                             target = targets.slice(0, first, last).unsqueeze(1);
            at::Tensor scores = at::addmm(contextScores.index_select(0, of), x, stateWeight.t());
            const at::Tensor normaliser = scores.logsumexp(1, true);
            at::Tensor loss = (normaliser - scores.gather(1, target)).sum(at::kDouble) * (1 - smoothing);
            if (smoothing > 0)
                loss +=
                    (normaliser * static_cast<double>(vocabulary) - scores.sum(1, true)).sum(at::kDouble) *
                    (smoothing / static_cast<double>(vocabulary));
            total += loss;
            if (!gradients) continue;
            at::Tensor& gradient = scores.sub_(normaliser).exp_();
            if (smoothing > 0) gradient.sub_(smoothing / static_cast<double>(vocabulary));
            gradient.scatter_add_(1, target, at::full(target.sizes(), smoothing - 1, scores.options()));
            at::Tensor stateRows = stateGradient.slice(0, first, last);
            at::mm_out(stateRows, gradient, stateWeight);
            stateWeightGradient.addmm_(gradient.t(), x);
            contextScoreGradient.index_add_(0, of, gradient);
        }
        if (gradients) {
            const at::Tensor weightGradient =
                at::cat({at::mm(contextScoreGradient.t(), context), stateWeightGradient}, 1);
            saved->save_for_backward(
                {stateGradient, at::mm(contextScoreGradient, contextWeight), weightGradient});
        }
        return total;
    }

    static variable_list backward(AutogradContext* saved, variable_list outer) {
        const variable_list gradients = saved->get_saved_variables();
        const at::Tensor scale = outer[0].to(gradients[0].dtype());
        return {gradients[0] * scale, gradients[1] * scale, {}, gradients[2] * scale, {}, {}, {}, {}};
    }
};

}  // namespace

Candidates chooseCandidates(const at::Tensor& targets, const at::Tensor& inclusion,
                            at::Generator& generator) {
    if (!inclusion.defined()) return {};
    at::Tensor chosen = at::empty_like(inclusion).uniform_(0, 1, generator).lt(inclusion);
    at::Tensor probability = inclusion.clone();
    const at::Tensor wanted = std::get<0>(at::_unique(targets));
    chosen.index_fill_(0, wanted, 1);
    probability.index_fill_(0, wanted, 1);
    const at::Tensor tokens = chosen.nonzero().squeeze(1);
    return {tokens, probability.index_select(0, tokens).log().neg()};
}

at::Tensor inclusionOf(const std::vector<std::int32_t>& counts, double expected) {
    const at::Tensor weights = at::tensor(counts, at::kDouble) + 1;
    expected = std::min(expected, static_cast<double>(counts.size()));
    constexpr int kHalvings = 100;
    double low = 0, high = 1;  // the smallest weight is 1 or more
    for (int i = 0; i < kHalvings; ++i) {
        const double factor = (low + high) / 2;
        ((weights * factor).clamp_max(1).sum().item<double>() < expected ? low : high) = factor;
    }
    return (weights * high).clamp_max(1).to(at::kFloat);
}

at::Tensor outputLoss(const at::Tensor& states, const at::Tensor& context, const at::Tensor& sentence,
                      const at::Tensor& weight, const at::Tensor& targets, double smoothing,
                      const Candidates& candidates) {
    const bool gradients = at::GradMode::is_enabled() && weight.requires_grad();
    if (!candidates.tokens.defined())
        return OutputLoss::apply(states, context, sentence, weight, targets, smoothing,
                                 at::empty({0}, weight.options()), gradients);
    const at::Tensor among = at::searchsorted(candidates.tokens, targets);
    return OutputLoss::apply(states, context, sentence, weight.index_select(0, candidates.tokens), among,
                             smoothing, candidates.correction.to(weight.dtype()), gradients);
}

}  // namespace paragram::neural
