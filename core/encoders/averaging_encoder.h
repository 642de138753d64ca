// g(s) = mean (or element-wise maximum) of the embeddings of a sentence's tokens (P18 SP/WORD/TRIGRAM, P19
// 2).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/matrix.h"
#include "core/base/workers.h"
#include "core/settings/settings.h"

namespace paragram {

using Sentence = std::span<const std::int32_t>;  // token ids, never empty

// Gradient of the table: only the rows in use. values is (rows.size(), dimension), rows ascending.
struct SparseGradient {
    std::vector<std::int32_t> rows;
    Matrix values;
};

// One object a training thread; the table belongs to the caller.
class AveragingEncoder {
  public:
    explicit AveragingEncoder(const EncoderSettings& settings);

    // out: (sentences.size(), dimension). No dropout.
    void encode(const Matrix& table, std::span<const Sentence> sentences, Matrix& out,
                Workers& workers) const;

    // As encode, with inverted dropout on the looked-up elements; the mask is a function of maskSeed.
    void forward(const Matrix& table, std::span<const Sentence> sentences, std::uint64_t maskSeed,
                 Matrix& out, Workers& workers);

    // Gradient for the sentences of the last forward: outGradient is (sentences.size(), dimension). The sum
    // of a row runs in the order of the sentences whatever the number of threads.
    void backward(std::span<const Sentence> sentences, const Matrix& outGradient, SparseGradient& gradient,
                  Workers& workers);

  private:
    struct Occurrence {
        std::int32_t token;
        std::int32_t sentence;
        std::int32_t position;
    };
    void sortOccurrences(std::span<const Sentence> sentences);
    void forwardMean(const Matrix& table, Sentence sentence, std::size_t index, std::span<float> out) const;
    void forwardMax(const Matrix& table, Sentence sentence, std::size_t index, std::span<float> out);
    void addGradient(const Occurrence& at, Sentence sentence, std::span<const float> outGradient,
                     std::span<float> row) const;
    std::uint32_t maskSeedOf(std::size_t sentence, std::size_t position) const;

    bool max_;
    float keepScale_;              // 1 / (1 - dropout)
    std::uint32_t dropThreshold_;  // element hashes below it are dropped; 0: no dropout
    std::uint64_t maskSeed_ = 0;
    std::vector<Occurrence> occurrences_;  // of the last backward, by token
    std::vector<std::size_t> firstOfRow_;
    std::vector<std::uint16_t> winner_;  // max pooling: position of the largest, (sentences, dimension)
};

}  // namespace paragram
