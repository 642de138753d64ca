#include "core/tokens/sentencepiece/word_cache.h"

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kFirstSize = 1U << 13, kGrowth = 8;  // words

std::uint64_t hashOf(std::string_view word) {
    return XXH3_64bits(word.data(), word.size());
}

}  // namespace

WordCache::WordCache(const Tokenizer& tokenizer, bool lowerCase, std::size_t words)
    : tokenizer_(tokenizer),
      lowerCase_(lowerCase),
      cuts_(tokenizer.cutsAtSpaces()),
      most_(words),
      table_(cuts_ ? kFirstSize : 0) {
    if (!cuts_ || tokenizer.closingMarks() == nullptr) return;
    marks_ = *tokenizer.closingMarks();
    if (!lowerCase_) return;
    for (std::size_t c = 'A'; c <= 'Z'; ++c) marks_.apart[c] = marks_.apart[c - 'A' + 'a'];
}

// Grows until most_ words are cached, then clears the cache.
void WordCache::makeRoom() {
    if (used_ >= most_) {
        std::ranges::fill(table_, Word{});
        used_ = 0;
    }
    if (2 * (used_ + 1) <= table_.size()) return;
    std::vector<Word, LargePageAllocator<Word>> old(
        std::min(kGrowth * table_.size(), std::bit_ceil(2 * most_)));
    old.swap(table_);
    for (const Word& word : old) {
        if (word.length == 0) continue;
        const std::string_view text(word.text.data(), word.length);
        table_[freePlace(text, hashOf(text))] = word;
    }
}

// The position of the word, or the free one where it belongs.
std::size_t WordCache::freePlace(std::string_view word, std::uint64_t hash) const {
    const std::size_t mask = table_.size() - 1;
    std::size_t at = hash & mask;
    while (table_[at].length != 0 && (table_[at].length != word.size() ||
                                      std::memcmp(table_[at].text.data(), word.data(), word.size()) != 0)) {
        at = (at + 1) & mask;
    }
    return at;
}

void WordCache::appendUncached(std::string_view text, std::vector<std::int32_t>& ids) {
    ++missed_;
    if (lowerCase_) {
        lower_ = paragram::lowerCase(text);
        text = lower_;
    }
    if (cuts_)
        tokenizer_.appendWordIds(text, ids);
    else
        tokenizer_.appendIds(text, ids);
}

void WordCache::appendWord(const Wanted& wanted, std::vector<std::int32_t>& ids) {
    const auto& [word, marks, hash] = wanted;
    if (word.size() > kLongest) return appendUncached(word, ids);
    const Word& known = table_[freePlace(word, hash)];
    if (known.length != 0) {
        const std::size_t before = ids.size();
        ids.resize(before + known.count);
        std::copy_n(known.ids.begin(), known.count, ids.begin() + static_cast<std::ptrdiff_t>(before));
        return;
    }
    const std::size_t before = ids.size();
    appendUncached(word, ids);
    const std::size_t count = ids.size() - before;
    if (count > kMostIds) return;
    makeRoom();
    Word& fresh = table_[freePlace(word, hash)];
    fresh.length = static_cast<std::uint8_t>(word.size());
    fresh.count = static_cast<std::uint8_t>(count);
    std::ranges::copy(word, fresh.text.begin());
    std::copy_n(ids.begin() + static_cast<std::ptrdiff_t>(before), count, fresh.ids.begin());
    ++used_;
}

void WordCache::appendIds(std::string_view text, std::vector<std::int32_t>& ids) {
    if (!cuts_) return appendUncached(text, ids);
    std::size_t count = 0;
    const auto takeAll = [&] {
        for (std::size_t i = 0; i < count; ++i) {
            appendWord(waiting_[i], ids);
            for (const char mark : waiting_[i].marks) {
                const std::int32_t id = marks_.id[static_cast<unsigned char>(mark)];
                if (id >= 0) ids.push_back(id);
            }
        }
        looked_ += static_cast<std::int64_t>(count);
        count = 0;
    };
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == ' ') {
            ++at;
            continue;
        }
        const std::size_t end = std::min(text.find(' ', at + 1), text.size());
        Wanted& word = waiting_[count++];
        const std::string_view whole = text.substr(at, end - at);
        word.text = whole.substr(0, marks_.endOf(whole));
        word.marks = whole.substr(word.text.size());
        if (word.text.size() <= kLongest) {
            word.hash = hashOf(word.text);
            __builtin_prefetch(&table_[word.hash & (table_.size() - 1)]);
        }
        if (count == kAhead) takeAll();
        at = end;
    }
    takeAll();
}

}  // namespace paragram
