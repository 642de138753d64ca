// LSTM encoder and decoder: the encoder-decoder of P18, 6, and the models of P20, Appendix A. Gates i, f, g,
// o with two biases, parameters named as torch names them.
#pragma once

#include <torch/torch.h>

#include "core/neural/decoder.h"
#include "core/neural/sentence_encoder.h"

namespace paragram::neural {

// Both directions over a sentence and its end, one layer.
class LstmEncoder : public SentenceEncoder {
  public:
    LstmEncoder(const ModelShape& shape, LatentKind latent);
    at::Tensor states(const TokenBatch& sentences, Pass& pass) override;

  private:
    torch::nn::LSTM lstm_{nullptr};
};

// With a context vector c: the LSTM reads [word; c] (word), starts at tanh(bridge c) (hidden), its state s
// becomes tanh(mix [c; s]) (attention), and the output layer reads [c; s] (logit); P20, Appendix A.
// With the states H of the source: it starts at tanh(bridge [last forward state; first backward state]),
// attends with the scores s^T W H, and the output layer reads tanh(mix [attended; s]) (P18, 6). Cells start
// at zero.
class LstmDecoder : public Decoder {
  public:
    LstmDecoder(const ModelShape& shape, std::int64_t contextWidth, std::int64_t stateWidth);
    at::Tensor forward(const TokenBatch& read, const Memory& memory, Pass& pass) override;
    DecoderState start(const Memory& memory) override;
    at::Tensor step(const at::Tensor& tokens, std::int64_t position, DecoderState& state) override;
    void limit(DecoderState& state, const at::Tensor& tokens) const override;
    at::Tensor outputContext(const at::Tensor& context, std::int64_t sentences) const override;
    at::Tensor outputWeight() const override;

  private:
    // Tokens (N, T) read after a state to outputs (N, T, units); the state moves on.
    at::Tensor run(const at::Tensor& tokens, DecoderState& state, Pass& pass);

    bool word_, hidden_, mixes_, logit_;
    std::int64_t layers_, units_;
    torch::nn::Embedding embedding_{nullptr};
    torch::nn::LSTM lstm_{nullptr};
    std::vector<torch::nn::Linear> bridges_;
    at::Tensor attention_;
    torch::nn::Linear mix_{nullptr}, out_{nullptr};
};

}  // namespace paragram::neural
