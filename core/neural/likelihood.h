// How probable a variational autoencoder finds sentences.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <vector>

#include "core/neural/generative_model.h"

namespace paragram::neural {

struct Likelihoods {
    at::Tensor logLikelihood;      // (N), in nats: estimates of log p(sentence)
    at::Tensor mean, logVariance;  // (N, latent), of q(z | sentence)
};

// log 1/K sum over K samples of z from q(z | x) of p(x | z) p(z) / q(z | x), the importance-weighted estimate
// (Burda et al. 2016; P20, A.1), which a larger K makes no smaller on average. The draws depend on seed
// alone. Throws std::runtime_error if the model is no autoencoder with one latent distribution.
Likelihoods likelihoods(GenerativeModel& model, const std::vector<Tokens>& sentences, std::int64_t samples,
                        std::uint64_t seed, int threads);

}  // namespace paragram::neural
