// A small random number generator with fixed output: the distributions of the standard library differ between
// implementations, and the sample must have the same bytes everywhere.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace paragram::sample {

// SplitMix64 (Steele, Lea and Flood, 2014).
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15U;
        std::uint64_t value = state_;
        value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
        value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
        return value ^ (value >> 31U);
    }

    // 0 .. bound-1; the bias of the remainder is below 1e-15 for our bounds.
    int below(std::size_t bound) { return static_cast<int>(next() % bound); }

    bool chance(int percent) { return below(100) < percent; }

    template <typename T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t i = items.size(); i > 1; --i) {
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
        }
    }

  private:
    std::uint64_t state_;
};

}  // namespace paragram::sample
