#include "core/pairs/statistics/trigram_counts.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace paragram {
namespace {

constexpr std::size_t kTogether = 1U << 20;  // at least so many are merged at once

}  // namespace

void TrigramCounts::add(std::uint64_t first, std::uint64_t second, std::uint64_t third) {
    const std::array<std::uint64_t, 3> words{first, second, third};
    added_.push_back(XXH3_64bits(words.data(), sizeof words));
    if (added_.size() < std::max(kTogether, known_.size() / 2)) return;
    known_ = merged(std::move(added_), known_);
    added_.clear();
}

std::vector<TrigramCounts::Count> TrigramCounts::merged(std::vector<std::uint64_t> added,
                                                        const std::vector<Count>& known) {
    std::ranges::sort(added);
    std::vector<Count> all;
    all.reserve(known.size());
    auto old = known.begin();
    for (auto at = added.begin(); at != added.end();) {
        const std::uint64_t hash = *at;
        const auto end = std::find_if(at, added.end(), [hash](std::uint64_t other) { return other != hash; });
        while (old != known.end() && old->first < hash) all.push_back(*old++);
        const bool seen = old != known.end() && old->first == hash;
        all.emplace_back(hash, (end - at) + (seen ? (old++)->second : 0));
        at = end;
    }
    all.insert(all.end(), old, known.end());
    return all;
}

double TrigramCounts::entropy() const {
    const std::vector<Count> counts = merged(added_, known_);
    double all = 0, entropy = 0;
    for (const auto& [hash, count] : counts) all += static_cast<double>(count);
    for (const auto& [hash, count] : counts) {
        const double share = static_cast<double>(count) / all;
        entropy -= share * std::log2(share);
    }
    return entropy;
}

}  // namespace paragram
