#include "core/pairs/filters/trigram_overlap.h"

#define XXH_INLINE_ALL
#include <unicode/uchar.h>
#include <unicode/utf8.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <string>
#include <unordered_map>

namespace paragram {
namespace {

std::string_view trigram(const std::vector<std::string_view>& words, std::size_t i, std::string& joined) {
    joined.assign(words[i]).append("\x1F").append(words[i + 1]).append("\x1F").append(words[i + 2]);
    return joined;
}

// Calls take(hash) for the hashes (13 bits) of all three successive bytes without white space, until it
// returns false.
template <class Take>
void eachByteTrigram(std::string_view text, Take take) {
    std::uint32_t window = 0;
    int bytes = 0;
    const auto size = static_cast<std::int64_t>(text.size());
    for (std::int64_t at = 0; at < size; ++at) {
        const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(at)]);
        if (byte == ' ' || (byte >= 0x09 && byte <= 0x0D)) continue;
        if (byte == 0xC2 || (byte >= 0xE1 && byte <= 0xE3)) {
            std::int64_t end = at;
            UChar32 character = 0;
            U8_NEXT(text.data(), end, size, character);
            if (character >= 0 && u_isUWhiteSpace(character)) {
                at = end - 1;
                continue;
            }
        }
        window = (window << 8 | byte) & 0xFFFFFF;
        if (++bytes >= 3 && !take((window * 0x9E3779B1U) >> 19)) return;
    }
}

// false: the sentences have no three successive bytes in common, and therefore no three words.
bool mayShareTrigrams(std::string_view first, std::string_view second) {
    std::array<std::uint64_t, 128> seen{};
    eachByteTrigram(first, [&](std::uint32_t hash) {
        seen[hash >> 6] |= std::uint64_t{1} << (hash & 63);
        return true;
    });
    bool shared = false;
    eachByteTrigram(second, [&](std::uint32_t hash) {
        shared = (seen[hash >> 6] >> (hash & 63) & 1) != 0;
        return !shared;
    });
    return shared;
}

void hashTrigrams(const std::vector<std::string_view>& words, std::vector<std::uint64_t>& hashes) {
    hashes.clear();
    for (const std::string_view word : words) hashes.push_back(XXH3_64bits(word.data(), word.size()));
    if (hashes.size() < 3) return hashes.clear();
    for (std::size_t i = 0; i + 2 < hashes.size(); ++i) {
        hashes[i] =
            (hashes[i] * 0x9E3779B97F4A7C15ULL + hashes[i + 1]) * 0xC2B2AE3D27D4EB4FULL + hashes[i + 2];
    }
    hashes.resize(hashes.size() - 2);
    std::sort(hashes.begin(), hashes.end());
}

std::size_t sharedOf(const std::vector<std::uint64_t>& a, const std::vector<std::uint64_t>& b) {
    std::size_t shared = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i] == b[j]) {
            ++shared;
            ++i;
            ++j;
        } else if (a[i] < b[j]) {
            ++i;
        } else {
            ++j;
        }
    }
    return shared;
}

}  // namespace

double trigramOverlap(const std::vector<std::string_view>& first,
                      const std::vector<std::string_view>& second) {
    const auto& shorter = first.size() <= second.size() ? first : second;
    const auto& longer = first.size() <= second.size() ? second : first;
    if (shorter.size() < 3) return 0;
    std::string joined;
    std::unordered_map<std::string, int> available;
    for (std::size_t i = 0; i + 2 < longer.size(); ++i) ++available[std::string(trigram(longer, i, joined))];
    int shared = 0;
    for (std::size_t i = 0; i + 2 < shorter.size(); ++i) {
        const auto found = available.find(std::string(trigram(shorter, i, joined)));
        if (found != available.end() && found->second > 0) {
            --found->second;
            ++shared;
        }
    }
    return static_cast<double>(shared) / static_cast<double>(shorter.size() - 2);
}

double sentenceOverlap(std::string_view first, std::string_view second, FilterWorkspace& work) {
    work.firstText = lowerCase(first);
    work.secondText = lowerCase(second);
    if (!mayShareTrigrams(work.firstText, work.secondText)) return 0;
    work.splitter.split(work.firstText, work.firstWords);
    work.splitter.split(work.secondText, work.secondWords);
    hashTrigrams(work.firstWords, work.firstHashes);
    hashTrigrams(work.secondWords, work.secondHashes);
    const std::size_t shorter = std::min(work.firstHashes.size(), work.secondHashes.size());
    if (shorter == 0) return 0;
    return static_cast<double>(sharedOf(work.firstHashes, work.secondHashes)) / static_cast<double>(shorter);
}

}  // namespace paragram
