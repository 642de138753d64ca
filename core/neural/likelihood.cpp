#include "core/neural/likelihood.h"

#include <ATen/CPUGeneratorImpl.h>

#include <cmath>
#include <stdexcept>

#include "core/neural/update.h"

namespace paragram::neural {
namespace {

constexpr std::int64_t kTogether = 128;  // sentences, with repetitions

// Log-density of independent normal distributions, summed over the last dimension.
at::Tensor logDensity(const at::Tensor& z, const at::Tensor& mean, const at::Tensor& logVariance) {
    const double constant = std::log(2 * M_PI);
    return ((z - mean).square() / logVariance.exp() + logVariance + constant).sum(-1) * -0.5;
}

}  // namespace

Likelihoods likelihoods(GenerativeModel& model, const std::vector<Tokens>& sentences, std::int64_t samples,
                        std::uint64_t seed, int threads) {
    const Variant& variant = model.variant();
    if (!variant.prior || !variant.readsSource || variant.languageLatents)
        throw std::runtime_error("a " + model.shape().variant +
                                 " model gives sentences no probability; envae does");
    const auto count = static_cast<std::int64_t>(sentences.size());
    const auto numbers = model.numbers();
    Likelihoods found{at::zeros({count}, at::kDouble), at::zeros({count, model.shape().latent}, numbers),
                      at::zeros({count, model.shape().latent}, numbers)};
    inThreads(threads, [&](int thread) {
        const at::NoGradGuard off;
        for (std::int64_t s = thread; s < count; s += threads) {
            const Tokens& sentence = sentences[static_cast<std::size_t>(s)];
            Pass pass;
            const Latent latent = model.encode("encoder_sem", {&sentence, 1}, pass);
            found.mean.select(0, s).copy_(latent.mean[0]);
            found.logVariance.select(0, s).copy_(latent.logVariance[0]);
            auto generator = at::detail::createCPUGenerator(seed + static_cast<std::uint64_t>(s));
            std::vector<at::Tensor> logs;
            for (std::int64_t first = 0; first < samples; first += kTogether) {
                const std::int64_t some = std::min(kTogether, samples - first);
                const at::Tensor noise =
                    at::empty({some, model.shape().latent}, at::kDouble).normal_(0, 1, generator);
                const at::Tensor z = latent.mean + noise.to(numbers) * (latent.logVariance * 0.5).exp();
                const at::Tensor zero = at::zeros_like(z);
                const std::vector<Tokens> repeated(static_cast<std::size_t>(some), sentence);
                logs.push_back(model.logProbabilities("decoder_en", repeated, z) +
                               (logDensity(z, zero, zero) - logDensity(z, latent.mean, latent.logVariance))
                                   .to(at::kDouble));
            }
            const at::Tensor all = at::cat(logs);
            found.logLikelihood[s] = all.logsumexp(0).item<double>() - std::log(static_cast<double>(samples));
        }
    });
    return found;
}

}  // namespace paragram::neural
