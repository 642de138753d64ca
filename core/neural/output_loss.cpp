#include "core/neural/output_loss.h"

#include <torch/autograd.h>

#include <algorithm>

#include "core/neural/cpu_kernels.h"
#include "core/neural/kernel_use.h"
#include "core/neural/mixed_precision.h"

namespace paragram::neural {
namespace {

using torch::autograd::AutogradContext;
using torch::autograd::variable_list;

// Tokens whose scores are computed at a time: few stay in a processor's cache, many keep a GPU busy.
std::int64_t tokensOfChunk(const at::Tensor& states) {
    return states.is_cpu() ? 256 : 4096;
}

// Tokens with the scores of their states.
struct Chunk {
    at::Tensor scores;            // (tokens, vocabulary)
    at::Tensor sentence, target;  // (tokens)
    at::Tensor share, loss;       // (tokens), in double precision; undefined: all count 1
};

// The loss of the chunk; its scores become their gradients and are added to those of the context, if those
// are defined.
at::Tensor chunkLoss(Chunk& chunk, const at::Tensor& contextScores, double smoothing,
                     at::Tensor& contextGradient) {
    SoftmaxRows rows{chunk.scores.size(0), chunk.scores.size(1), chunk.sentence.data_ptr<std::int64_t>(),
                     chunk.target.data_ptr<std::int64_t>(), smoothing};
    if (chunk.share.defined()) {
        rows.shares = chunk.share.data_ptr<double>();
        rows.losses = chunk.loss.data_ptr<double>();
    }
    double loss = 0;
    AT_DISPATCH_FLOATING_TYPES(chunk.scores.scalar_type(), "softmaxLoss", [&] {
        loss =
            softmaxLoss<scalar_t>(rows, chunk.scores.data_ptr<scalar_t>(), contextScores.data_ptr<scalar_t>(),
                                  contextGradient.defined() ? contextGradient.data_ptr<scalar_t>() : nullptr);
    });
    return at::scalar_tensor(loss, at::kDouble);
}

// The same on any device, and the plain twin of the kernel.
at::Tensor chunkLossPlainly(Chunk& chunk, const at::Tensor& contextScores, double smoothing,
                            at::Tensor& contextGradient) {
    at::Tensor& scores = chunk.scores.add_(contextScores.index_select(0, chunk.sentence));
    const at::Tensor target = chunk.target.unsqueeze(1);
    const auto vocabulary = static_cast<double>(scores.size(1));
    const at::Tensor normaliser = scores.logsumexp(1, true);
    at::Tensor loss = ((normaliser - scores.gather(1, target)) * (1 - smoothing)).to(at::kDouble);
    if (smoothing > 0)
        loss += (normaliser * vocabulary - scores.sum(1, true)).to(at::kDouble) * (smoothing / vocabulary);
    const at::Tensor share = chunk.share.defined() ? chunk.share.unsqueeze(1) : at::ones_like(loss);
    if (chunk.share.defined()) chunk.loss.copy_(loss.squeeze(1));
    const at::Tensor total = (loss * share).sum();
    if (!contextGradient.defined()) return total;
    at::Tensor& gradient = scores.sub_(normaliser).exp_();
    if (smoothing > 0) gradient.sub_(smoothing / vocabulary);
    gradient.scatter_add_(1, target, at::full(target.sizes(), smoothing - 1, scores.options()));
    gradient.mul_(share.to(gradient.scalar_type()));
    contextGradient.index_add_(0, chunk.sentence, gradient);
    return total;
}

// Loss and gradients together: the scores are needed for both.
struct OutputLoss : torch::autograd::Function<OutputLoss> {
    static at::Tensor forward(AutogradContext* saved, const at::Tensor& states, const at::Tensor& context,
                              const at::Tensor& sentence, const at::Tensor& weight, const at::Tensor& targets,
                              double smoothing, const at::Tensor& correction, const at::Tensor& shares,
                              bool gradients) {
        const std::int64_t tokens = states.size(0), contextSize = context.size(1);
        // Factors of products; scores and sums have the numbers of the states.
        const at::ScalarType type = factorType(states), numbers = states.scalar_type();
        const at::Tensor factors = weight.to(type), contextFactors = context.to(type),
                         stateFactors = states.to(type);
        const at::Tensor contextWeight = factors.slice(1, 0, contextSize),
                         stateWeight = factors.slice(1, contextSize);
        at::Tensor contextScores = at::linear(contextFactors, contextWeight).to(numbers);  // (N, vocabulary)
        if (correction.numel() > 0) contextScores.add_(correction);
        at::Tensor total = at::zeros({}, states.options().dtype(at::kDouble));
        at::Tensor stateGradient, weightGradient, stateWeightGradient, contextGradient;
        if (gradients) {
            stateGradient = at::empty_like(stateFactors);
            weightGradient = at::zeros(weight.sizes(), weight.options());
            stateWeightGradient = weightGradient.slice(1, contextSize);
            contextGradient = at::zeros_like(contextScores);
        }
        const bool shared = shares.numel() > 0;
        const at::Tensor share = shares.to(at::kDouble).contiguous();
        const at::Tensor lossOfTokens = at::empty_like(share);
        const auto lossOf = usesKernels(states) ? chunkLoss : chunkLossPlainly;
        const std::int64_t step = tokensOfChunk(states);
        for (std::int64_t first = 0; first < tokens; first += step) {
            const std::int64_t last = std::min(tokens, first + step);
            const at::Tensor x = stateFactors.slice(0, first, last);
            Chunk chunk{at::mm(x, stateWeight.t()).to(numbers), sentence.slice(0, first, last),
                        targets.slice(0, first, last), shared ? share.slice(0, first, last) : at::Tensor(),
                        shared ? lossOfTokens.slice(0, first, last) : at::Tensor()};
            total += lossOf(chunk, contextScores, smoothing, contextGradient);
            if (!gradients) continue;
            at::Tensor stateRows = stateGradient.slice(0, first, last);
            const at::Tensor scoreGradient = chunk.scores.to(type);
            at::mm_out(stateRows, scoreGradient, stateWeight);
            if (type == numbers)
                stateWeightGradient.addmm_(scoreGradient.t(), x);
            else
                stateWeightGradient.add_(at::mm(scoreGradient.t(), x));
        }
        if (gradients) {
            const at::Tensor scoreGradient = contextGradient.to(type);
            weightGradient.slice(1, 0, contextSize).copy_(at::mm(scoreGradient.t(), contextFactors));
            saved->save_for_backward({stateGradient.to(numbers),
                                      at::mm(scoreGradient, contextWeight).to(numbers), weightGradient,
                                      lossOfTokens.to(numbers)});
        }
        return total;
    }

    // Once only: the gradients are multiplied where they are.
    static variable_list backward(AutogradContext* saved, variable_list outer) {
        const variable_list gradients = saved->get_saved_variables();
        const at::Tensor scale = outer[0].to(gradients[0].dtype());
        for (const at::Tensor& gradient : gradients) gradient.mul_(scale);
        return {gradients[0], gradients[1], {}, gradients[2], {}, {}, {}, gradients[3], {}};
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
                      const Candidates& candidates, const at::Tensor& shares) {
    const at::Tensor none = at::empty({0}, weight.options().requires_grad(false));
    const at::Tensor& share = shares.defined() ? shares : none;
    const bool gradients = at::GradMode::is_enabled() && weight.requires_grad();
    if (!candidates.tokens.defined())
        return OutputLoss::apply(states, context, sentence, weight, targets, smoothing, none, share,
                                 gradients);
    const at::Tensor among = at::searchsorted(candidates.tokens, targets);
    return OutputLoss::apply(states, context, sentence, weight.index_select(0, candidates.tokens), among,
                             smoothing, candidates.correction.to(weight.dtype()), share, gradients);
}

}  // namespace paragram::neural
