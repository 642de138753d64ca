#include "core/text/wording.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>

#include "core/base/hash_set.h"
#include "core/text/edit_distance.h"

namespace paragram {
namespace {

bool isAsciiWordCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

// Whether a part of a sentence is a word: it contains a letter or a digit.
bool isWord(std::string_view part) {
    const auto size = static_cast<std::int64_t>(part.size());
    for (std::int64_t at = 0; at < size;) {
        if (isAsciiWordCharacter(part[static_cast<std::size_t>(at)])) return true;
        UChar32 c = 0;
        U8_NEXT(part.data(), at, size, c);
        if (c >= 0x80 && u_isalnum(c)) return true;
    }
    return false;
}

}  // namespace

void WordReader::read(std::string_view sentence, SentenceWords& words) {
    words.hashes.clear();
    words.spans.clear();
    splitter_.split(sentence, found_);
    for (const std::string_view word : found_) {
        if (!isWord(word)) continue;
        const bool ascii = std::ranges::all_of(word, [](char c) { return static_cast<signed char>(c) >= 0; });
        if (ascii) {
            lower_.assign(word);
            for (char& c : lower_)
                if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        } else {
            lower_ = lowerCase(word);
        }
        words.hashes.push_back(hashText(lower_).low);
        words.spans.push_back({static_cast<std::size_t>(word.data() - sentence.data()), word.size()});
    }
}

double wordingSimilarity(const SentenceWords& a, const SentenceWords& b, std::vector<int>& row) {
    const std::size_t longer = std::max(a.hashes.size(), b.hashes.size());
    if (longer == 0) return 0;
    const std::size_t distance = editDistance<std::uint64_t>(a.hashes, b.hashes, row);
    return static_cast<double>(longer - distance) / static_cast<double>(longer);
}

Wording::Wording(std::string sentence, WordReader& reader) : sentence_(std::move(sentence)) {
    reader.read(sentence_, words_);
    sorted_ = words_.hashes;
    std::ranges::sort(sorted_);
}

// At least as many as any order of the words has in common.
std::size_t Wording::mostInCommon(const SentenceWords& words) const {
    std::size_t common = 0;
    for (const std::uint64_t hash : words.hashes) common += std::ranges::binary_search(sorted_, hash) ? 1 : 0;
    return std::min(common, sorted_.size());
}

double Wording::similarity(std::string_view sentence, const SentenceWords& words, std::vector<int>& row,
                           double least) const {
    if (sentence == sentence_) return 1;
    const std::size_t longer = std::max(words_.hashes.size(), words.hashes.size());
    if (static_cast<double>(mostInCommon(words)) < least * static_cast<double>(longer)) return 0;
    const double similarity = std::min(kAlikeButForm, wordingSimilarity(words_, words, row));
    return similarity < least ? 0 : similarity;
}

std::vector<TextSpan> Wording::wordsInCommon(const SentenceWords& words) const {
    std::vector<TextSpan> common;
    for (std::size_t i = 0; i < words.hashes.size(); ++i)
        if (std::ranges::binary_search(sorted_, words.hashes[i])) common.push_back(words.spans[i]);
    return common;
}

}  // namespace paragram
