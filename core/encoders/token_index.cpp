#include "core/encoders/token_index.h"

#include <algorithm>

namespace paragram {
namespace {

std::size_t tokensOf(std::span<const Sentence> sentences) {
    std::size_t count = 0;
    for (const Sentence& sentence : sentences) count += sentence.size();
    return count;
}

}  // namespace

void TokenSet::start(std::size_t tableRows) {
    used_.resize(tableRows, 0);
    for (const std::int32_t row : rows_) used_[static_cast<std::size_t>(row)] = 0;
    rows_.clear();
}

// A branch on whether a token is new or wanted would be mispredicted every few tokens: all are written, and
// the count says which of them stay.

void TokenSet::add(std::span<const Sentence> sentences) {
    std::size_t count = rows_.size();
    rows_.resize(count + tokensOf(sentences));
    for (const Sentence& sentence : sentences) {
        for (const std::int32_t token : sentence) {
            char& used = used_[static_cast<std::size_t>(token)];
            rows_[count] = token;
            count += used == 0 ? 1 : 0;
            used = 1;
        }
    }
    rows_.resize(count);
}

void TokenIndex::build(std::span<const Sentence> sentences, std::size_t tableRows, IndexRange range,
                       std::span<const char> wanted) {
    range.last = std::min(range.last, sentences.size());
    const std::size_t most = tokensOf(sentences.subspan(range.first, range.size()));
    tokens_.resize(most);
    std::size_t count = 0;
    for (std::size_t s = range.first; s < range.last; ++s) {
        for (std::size_t p = 0; p < sentences[s].size(); ++p) {
            const std::int32_t token = sentences[s][p];
            tokens_[count] = {token, static_cast<std::int32_t>(s), static_cast<std::int32_t>(p)};
            count += wanted.empty() || wanted[static_cast<std::size_t>(token)] != 0 ? 1 : 0;
        }
    }
    tokens_.resize(count);

    slot_.resize(tableRows, -1);
    rows_.resize(count);
    begin_.assign(count + 1, 0);  // contains counts at first, shifted by one
    std::int32_t rows = 0;
    for (Occurrence& token : tokens_) {
        std::int32_t& slot = slot_[static_cast<std::size_t>(token.row)];
        rows_[static_cast<std::size_t>(rows)] = token.row;
        const bool first = slot < 0;
        slot = first ? rows : slot;
        rows += first ? 1 : 0;
        token.row = slot;
        ++begin_[static_cast<std::size_t>(slot) + 1];
    }
    rows_.resize(static_cast<std::size_t>(rows));
    begin_.resize(rows_.size() + 1);
    for (const std::int32_t row : rows_) slot_[static_cast<std::size_t>(row)] = -1;

    for (std::size_t r = 0; r < rows_.size(); ++r) begin_[r + 1] += begin_[r];
    next_.assign(begin_.begin(), begin_.end() - 1);
    sentence_.resize(count);
    position_.resize(count);
    for (const Occurrence& token : tokens_) {
        const std::size_t at = next_[static_cast<std::size_t>(token.row)]++;
        sentence_[at] = token.sentence;
        position_[at] = token.position;
    }
}

}  // namespace paragram
