// What writes sentences.
#pragma once

#include <torch/nn/module.h>

#include <cstdint>
#include <vector>

#include "core/neural/pass.h"
#include "core/neural/token_batch.h"

namespace paragram::neural {

// What a decoder writes from: a vector of each sentence, or the states of every token of the source.
struct Memory {
    at::Tensor context{};       // (N, c)
    at::Tensor states{};        // (N, S, w)
    at::Tensor lengths{};       // (N), on the processor
    at::Tensor blocked{};       // (N, 1, 1, S): 0 at tokens, -infinity elsewhere
    at::Tensor forms{};         // (N, F, f): of every symbol of the form to write; undefined: none is given
    at::Tensor formsBlocked{};  // (N, 1, 1, F)
    at::Tensor ids{};           // (N, S): of the tokens of the source
};

// What a decoder has to say at the tokens of a batch.
struct DecoderOutput {
    at::Tensor states{};  // (tokens, outputWidth)
    // Of a decoder that copies: how much it does, (tokens), and the attention to each token of the source,
    // (tokens, S).
    at::Tensor copyShare{}, attention{};
};

// Added to the probability of a copy, so that its logarithm is finite (train_scpn.py of miyyer/scpn).
inline constexpr double kLeastCopy = 1e-20;

// Where the decoder is with each row of a search; the rows are the first dimension of every tensor.
struct DecoderState {
    at::Tensor context{};
    std::vector<at::Tensor> past{};    // what it remembers of the tokens written
    std::vector<at::Tensor> source{};  // what it attends to
    at::Tensor weight{}, bias{};  // of the output layer, after Decoder::limit; not one row for each of the
                                  // search's
    at::Tensor limitedTo{};       // its tokens
    // Keeps these rows, in this order.
    void select(const at::Tensor& rows);
};

class Decoder : public torch::nn::Module {
  public:
    // At the tokens of the batch (what is read).
    virtual DecoderOutput forward(const TokenBatch& read, const Memory& memory, Pass& pass) = 0;
    // The state before the first token.
    virtual DecoderState start(const Memory& memory) = 0;
    // Scores of all tokens (N, vocabulary) after one more token each, which stands at `position` of the
    // sentence (0: first). If it copies, they are what a search adds; otherwise their log-softmax is.
    virtual at::Tensor step(const at::Tensor& tokens, std::int64_t position, DecoderState& state) = 0;
    // From now on step scores these tokens only, in this order.
    virtual void limit(DecoderState& state, const at::Tensor& tokens) const = 0;
    // The scores of a state are outputWeight * [outputContext; state].
    virtual at::Tensor outputContext(const at::Tensor& context, std::int64_t sentences) const = 0;
    virtual at::Tensor outputWeight() const = 0;

    // Length of the context it writes from; 0: it attends to the states of the source.
    std::int64_t contextWidth() const { return contextWidth_; }
    bool attends() const { return contextWidth_ == 0; }
    virtual bool copies() const { return false; }

  protected:
    explicit Decoder(std::int64_t contextWidth) : contextWidth_(contextWidth) {}

  private:
    std::int64_t contextWidth_;
};

}  // namespace paragram::neural
