#include "datasets/sample/graded_pairs.h"

#include <algorithm>
#include <sstream>

#include "datasets/sample/english.h"
#include "datasets/sample/grading.h"
#include "datasets/sample/spanish.h"
#include "datasets/sample/variation.h"

namespace paragram::sample {
namespace {

constexpr int kBins = 5;
constexpr int kPairsPerBin = 80;

std::string sentenceIn(Language language, const Meaning& meaning, const Wording& wording) {
    return language == Language::English ? englishSentence(meaning, wording)
                                         : spanishSentence(meaning, wording);
}

std::set<std::string> wordsOf(const std::string& sentence) {
    std::istringstream stream(sentence);
    std::set<std::string> words;
    for (std::string word; stream >> word;) {
        words.insert(word);
    }
    return words;
}

// Common words over all words, 0..1.
double overlap(const std::string& first, const std::string& second) {
    const std::set<std::string> left = wordsOf(first);
    const std::set<std::string> right = wordsOf(second);
    const auto shared = std::count_if(left.begin(), left.end(),
                                      [&](const std::string& word) { return right.contains(word); });
    const double all = static_cast<double>(left.size() + right.size()) - static_cast<double>(shared);
    return static_cast<double>(shared) / all;
}

// Of forty wordings, the one least similar (high gold score) or most similar (low gold score) to the first
// sentence.
std::string misleadingSentence(Language language, const Meaning& meaning, const std::string& first, int bin,
                               Random& random) {
    constexpr int kWordings = 40;
    std::string best = sentenceIn(language, meaning, drawWording(random));
    for (int i = 1; i < kWordings; ++i) {
        const std::string other = sentenceIn(language, meaning, drawWording(random));
        const double gain = overlap(other, first) - overlap(best, first);
        if ((bin >= 3 && gain < 0) || (bin <= 1 && gain > 0)) {
            best = other;
        }
    }
    return best;
}

// Two meanings with a gold score in the bin.
std::pair<Meaning, Meaning> drawMeanings(int bin, Random& random) {
    for (;;) {
        const Meaning first = drawMeaning(random);
        const Meaning second =
            bin == 0 && random.chance(30) ? drawMeaning(random) : varied(first, random.below(9), random);
        if (std::min(goldHundredths(first, second) / 100, kBins - 1) == bin) {
            return {first, second};
        }
    }
}

}  // namespace

std::vector<GradedPair> drawGradedPairs(Language first, Language second, HeldOut& heldOut, Random& random) {
    std::vector<GradedPair> pairs;
    while (pairs.size() < static_cast<std::size_t>(kBins * kPairsPerBin)) {
        const int bin = static_cast<int>(pairs.size()) % kBins;
        const auto [left, right] = drawMeanings(bin, random);
        const std::string one = sentenceIn(first, left, drawWording(random));
        const std::string two = misleadingSentence(second, right, one, bin, random);
        if (one == two || heldOut.sentences.contains(one) || heldOut.sentences.contains(two)) {
            continue;
        }
        heldOut.sentences.insert({one, two});
        heldOut.meanings.insert({left, right});
        pairs.push_back({goldHundredths(left, right), one, two});
    }
    random.shuffle(pairs);
    return pairs;
}

}  // namespace paragram::sample
