#include "core/evaluation/measures/translation_quality.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <unordered_map>

#include "core/base/random.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kWords = 4, kCharacters = 6;

using Counts = std::unordered_map<std::string, double>;

void replaceAll(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
bool isStop(char c) {
    return c == '.' || c == ',';
}
// ASCII punctuation but for . , ' and -, and the space.
bool isSeparated(char c) {
    const auto within = [c](char first, char last) { return c >= first && c <= last; };
    return within('{', '~') || within('[', '`') || within(' ', '&') || within('(', '+') || within(':', '@') ||
           c == '/';
}

// Puts spaces around or after the second of two neighbours that match, and continues behind both, as a
// regular expression does.
std::string spaced(const std::string& text, const std::function<bool(char, char)>& match, bool before,
                   bool between, bool after) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i + 1 == text.size() || !match(text[i], text[i + 1])) {
            result += text[i];
            continue;
        }
        if (before) result += ' ';
        result += text[i];
        if (between) result += ' ';
        result += text[++i];
        if (after) result += ' ';
    }
    return result;
}

template <class Parts>
Counts grams(const Parts& parts, std::size_t n, std::string_view between) {
    Counts counts;
    for (std::size_t i = 0; i + n <= parts.size(); ++i) {
        std::string gram;
        for (std::size_t k = 0; k < n; ++k) (gram += parts[i + k]) += between;
        ++counts[gram];
    }
    return counts;
}

double total(const Counts& counts) {
    double sum = 0;
    for (const auto& [gram, count] : counts) sum += count;
    return sum;
}

double shared(const Counts& a, const Counts& b) {
    double sum = 0;
    for (const auto& [gram, count] : a)
        if (const auto found = b.find(gram); found != b.end()) sum += std::min(count, found->second);
    return sum;
}

// What a sentence contributes; the sums of all sentences give the score.
struct WordStatistics {
    std::array<double, kWords> matches{}, totals{};
    double hypothesis = 0, reference = 0;  // tokens

    void add(const WordStatistics& of) {
        for (std::size_t n = 0; n < kWords; ++n) {
            matches[n] += of.matches[n];
            totals[n] += of.totals[n];
        }
        hypothesis += of.hypothesis;
        reference += of.reference;
    }
};

struct CharacterStatistics {
    std::array<double, kCharacters> hypothesis{}, reference{}, matches{};

    void add(const CharacterStatistics& of) {
        for (std::size_t n = 0; n < kCharacters; ++n) {
            hypothesis[n] += of.hypothesis[n];
            reference[n] += of.reference[n];
            matches[n] += of.matches[n];
        }
    }
};

std::vector<std::string_view> wordsOf(const std::string& tokenised) {
    std::vector<std::string_view> words;
    splitAtWhitespace(tokenised, words);
    return words;
}

std::vector<std::string_view> charactersOf(const std::string& text) {
    const std::vector<std::size_t> offsets = codePointOffsets(text);
    std::vector<std::string_view> characters;
    for (std::size_t i = 0; i + 1 < offsets.size(); ++i) {
        const auto character = std::string_view(text).substr(offsets[i], offsets[i + 1] - offsets[i]);
        if (!isAllWhitespace(character)) characters.push_back(character);
    }
    return characters;
}

WordStatistics wordStatistics(const std::string& hypothesis, const std::vector<std::string>& references) {
    const std::string tokenised = tokenise13a(hypothesis);
    const auto words = wordsOf(tokenised);
    WordStatistics result;
    result.hypothesis = static_cast<double>(words.size());
    std::array<Counts, kWords> most;  // of any reference
    double nearest = -1;
    for (const std::string& reference : references) {
        const std::string theirs = tokenise13a(reference);
        const auto referenceWords = wordsOf(theirs);
        const auto length = static_cast<double>(referenceWords.size());
        const double distance = std::abs(length - result.hypothesis);
        if (nearest < 0 || distance < nearest || (distance == nearest && length < result.reference)) {
            nearest = distance;
            result.reference = length;
        }
        for (std::size_t n = 0; n < kWords; ++n)
            for (const auto& [gram, count] : grams(referenceWords, n + 1, " "))
                most[n][gram] = std::max(most[n][gram], count);
    }
    for (std::size_t n = 0; n < kWords; ++n) {
        const Counts mine = grams(words, n + 1, " ");
        result.totals[n] = total(mine);
        result.matches[n] = shared(mine, most[n]);
    }
    return result;
}

double chrfOf(const CharacterStatistics& of) {
    constexpr double kFactor = 4;  // beta squared
    double precision = 0, recall = 0, orders = 0;
    for (std::size_t n = 0; n < kCharacters; ++n) {
        if (of.hypothesis[n] == 0 || of.reference[n] == 0) continue;
        precision += of.matches[n] / of.hypothesis[n];
        recall += of.matches[n] / of.reference[n];
        ++orders;
    }
    if (precision + recall == 0) return 0;
    precision /= orders;
    recall /= orders;
    return 100 * (1 + kFactor) * precision * recall / (kFactor * precision + recall);
}

CharacterStatistics characterStatistics(const std::string& hypothesis,
                                        const std::vector<std::string>& references) {
    const auto mine = charactersOf(hypothesis);
    CharacterStatistics best;
    double highest = -1;
    for (const std::string& reference : references) {
        const auto theirs = charactersOf(reference);
        CharacterStatistics now;
        for (std::size_t n = 0; n < kCharacters; ++n) {
            const Counts a = grams(mine, n + 1, ""), b = grams(theirs, n + 1, "");
            now.hypothesis[n] = total(a);
            now.reference[n] = total(b);
            now.matches[n] = shared(a, b);
        }
        if (const double score = chrfOf(now); score > highest) {
            highest = score;
            best = now;
        }
    }
    return best;
}

void setBleu(const WordStatistics& of, TranslationQuality& quality) {
    quality.hypothesisTokens = of.hypothesis;
    quality.referenceTokens = of.reference;
    quality.brevity = of.hypothesis >= of.reference ? 1
                      : of.hypothesis > 0           ? std::exp(1 - of.reference / of.hypothesis)
                                                    : 0;
    quality.bleu = 0;
    quality.precision = {};
    if (of.matches[0] == 0) return;
    double logs = 0, smoothing = 1;
    for (std::size_t n = 0; n < kWords; ++n) {
        if (of.totals[n] == 0) return;
        if (of.matches[n] == 0) smoothing *= 2;
        quality.precision[n] =
            100 * (of.matches[n] > 0 ? of.matches[n] / of.totals[n] : 1 / (smoothing * of.totals[n]));
        logs += std::log(quality.precision[n]) / static_cast<double>(kWords);
    }
    quality.bleu = quality.brevity * std::exp(logs);
}

}  // namespace

std::string tokenise13a(std::string_view line) {
    std::string text(line);
    replaceAll(text, "<skipped>", "");
    replaceAll(text, "-\n", "");
    replaceAll(text, "\n", " ");
    replaceAll(text, "&quot;", "\"");
    replaceAll(text, "&amp;", "&");
    replaceAll(text, "&lt;", "<");
    replaceAll(text, "&gt;", ">");
    std::string separated = " ";
    for (const char c : text) {
        if (isSeparated(c))
            ((separated += ' ') += c) += ' ';
        else
            separated += c;
    }
    separated += ' ';
    const auto letterStop = [](char a, char b) { return !isDigit(a) && isStop(b); };
    const auto stopLetter = [](char a, char b) { return isStop(a) && !isDigit(b); };
    const auto digitDash = [](char a, char b) { return isDigit(a) && b == '-'; };
    separated = spaced(separated, letterStop, false, true, true);
    separated = spaced(separated, stopLetter, true, true, false);
    separated = spaced(separated, digitDash, false, true, true);
    std::string joined;
    for (const std::string_view word : wordsOf(separated)) {
        if (!joined.empty()) joined += ' ';
        joined += word;
    }
    return joined;
}

TranslationQuality translationQuality(std::span<const std::string> hypotheses,
                                      std::span<const std::vector<std::string>> references, int resamples) {
    std::vector<WordStatistics> words;
    std::vector<CharacterStatistics> characters;
    WordStatistics allWords;
    CharacterStatistics allCharacters;
    for (std::size_t i = 0; i < hypotheses.size(); ++i) {
        words.push_back(wordStatistics(hypotheses[i], references[i]));
        characters.push_back(characterStatistics(hypotheses[i], references[i]));
        allWords.add(words.back());
        allCharacters.add(characters.back());
    }
    TranslationQuality quality;
    setBleu(allWords, quality);
    quality.chrf = chrfOf(allCharacters);
    Random random(1);
    std::vector<double> bleus, chrfs;
    for (int r = 0; r < resamples && !hypotheses.empty(); ++r) {
        WordStatistics someWords;
        CharacterStatistics someCharacters;
        for (std::size_t i = 0; i < hypotheses.size(); ++i) {
            const std::size_t drawn = random.below(hypotheses.size());
            someWords.add(words[drawn]);
            someCharacters.add(characters[drawn]);
        }
        TranslationQuality one;
        setBleu(someWords, one);
        bleus.push_back(one.bleu);
        chrfs.push_back(chrfOf(someCharacters));
    }
    quality.bleuInterval = percentiles(std::move(bleus));
    quality.chrfInterval = percentiles(std::move(chrfs));
    return quality;
}

}  // namespace paragram
