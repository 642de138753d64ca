// g(s) = mean (or element-wise maximum) of the hidden states of an LSTM over the embeddings of a sentence's
// tokens, in one direction or both (P18, 4; P19, 3; methods.md, Encoders).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/encoders/recurrent/fused_lstm.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/tokens/token_list.h"

namespace paragram {

// One object per training thread; table and weights belong to the caller and have the shapes of the settings.
class RecurrentEncoder {
  public:
    // firstRow: of its embeddings; token t reads the row firstRow + t.
    explicit RecurrentEncoder(const EncoderSettings& settings, std::int32_t firstRow = 0);

    // out: (sentences.size(), recurrentDimension). onTarget: which network reads them, where each language
    // has its own. No dropout.
    void encode(const Matrix& table, const NetworkWeights& weights, std::span<const Sentence> sentences,
                bool onTarget, Matrix& out, Workers& workers);

    // As encode, with a side for each sentence, and inverted dropout of the looked-up elements; the mask
    // depends only on maskSeed and on the sentence's number, the first's being firstNumber. Without dropout a
    // sentence that occurs several times (at the same address) is computed once.
    void forward(const Matrix& table, const NetworkWeights& weights, std::span<const Sentence> sentences,
                 std::span<const char> onTarget, std::size_t firstNumber, std::uint64_t maskSeed, Matrix& out,
                 Workers& workers);

    // Gradient for the sentences of the last forward. outGradient has the shape of its out; active[s] = 0
    // says that the row of sentence s is zero. rows: of the table, each row once; network: has the shape of
    // the weights, overwritten. The sums do not depend on the order in which threads end.
    void backward(const NetworkWeights& weights, const Matrix& outGradient, std::span<const char> active,
                  SparseGradient& rows, NetworkWeights& network, Workers& workers);

  private:
    // The sentences that one network reads.
    struct Group {
        std::vector<std::size_t> members;    // rows of out
        std::vector<std::int32_t> textOf;    // of each member: its place among the different sentences
        TokenList tokens;                    // of these, as numbers of embeddings
        std::vector<Sentence> sentences;     // views of tokens
        std::vector<std::int32_t> tableRow;  // of each embedding
        std::vector<std::uint32_t> mask;     // seed of each embedding's dropout; empty: none
        std::vector<float> embeddings;       // (tableRow.size(), d)
        std::vector<float> vectors;          // (sentences, outputs of the LSTM)
        FusedLstm lstm;

        explicit Group(const LstmShape& shape) : lstm(shape) {}
        void clear();
    };
    std::size_t sentencesAtOnce() const;
    void addSentence(Group& group, Sentence sentence, std::size_t tableRows, std::size_t index);
    void lookUp(Group& group, const Matrix& table, Workers& workers) const;
    void runGroup(Group& group, const Matrix& table, const NetworkWeights& weights, std::size_t network,
                  bool keep, Matrix& out, Workers& workers);
    std::vector<LstmDirectionWeights> weightsOf(const NetworkWeights& weights, std::size_t network);
    void addRows(const Group& group, const std::vector<float>& gradient, std::size_t tableRows,
                 SparseGradient& rows);
    void collect(std::size_t network, FusedLstmGradient& from, NetworkWeights& to) const;
    void clear(std::size_t network, NetworkWeights& gradient) const;

    EncoderSettings settings_;
    LstmShape shape_;
    std::int32_t firstRow_;
    bool added_;  // the directions' vectors
    std::uint32_t dropThreshold_;
    float keepScale_;
    std::uint64_t maskSeed_ = 0;
    std::size_t tableRows_ = 0;
    std::vector<Group> groups_;
    std::vector<std::vector<float>> biases_;  // of each direction of each network: the sum of both
    std::vector<std::int32_t> slot_;          // of a table row; -1 outside of a call
};

}  // namespace paragram
