#include "core/evaluation/measures/text_similarity.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <span>
#include <unordered_map>

#include "core/text/unicode.h"

namespace paragram {
namespace {

using Counts = std::unordered_map<std::string, std::size_t>;

struct Words {
    explicit Words(std::string_view sentence) : text(lowerCase(sentence)) {
        thread_local WordSplitter splitter;
        splitter.split(text, words);
    }
    std::string text;
    std::vector<std::string_view> words;
};

// n-grams of words, joined by a byte that words cannot contain.
Counts wordGrams(std::span<const std::string_view> words, std::size_t n) {
    Counts counts;
    for (std::size_t i = 0; i + n <= words.size(); ++i) {
        std::string gram;
        for (std::size_t k = 0; k < n; ++k) (gram += words[i + k]) += '\n';
        ++counts[gram];
    }
    return counts;
}

Counts characterGrams(std::string_view text, std::span<const std::size_t> offsets, std::size_t n) {
    Counts counts;
    for (std::size_t i = 0; i + n < offsets.size(); ++i)
        ++counts[std::string(text.substr(offsets[i], offsets[i + n] - offsets[i]))];
    return counts;
}

// The number of occurrences in common.
double shared(const Counts& a, const Counts& b) {
    std::size_t sum = 0;
    for (const auto& [gram, count] : a) {
        const auto found = b.find(gram);
        if (found != b.end()) sum += std::min(count, found->second);
    }
    return static_cast<double>(sum);
}

std::string withoutWhiteSpace(std::string_view text) {
    thread_local WordSplitter splitter;  // drops white space and keeps everything else
    std::vector<std::string_view> words;
    splitter.split(text, words);
    std::string joined;
    for (const std::string_view word : words) joined += word;
    return joined;
}

}  // namespace

double wordOverlap(std::string_view a, std::string_view b) {
    const Words wordsA(a), wordsB(b);
    const auto total = static_cast<double>(wordsA.words.size() + wordsB.words.size());
    if (total == 0) return 0;
    return 2 * shared(wordGrams(wordsA.words, 1), wordGrams(wordsB.words, 1)) / total;
}

double sentenceBleuOf(std::string_view hypothesis, std::string_view reference) {
    constexpr std::size_t kOrder = 4;
    const Words h(hypothesis), r(reference);
    if (h.words.empty() || r.words.empty()) return 0;
    double logSum = 0;
    for (std::size_t n = 1; n <= kOrder; ++n) {
        const double added = n == 1 ? 0 : 1;
        const double matches = shared(wordGrams(h.words, n), wordGrams(r.words, n)) + added;
        const double total = (h.words.size() >= n ? static_cast<double>(h.words.size() - n + 1) : 0) + added;
        if (matches == 0) return 0;
        logSum += std::log(matches / total);
    }
    const double lengths = static_cast<double>(r.words.size()) / static_cast<double>(h.words.size());
    const double brevity = lengths > 1 ? std::exp(1 - lengths) : 1;
    return brevity * std::exp(logSum / kOrder);
}

double chrFOf(std::string_view hypothesis, std::string_view reference) {
    constexpr std::size_t kOrder = 6;
    constexpr double kBeta = 2;
    const std::string h = withoutWhiteSpace(hypothesis), r = withoutWhiteSpace(reference);
    const auto hOffsets = codePointOffsets(h), rOffsets = codePointOffsets(r);
    double precision = 0, recall = 0;
    std::size_t orders = 0;
    for (std::size_t n = 1; n <= kOrder; ++n) {
        if (hOffsets.size() <= n || rOffsets.size() <= n) break;
        const double both = shared(characterGrams(h, hOffsets, n), characterGrams(r, rOffsets, n));
        precision += both / static_cast<double>(hOffsets.size() - n);
        recall += both / static_cast<double>(rOffsets.size() - n);
        ++orders;
    }
    if (orders == 0 || precision + recall == 0) return 0;
    precision /= static_cast<double>(orders);
    recall /= static_cast<double>(orders);
    return (1 + kBeta * kBeta) * precision * recall / (kBeta * kBeta * precision + recall);
}

double sentenceBleu(std::string_view a, std::string_view b) {
    return (sentenceBleuOf(a, b) + sentenceBleuOf(b, a)) / 2;
}

double chrF(std::string_view a, std::string_view b) {
    return (chrFOf(a, b) + chrFOf(b, a)) / 2;
}

const std::vector<TextSimilarity>& textSimilarities() {
    static const std::vector<TextSimilarity> all{
        {"word overlap", wordOverlap}, {"sentence BLEU", sentenceBleu}, {"chrF", chrF}};
    return all;
}

}  // namespace paragram
