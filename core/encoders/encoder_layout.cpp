#include "core/encoders/encoder_layout.h"

#include <algorithm>

namespace paragram {

std::size_t EncoderLayout::partOf(std::int32_t row) const {
    std::size_t part = 0;
    while (row >= ends[part]) ++part;
    return part;
}

EncoderLayout::Range EncoderLayout::range(std::size_t part, Sentence sentence) const {
    if (parts() == 1) return {0, sentence.size()};
    const auto begin = [&](std::size_t p) {
        const std::int32_t firstRow = p == 0 ? 0 : ends[p - 1];
        const auto at = std::ranges::partition_point(sentence, [&](std::int32_t t) { return t < firstRow; });
        return static_cast<std::size_t>(at - sentence.begin());
    };
    const std::size_t first = begin(part);
    return {first, begin(part + 1) - first};
}

}  // namespace paragram
