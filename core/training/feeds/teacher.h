// The vectors that another model gives to sentences, which a training follows (train.teacher).
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/tokens/token_list.h"

namespace paragram {

class Teacher {
  public:
    Teacher() = default;  // none
    explicit Teacher(Matrix vectors);

    // The tokens of a sentence and the row of its vector. Of sentences with the same tokens the first counts.
    void add(std::span<const std::int32_t> sentence, std::int32_t row);

    bool empty() const { return rows_.empty(); }
    const Matrix& vectors() const { return vectors_; }
    // The rows of the sources, then those of the targets. A sentence without a vector has its partner's, as
    // translations should have the same (Reimers and Gurevych 2020); -1: neither has one.
    void rowsOf(const PairTokens& pairs, std::vector<std::int32_t>& rows) const;
    // Of the vectors and sentences.
    std::uint64_t fingerprint() const { return fingerprint_; }

  private:
    std::int32_t rowOf(std::span<const std::int32_t> sentence) const;

    Matrix vectors_;
    std::unordered_map<std::uint64_t, std::int32_t> rows_;  // by the hash of a sentence's tokens
    std::uint64_t fingerprint_ = 0;
};

}  // namespace paragram
