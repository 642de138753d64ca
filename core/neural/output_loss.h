// The loss of what a decoder writes, without ever holding the scores of a whole micro-batch.
#pragma once

#include <torch/types.h>

#include <cstdint>
#include <vector>

namespace paragram::neural {

// The tokens among which the softmax chooses.
struct Candidates {
    at::Tensor tokens;      // of the candidates, ascending; undefined: all
    at::Tensor correction;  // added to each candidate's score: -log of the probability that it is one
};
// The targets and a random sample of the others (Poisson sampling with these probabilities), so that the sum
// of exponentials is estimated without bias; with probabilities of 1 the loss is the full one.
Candidates chooseCandidates(const at::Tensor& targets, const at::Tensor& inclusion, at::Generator& generator);

// Probabilities of the tokens, proportional to their counts + 1 and at most 1, with `expected` as their sum.
at::Tensor inclusionOf(const std::vector<std::int32_t>& counts, double expected);

// Sum over tokens of share times (1 - smoothing) * -log p(target) + smoothing * mean over the vocabulary (or
// the candidates) of -log p, where p is the softmax of weight * [context; state]. states: (tokens, width);
// context: (N, c); sentence: of each token, ascending; weight: (vocabulary, c + width); shares: of the
// tokens, undefined: 1. A chunk of scores is computed, used for the loss and its gradients, and dropped.
at::Tensor outputLoss(const at::Tensor& states, const at::Tensor& context, const at::Tensor& sentence,
                      const at::Tensor& weight, const at::Tensor& targets, double smoothing,
                      const Candidates& candidates, const at::Tensor& shares = {});

}  // namespace paragram::neural
