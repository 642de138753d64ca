// g(s) = mean (or element-wise maximum) of the embeddings of a sentence's tokens (P18 SP/WORD/TRIGRAM; P19,
// 2), or the sum or concatenation of two or three such vectors (P18, 5.6).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/encoder_layout.h"
#include "core/encoders/token_index.h"
#include "core/settings/settings.h"

namespace paragram {

// Gradient of the table: only the rows that have one, each listed once. values is (rows.size(), dimension).
struct SparseGradient {
    std::vector<std::int32_t> rows;
    Matrix values;
};

// One object per training thread; the table (layout.rows(), dimension) belongs to the caller.
class AveragingEncoder {
  public:
    // layout: the rows of each part.
    AveragingEncoder(const EncoderSettings& settings, EncoderLayout layout);

    // out: (sentences.size(), layout.outputDimension(dimension)). No dropout.
    void encode(const Matrix& table, std::span<const Sentence> sentences, Matrix& out,
                Workers& workers) const;

    // As encode, with inverted dropout of the looked-up elements; the mask depends only on maskSeed. Of out
    // only the rows of the sentences in range are set.
    void forward(const Matrix& table, std::span<const Sentence> sentences, IndexRange range,
                 std::uint64_t maskSeed, Matrix& out, Workers& workers);

    // Gradient for the sentences of the last forward; index is theirs. outGradient has the shape of its out;
    // active[s] = 0 says that the row of sentence s is zero. A row whose sentences are all inactive is
    // omitted. The sum for a row is in the order of the sentences, independent of the number of threads.
    void backward(std::span<const Sentence> sentences, const TokenIndex& index, const Matrix& outGradient,
                  std::span<const char> active, SparseGradient& gradient, Workers& workers);

  private:
    void encodeRange(const Matrix& table, std::span<const Sentence> sentences, IndexRange range, Matrix& out,
                     Workers& workers) const;
    void encodePart(const Matrix& table, Sentence tokens, std::span<float> out) const;
    void forwardMean(const Matrix& table, Sentence sentence, EncoderLayout::Range range, std::size_t index,
                     std::span<float> out) const;
    void forwardMax(const Matrix& table, Sentence sentence, EncoderLayout::Range range, std::size_t index,
                    std::span<float> out, std::uint16_t* winner) const;
    void addMaxGradient(std::size_t sentence, std::size_t position, std::size_t part,
                        std::span<const float> outGradient, std::span<float> row) const;
    std::uint32_t maskSeedOf(std::size_t sentence, std::size_t position) const;

    EncoderLayout layout_;
    bool max_;
    float keepScale_;              // 1 / (1 - dropout)
    std::uint32_t dropThreshold_;  // of dropoutKeeps; 0: no dropout
    std::uint64_t maskSeed_ = 0;
    std::vector<std::size_t> activeRows_;  // of the last backward, positions in the index
    std::vector<std::uint16_t>
        winner_;  // max pooling: position of the largest, (sentences, parts * dimension)
};

}  // namespace paragram
