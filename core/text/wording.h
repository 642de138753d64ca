// How alike two sentences are in their wording: the fuzzy match of translation memories.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/numbers.h"
#include "core/text/unicode.h"

namespace paragram {

// The words of a sentence as wording compares them: by Unicode's word boundaries, in lower case, without
// punctuation and symbols.
struct SentenceWords {
    std::vector<std::uint64_t> hashes;  // of the words, in order
    std::vector<TextSpan> spans;        // where they are
};

// One object per thread.
class WordReader {
  public:
    void read(std::string_view sentence, SentenceWords& words);

  private:
    WordSplitter splitter_;
    std::vector<std::string_view> found_;
    std::string lower_;
};

// 1 - d / max(n, m) for sentences of n and m words and the smallest number d of words to insert, remove or
// replace, 0..1; 0 without words. row: working memory.
double wordingSimilarity(const SentenceWords& a, const SentenceWords& b, std::vector<int>& row);

// The most that different texts are alike, such as those that differ in case or punctuation only.
inline constexpr double kAlikeButForm = 0.99;

// A sentence that is compared with many.
class Wording {
  public:
    Wording(std::string sentence, WordReader& reader);

    // wordingSimilarity, but 1 for the same text and at most kAlikeButForm for another one. 0 if it would be
    // below `least`, which is cheaper. words: of the sentence.
    double similarity(std::string_view sentence, const SentenceWords& words, std::vector<int>& row,
                      double least = 0) const;
    // The words that this sentence has, too.
    std::vector<TextSpan> wordsInCommon(const SentenceWords& words) const;

    const std::string& sentence() const { return sentence_; }

  private:
    std::size_t mostInCommon(const SentenceWords& words) const;

    std::string sentence_;
    SentenceWords words_;
    std::vector<std::uint64_t> sorted_;  // hashes
};

}  // namespace paragram
