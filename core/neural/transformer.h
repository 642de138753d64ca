// Transformer layers (post-norm, ReLU) with the parameter names of fairseq, so that released checkpoints fit.
#pragma once

#include <torch/nn/modules/embedding.h>
#include <torch/nn/modules/linear.h>
#include <torch/nn/modules/normalization.h>

#include <string>
#include <vector>

#include "core/neural/decoder.h"
#include "core/neural/fused_attention.h"
#include "core/neural/sentence_encoder.h"

namespace paragram::neural {

// What a layer of a decoder attends to in the source, (N, S, width).
struct Attended {
    at::Tensor keys{}, values{};
    Visibility visible{};
};

class SelfAttention : public torch::nn::Module {
  public:
    explicit SelfAttention(const ModelShape& shape);
    // x: (N, T, width). With a cache T is 1, and keys and values of earlier calls are seen, too.
    at::Tensor forward(const at::Tensor& x, const Visibility& visible, at::Tensor* keys = nullptr,
                       at::Tensor* values = nullptr);

  private:
    at::Tensor inputWeight_, inputBias_;
    torch::nn::Linear output_{nullptr};
    std::int64_t heads_;
};

// Attention to the source (Vaswani et al. 2017).
class CrossAttention : public torch::nn::Module {
  public:
    explicit CrossAttention(const ModelShape& shape);
    // states: (N, S, width).
    Attended attend(const Memory& memory) const;
    // x: (N, T, width).
    at::Tensor forward(const at::Tensor& x, const Attended& source);

  private:
    torch::nn::Linear query_{nullptr}, key_{nullptr}, value_{nullptr}, output_{nullptr};
    std::int64_t heads_;
};

// Attention, in a decoder the context or attention to the source, and the feed-forward block, each with
// residual and layer norm.
class TransformerLayer : public torch::nn::Module {
  public:
    enum class Reads { nothing, context, source };
    // contextWidth: length of the context vector.
    TransformerLayer(const ModelShape& shape, Reads reads, std::int64_t contextWidth = 0);
    Attended attend(const Memory& memory) const;
    // context: (N, contextWidth), or undefined; source: empty, or of attend.
    at::Tensor forward(at::Tensor x, const Visibility& visible, const at::Tensor& context,
                       const Attended& source, Pass& pass, at::Tensor* keys = nullptr,
                       at::Tensor* values = nullptr);

  private:
    std::shared_ptr<SelfAttention> attention_;
    std::shared_ptr<CrossAttention> crossAttention_;
    torch::nn::LayerNorm attentionNorm_{nullptr}, contextNorm_{nullptr}, finalNorm_{nullptr};
    torch::nn::Linear context_{nullptr}, inner_{nullptr}, outer_{nullptr};
    std::int64_t width_;
};

class TransformerEncoder : public SentenceEncoder {
  public:
    TransformerEncoder(const ModelShape& shape, LatentKind latent);
    at::Tensor states(const TokenBatch& sentences, Pass& pass) override;

  private:
    std::vector<std::shared_ptr<TransformerLayer>> layers_;
    at::Tensor positions_;
};

// The output layer reads [context; state].
class TransformerDecoder : public Decoder {
  public:
    TransformerDecoder(const ModelShape& shape, std::int64_t contextWidth);
    DecoderOutput forward(const TokenBatch& read, const Memory& memory, Pass& pass) override;
    DecoderState start(const Memory& memory) override;
    at::Tensor step(const at::Tensor& tokens, std::int64_t position, DecoderState& state) override;
    void limit(DecoderState& state, const at::Tensor& tokens) const override;
    at::Tensor outputContext(const at::Tensor& context, std::int64_t sentences) const override;
    at::Tensor outputWeight() const override { return outputWeight_; }

  private:
    at::Tensor outputWeight_;  // (vocabulary, contextWidth + width)
    torch::nn::Embedding embedding_{nullptr};
    std::vector<std::shared_ptr<TransformerLayer>> layers_;
    at::Tensor positions_;
};

}  // namespace paragram::neural
