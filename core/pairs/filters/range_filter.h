// A filter that measures a pair, or each of its sides, and keeps values within a range.
#pragma once

#include <cmath>

#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// Measure: float first, float second = measure(const SentencePair&, FilterWorkspace&); second is NaN for a
// quantity of the pair. const, callable by any thread.
template <class Measure>
class RangeFilter : public PairFilter {
  public:
    // The range is inclusive.
    RangeFilter(Measure measure, double minimum, double maximum)
        : measure_(std::move(measure)),
          minimum_(static_cast<float>(minimum)),
          maximum_(static_cast<float>(maximum)) {}

    void judge(std::span<const SentencePair> pairs, std::span<const std::uint32_t> chosen,
               FilterWorkspace& work, std::span<FilterDecision> out) const override {
        for (std::size_t i = 0; i < chosen.size(); ++i) {
            const auto [first, second] = measure_(pairs[chosen[i]], work);
            out[i] = {first, second, inRange(first) && (std::isnan(second) || inRange(second))};
        }
    }

  private:
    bool inRange(float value) const { return value >= minimum_ && value <= maximum_; }
    Measure measure_;
    float minimum_, maximum_;
};

struct Measured {
    float first = 0;
    float second = std::numeric_limits<float>::quiet_NaN();
};

// Applies a measure to both sides.
template <class MeasureSide>
auto ofEachSide(MeasureSide measure) {
    return [measure](const SentencePair& pair, FilterWorkspace& work) {
        return Measured{static_cast<float>(measure(pair.source, work)),
                        static_cast<float>(measure(pair.target, work))};
    };
}

template <class Measure>
FilterInstance rangeFilter(Measure measure, const FilterValues& values) {
    FilterInstance made;
    made.filter = std::make_unique<RangeFilter<Measure>>(std::move(measure), values.number("minimum"),
                                                         values.number("maximum"));
    return made;
}

}  // namespace paragram
