// The cost of every link that a search may choose (methods.md, Alignment).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "core/alignment/link.h"
#include "core/alignment/run_similarity.h"
#include "core/alignment/text_cues.h"
#include "core/alignment/word_matches.h"
#include "core/settings/settings.h"

namespace paragram {

// For any thread once it exists; similarity, words and cues outlive it.
class LinkCosts {
  public:
    // ratio: characters of the target for each character of the source, in translations.
    LinkCosts(const RunSimilarity& similarity, const WordMatches& words, const TextCues& source,
              const TextCues& target, double ratio, const AlignSettings& settings);

    std::int32_t sources() const { return similarity_.sources(); }
    std::int32_t targets() const { return similarity_.targets(); }
    // For every position of the rows firstRow..lastRow of band, in their order, kRunPairs costs of the links
    // that end there; infinite for links that would start before a text or exceed the largest size.
    void compute(const Band& band, std::int32_t firstRow, std::int32_t lastRow,
                 std::vector<float>& out) const;
    // The cost of leaving one sentence without a translation.
    double skip() const { return skip_; }
    // How far apart the two sides of a link are: 0 for the same vector, about 1 for random runs.
    double distance(const Link& link) const;
    // The distance that hardly any random link of two sentences stays below.
    double chanceDistance() const { return chanceDistance_; }

  private:
    struct Region;
    void addTo(float* cell, std::int32_t row, std::int32_t column, const Region& region) const;
    void measureRandomLinks();

    const RunSimilarity& similarity_;
    const WordMatches& words_;
    const TextCues &source_, &target_;
    AlignSettings settings_;
    // Of each pair of lengths: what multiplies its distance, and what it costs.
    std::array<float, kRunPairs> distanceWeights_{}, sizes_{};
    std::vector<float> sourceLengths_, targetLengths_;  // of runs, in characters of the target, by runIndex
    double skip_ = 1, chanceDistance_ = 0.85;
};

}  // namespace paragram
