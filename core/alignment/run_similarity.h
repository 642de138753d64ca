// Cosines between runs of consecutive sentences of two texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/alignment/band.h"
#include "core/base/numeric/matrix.h"
#include "core/pairs/store/sentence_pair.h"

namespace paragram {

// The most sentences of a run.
inline constexpr std::int32_t kLargestRun = 8;
// Runs of a and b sentences, 1..kLargestRun each: the index of a pair of lengths.
inline constexpr std::size_t kRunPairs = static_cast<std::size_t>(kLargestRun) * kLargestRun;
constexpr std::size_t runPair(std::int32_t sources, std::int32_t targets) {
    return static_cast<std::size_t>((sources - 1) * kLargestRun + targets - 1);
}
// The index of the run of `count` sentences that ends before position `end`.
constexpr std::size_t runIndex(std::int32_t end, std::int32_t count) {
    return static_cast<std::size_t>(end) * kLargestRun + static_cast<std::size_t>(count - 1);
}

// For any thread once it exists.
class RunSimilarity {
  public:
    virtual ~RunSimilarity() = default;
    virtual std::int32_t sources() const = 0;
    virtual std::int32_t targets() const = 0;

    // For every position of the rows firstRow..lastRow of band, in their order, kRunPairs cosines of the runs
    // that end there; undefined for runs that would start before the text. out has the space.
    virtual void cosines(const Band& band, std::int32_t firstRow, std::int32_t lastRow, float* out) const = 0;

    // What the cosine of a run with a random run of the other text of a given length is on average:
    // [runIndex(end, count) * kLargestRun + otherCount - 1]. The sample is the same for equal texts.
    const std::vector<float>& sourceExpected() const { return sourceExpected_; }
    const std::vector<float>& targetExpected() const { return targetExpected_; }

    // Vectors of `count` single sentences from `first` on, of length 1 or zero: (count, dimension()) in out.
    virtual std::size_t dimension() const = 0;
    virtual void sentenceVectors(Side side, std::size_t first, std::size_t count, float* out) const = 0;

  protected:
    std::vector<float> sourceExpected_, targetExpected_;
};

}  // namespace paragram
