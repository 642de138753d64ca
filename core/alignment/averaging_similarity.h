// Cosines of runs with an averaging encoder, from dot products of single sentences: the dot product of two
// runs is a sum over a rectangle, the difference of prefix sums.
#pragma once

#include <utility>
#include <vector>

#include "core/alignment/run_similarity.h"
#include "core/alignment/sentence_sums.h"

namespace paragram {

class AveragingSimilarity : public RunSimilarity {
  public:
    // samples: random runs of each length from which the expected cosines are computed.
    AveragingSimilarity(SentenceSums source, SentenceSums target, int samples, Workers& workers);

    std::int32_t sources() const override { return static_cast<std::int32_t>(source_.sums.size()); }
    std::int32_t targets() const override { return static_cast<std::int32_t>(target_.sums.size()); }
    void cosines(const Band& band, std::int32_t firstRow, std::int32_t lastRow, float* out) const override;
    std::size_t dimension() const override { return source_.sums.vectorLength(); }
    void sentenceVectors(Side side, std::size_t first, std::size_t count, float* out) const override;

  private:
    struct TextSide {
        SentenceSums sums;
        // Of each run by runIndex: 1 / its number of tokens in each part, times 1 / its length as a vector.
        std::vector<std::vector<float>> scales;
    };
    // The parts whose dot products add up: (0,0), (1,1) if parts are concatenated; all pairs if added.
    std::vector<std::pair<std::size_t, std::size_t>> partPairs() const;
    static void computeScales(TextSide& side, Workers& workers);
    static std::vector<float> expectedOf(const TextSide& side, const TextSide& other, int samples,
                                         Workers& workers);

    TextSide source_, target_;
};

}  // namespace paragram
