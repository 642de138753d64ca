// Random numbers that are the same on every computer and compiler.
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>
#include <span>
#include <utility>

namespace paragram {

// SplitMix64 (Steele, Lea, Flood 2014): one multiply-xor-shift chain over a counter.
class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}
    // A separate stream for each purpose of a seed (epoch order, table, ...).
    Random(std::uint64_t seed, std::uint64_t stream) : state_(mix(seed + kStep) ^ mix(~stream)) {}

    std::uint64_t next() { return mix(state_ += kStep); }
    // Uniform in [0, bound), bound > 0, without bias (rejection).
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t limit = -bound % bound;
        std::uint64_t value = next();
        while (value < limit) value = next();
        return value % bound;
    }
    // Uniform in [0, 1).
    double uniform() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    // N(0, 1), by Box-Muller.
    double normal() {
        const double radius = std::sqrt(-2.0 * std::log(1.0 - uniform()));
        return radius * std::cos(2.0 * std::numbers::pi * uniform());
    }
    // Fisher-Yates shuffle.
    template <class T>
    void shuffle(std::span<T> values) {
        for (std::size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[below(i)]);
    }

    static std::uint64_t mix(std::uint64_t z) {
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

  private:
    static constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15ULL;
    std::uint64_t state_;
};

}  // namespace paragram
