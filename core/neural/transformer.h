// Transformer layers (post-norm, ReLU) with the parameter names of fairseq, so that released checkpoints fit.
#pragma once

#include <torch/torch.h>

#include <string>
#include <vector>

#include "core/neural/model_shape.h"
#include "core/neural/pass.h"
#include "core/neural/token_batch.h"

namespace paragram::neural {

// What a decoder remembers of the tokens written so far: of each layer keys and values (N, heads, t, width /
// heads).
struct DecoderCache {
    std::vector<at::Tensor> keys, values;
    // Keeps these rows, in this order.
    void select(const at::Tensor& rows);
};

class SelfAttention : public torch::nn::Module {
  public:
    explicit SelfAttention(const ModelShape& shape);
    // x: (N, T, width); blocked: added to the scores, (N or 1, 1, T or 1, T). With a cache T is 1, and keys
    // and values of earlier calls are seen, too.
    at::Tensor forward(const at::Tensor& x, const at::Tensor& blocked, at::Tensor* keys = nullptr,
                       at::Tensor* values = nullptr);

  private:
    at::Tensor inputWeight_, inputBias_;
    torch::nn::Linear output_{nullptr};
    std::int64_t heads_;
};

// Attention, in a decoder the context, and the feed-forward block, each with residual and layer norm.
class TransformerLayer : public torch::nn::Module {
  public:
    // contextSize: length of the context vector; 0: an encoder's layer.
    TransformerLayer(const ModelShape& shape, std::int64_t contextSize);
    // context: (N, contextSize), undefined in an encoder.
    at::Tensor forward(at::Tensor x, const at::Tensor& blocked, const at::Tensor& context, Pass& pass,
                       at::Tensor* keys = nullptr, at::Tensor* values = nullptr);

  private:
    std::shared_ptr<SelfAttention> attention_;
    torch::nn::LayerNorm attentionNorm_{nullptr}, contextNorm_{nullptr}, finalNorm_{nullptr};
    torch::nn::Linear context_{nullptr}, inner_{nullptr}, outer_{nullptr};
    std::int64_t width_;
};

struct Latent {
    at::Tensor mean, logVariance;  // (N, latent); without a prior the second is undefined
};

// Sentence to the mean and log-variance of a latent.
class SentenceEncoder : public torch::nn::Module {
  public:
    SentenceEncoder(const ModelShape& shape, bool prior);
    Latent forward(const TokenBatch& sentences, Pass& pass);

  private:
    torch::nn::Embedding embedding_{nullptr};
    std::vector<std::shared_ptr<TransformerLayer>> layers_;
    torch::nn::Linear toMean_{nullptr}, toLogVariance_{nullptr};
    at::Tensor positions_;
    bool averages_;
};

// Context vector and the tokens before each token to states, and states to scores of the next token.
class ContextDecoder : public torch::nn::Module {
  public:
    ContextDecoder(const ModelShape& shape, std::int64_t contextSize);
    // The states at the tokens of the batch (what is read), (tokens, width).
    at::Tensor forward(const TokenBatch& read, const at::Tensor& context, Pass& pass);
    // The states of one more token each, (N, width), which stands at `position` of the sentence (0: first).
    at::Tensor step(const at::Tensor& tokens, std::int64_t position, const at::Tensor& context,
                    DecoderCache& cache);
    // Scores of all tokens (N, vocabulary) of states (N, width).
    at::Tensor scores(const at::Tensor& states, const at::Tensor& context) const;
    // (vocabulary, contextSize + width): the context's columns come first.
    const at::Tensor& outputWeight() const { return outputWeight_; }

  private:
    at::Tensor outputWeight_;
    torch::nn::Embedding embedding_{nullptr};
    std::vector<std::shared_ptr<TransformerLayer>> layers_;
    at::Tensor positions_;
};

}  // namespace paragram::neural
