#include "core/encoders/token_index.h"

#include <algorithm>

namespace paragram {

void TokenSet::start(std::size_t tableRows) {
    used_.resize(tableRows, 0);
    for (const std::int32_t row : rows_) used_[static_cast<std::size_t>(row)] = 0;
    rows_.clear();
}

void TokenSet::add(std::span<const Sentence> sentences) {
    for (const Sentence& sentence : sentences) {
        for (const std::int32_t token : sentence) {
            char& used = used_[static_cast<std::size_t>(token)];
            if (used == 0) rows_.push_back(token);
            used = 1;
        }
    }
}

void TokenIndex::build(std::span<const Sentence> sentences, std::size_t tableRows, IndexRange range,
                       std::span<const char> wanted) {
    const auto omitted = [&](std::int32_t token) {
        return !wanted.empty() && wanted[static_cast<std::size_t>(token)] == 0;
    };
    range.last = std::min(range.last, sentences.size());
    slot_.resize(tableRows, -1);
    rows_.clear();
    begin_.assign(1, 0);  // contains counts at first, shifted by one
    for (const Sentence& sentence : sentences.subspan(range.first, range.size())) {
        for (const std::int32_t token : sentence) {
            if (omitted(token)) continue;
            std::int32_t& slot = slot_[static_cast<std::size_t>(token)];
            if (slot < 0) {
                slot = static_cast<std::int32_t>(rows_.size());
                rows_.push_back(token);
                begin_.push_back(0);
            }
            ++begin_[static_cast<std::size_t>(slot) + 1];
        }
    }
    for (std::size_t r = 0; r < rows_.size(); ++r) begin_[r + 1] += begin_[r];
    next_.assign(begin_.begin(), begin_.end() - 1);
    sentence_.resize(begin_.back());
    position_.resize(begin_.back());
    for (std::size_t s = range.first; s < range.last; ++s) {
        for (std::size_t p = 0; p < sentences[s].size(); ++p) {
            if (omitted(sentences[s][p])) continue;
            const auto slot = static_cast<std::size_t>(slot_[static_cast<std::size_t>(sentences[s][p])]);
            const std::size_t at = next_[slot]++;
            sentence_[at] = static_cast<std::int32_t>(s);
            position_[at] = static_cast<std::int32_t>(p);
        }
    }
    for (const std::int32_t row : rows_) slot_[static_cast<std::size_t>(row)] = -1;
}

}  // namespace paragram
