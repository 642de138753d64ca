#include "core/encoders/recurrent/packed_sentences.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace paragram {

PackedSentences::PackedSentences(std::span<const Sentence> sentences, std::vector<std::int32_t> chosen)
    : order(std::move(chosen)), first{0} {
    const auto at = [&](std::int32_t s) { return sentences[static_cast<std::size_t>(s)]; };
    std::ranges::stable_sort(order, std::greater(), [&](std::int32_t s) { return at(s).size(); });
    std::size_t total = 0;
    for (const std::int32_t s : order) {
        length.push_back(static_cast<std::int32_t>(at(s).size()));
        total += at(s).size();
    }
    forward.reserve(total);
    backward.reserve(total);
    for (std::size_t t = 0; forward.size() < total; ++t) {
        for (const std::int32_t s : order) {
            const Sentence tokens = at(s);
            if (t >= tokens.size()) break;
            forward.push_back(tokens[t]);
            backward.push_back(tokens[tokens.size() - 1 - t]);
        }
        first.push_back(forward.size());
    }
}

}  // namespace paragram
