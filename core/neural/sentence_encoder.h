// What reads sentences: tokens to states, and states to the mean and log-variance of a latent.
#pragma once

#include <torch/nn/modules/embedding.h>
#include <torch/nn/modules/linear.h>

#include <cstdint>

#include "core/neural/model_shape.h"
#include "core/neural/pass.h"
#include "core/neural/token_batch.h"

namespace paragram::neural {

struct Latent {
    at::Tensor mean, logVariance;  // (N, latent); without a prior the second is undefined
};

// The latents that an encoder has: none, whose sentence vector is the mean of its states, vectors, or
// distributions.
enum class LatentKind { none, vector, distribution };

class SentenceEncoder : public torch::nn::Module {
  public:
    // The states at every token, (N, T, stateWidth); what stands at padding is not said.
    virtual at::Tensor states(const TokenBatch& sentences, Pass& pass) = 0;
    Latent forward(const TokenBatch& sentences, Pass& pass);
    std::int64_t stateWidth() const { return stateWidth_; }

  protected:
    SentenceEncoder(const ModelShape& shape, std::int64_t stateWidth);
    // After the layers, in the order of the parameters of released models.
    void addLatent(const ModelShape& shape, LatentKind latent);

    torch::nn::Embedding embedding_{nullptr};

  private:
    torch::nn::Linear toMean_{nullptr}, toLogVariance_{nullptr};
    std::int64_t stateWidth_;
    bool averages_;
};

// Initialised as fairseq does.
torch::nn::Linear linearLayer(std::int64_t in, std::int64_t out, bool bias = true);
torch::nn::Embedding embeddingLayer(const ModelShape& shape);

}  // namespace paragram::neural
