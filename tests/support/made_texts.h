// Texts of made words for tests of alignment.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/random.h"

namespace paragram::test {

using Texts = std::vector<std::string>;

// A word of letters for a number: 27 is "bbx".
inline std::string word(std::uint64_t number) {
    std::string letters;
    for (; letters.empty() || number > 0; number /= 26) letters += static_cast<char>('a' + number % 26);
    return letters + "x";
}

// Sentences of 5 to 9 words, most of them in one sentence only.
inline Texts book(std::size_t sentences, std::size_t seed = 1) {
    Random random(seed);
    Texts texts;
    for (std::size_t i = 0; i < sentences; ++i) {
        std::string text;
        const std::uint64_t words = 5 + random.below(5);
        for (std::uint64_t w = 0; w < words; ++w) text += word(random.below(4000)) + " ";
        texts.push_back(text + ".");
    }
    return texts;
}

inline Texts joinedTexts(const Texts& a, const Texts& b) {
    Texts all = a;
    all.insert(all.end(), b.begin(), b.end());
    return all;
}

inline Texts part(const Texts& texts, std::size_t first, std::size_t last) {
    return {texts.begin() + static_cast<std::ptrdiff_t>(first),
            texts.begin() + static_cast<std::ptrdiff_t>(last)};
}

}  // namespace paragram::test
