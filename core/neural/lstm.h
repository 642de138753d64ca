// LSTM encoder and decoder: the encoder-decoder of P18, 6, the models of P20, Appendix A, and SCPN (Iyyer et
// al. 2018). Gates i, f, g, o with two biases, parameters named as torch names them.
#pragma once

#include <torch/nn/modules/embedding.h>
#include <torch/nn/modules/linear.h>
#include <torch/nn/modules/rnn.h>

#include "core/neural/decoder.h"
#include "core/neural/sentence_encoder.h"

namespace paragram::neural {

enum class Directions { both, forward };

// Over a sentence and its end, one layer.
class LstmEncoder : public SentenceEncoder {
  public:
    LstmEncoder(const ModelShape& shape, LatentKind latent, Directions directions = Directions::both);
    at::Tensor states(const TokenBatch& sentences, Pass& pass) override;

  private:
    torch::nn::LSTM lstm_{nullptr};
};

// With a context vector c: the LSTM reads [word; c] (word), starts at tanh(bridge c) (hidden), its state s
// becomes tanh(mix [c; s]) (attention), and the output layer reads [c; s] (logit); P20, Appendix A.
// With the states H of the source: it starts at tanh(bridge [last forward state; first backward state]),
// attends with the scores s^T W H, and the output layer reads tanh(mix [attended; s]) (P18, 6). Cells start
// at zero.
// With the states F of a form beside them: before each word its top state s' attends to P = project F with
// the scores s'^T V P, and the LSTM reads x = [word; attended] (train_scpn.py of miyyer/scpn; its one table
// of words for both sides and its output layer without tanh are not taken over). If it copies, the share
// p = sigmoid(u [x; attended; s]) of each score comes from the attention a to the source, the rest from the
// softmax: p log(sum of a at this token + 1e-20) + (1 - p) log-softmax.
class LstmDecoder : public Decoder {
  public:
    LstmDecoder(const ModelShape& shape, std::int64_t contextWidth, std::int64_t stateWidth);
    DecoderOutput forward(const TokenBatch& read, const Memory& memory, Pass& pass) override;
    DecoderState start(const Memory& memory) override;
    at::Tensor step(const at::Tensor& tokens, std::int64_t position, DecoderState& state) override;
    void limit(DecoderState& state, const at::Tensor& tokens) const override;
    at::Tensor outputContext(const at::Tensor& context, std::int64_t sentences) const override;
    at::Tensor outputWeight() const override;
    bool copies() const override { return copy_.defined(); }

  private:
    // Tokens (N, T) read after a state to states (N, T, units), shares (N, T) and attention (N, T, S); the
    // state moves on.
    DecoderOutput run(const at::Tensor& tokens, DecoderState& state, Pass& pass);
    // What the LSTM reads, (N, T, input), to its outputs.
    at::Tensor advance(const at::Tensor& x, DecoderState& state);
    // The same for words (N, T, width), which become what the LSTM reads: with what of the form is attended
    // to beside them.
    at::Tensor advanceInForm(at::Tensor& words, DecoderState& state);

    bool word_, hidden_, mixes_, logit_;
    std::int64_t layers_, units_;
    torch::nn::Embedding embedding_{nullptr};
    torch::nn::LSTM lstm_{nullptr};
    std::vector<torch::nn::Linear> bridges_;
    at::Tensor attention_, formAttention_, copy_;
    torch::nn::Linear projectForm_{nullptr}, mix_{nullptr}, out_{nullptr};
};

}  // namespace paragram::neural
