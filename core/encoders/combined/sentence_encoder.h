// Tokens to sentence vectors by whatever encoder the settings describe: averages, a recurrent network, or
// both beside each other (P18, 5.6).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/encoders/combined/encoder_shape.h"
#include "core/encoders/encoder_layout.h"
#include "core/encoders/recurrent/network_weights.h"
#include "core/encoders/recurrent/recurrent_encoder.h"
#include "core/settings/settings.h"

namespace paragram {

// One object per training thread; table (tableRows, dimension) and weights belong to the caller.
class SentenceEncoder {
  public:
    SentenceEncoder(const EncoderSettings& settings, EncoderLayout layout);

    // out: (sentences.size(), vectorLength). onTarget: the side that they are on. No dropout.
    void encode(const Matrix& table, const NetworkWeights& weights, std::span<const Sentence> sentences,
                bool onTarget, Matrix& out, Workers& workers);

    // As encode, with a side for each sentence, and inverted dropout of the looked-up elements; the mask
    // depends only on maskSeed. Of out only the rows of the sentences in range are set.
    void forward(const Matrix& table, const NetworkWeights& weights, std::span<const Sentence> sentences,
                 IndexRange range, std::span<const char> onTarget, std::uint64_t maskSeed, Matrix& out,
                 Workers& workers);

    // Whether backward needs nothing of a forward but its mask: a gradient can be computed for any sentences,
    // whoever encoded them.
    bool backwardIsFree() const { return !network_ && settings_.pooling == Pooling::mean; }
    // Gradient for the sentences of the last forward; index is theirs, within its range unless
    // backwardIsFree. outGradient has the shape of its out;
    // active[s] = 0 says that the row of sentence s is zero. rows: of the table, each row once; network:
    // overwritten, empty without one. The sums do not depend on the number of threads or on which ended
    // first.
    void backward(const NetworkWeights& weights, std::span<const Sentence> sentences, const TokenIndex& index,
                  const Matrix& outGradient, std::span<const char> active, SparseGradient& rows,
                  NetworkWeights& network, Workers& workers);

    // The rows of the table that sentences with these tokens read, each once.
    std::span<const std::int32_t> rowsRead(std::span<const std::int32_t> tokens);

    // The first token that a network does not read: those of the first part are below it.
    std::int32_t networkEnd() const { return layout_.ends.front(); }

  private:
    // The tokens that the network reads, of sentences of all parts.
    std::span<const Sentence> read(std::span<const Sentence> sentences);
    void join(IndexRange range, Matrix& out) const;

    EncoderSettings settings_;
    EncoderLayout layout_;
    std::optional<AveragingEncoder> average_;
    std::optional<RecurrentEncoder> network_;
    IndexRange range_;  // of the last forward
    // Working memory of a combination. averages_ has the rows of out, vectors_ those of the range.
    std::vector<Sentence> read_;
    std::vector<std::int32_t> rows_;
    Matrix averages_, vectors_;
    SparseGradient networkRows_;
};

}  // namespace paragram
