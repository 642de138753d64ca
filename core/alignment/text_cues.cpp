#include "core/alignment/text_cues.h"

#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <unordered_map>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kGrain = 512;  // sentences that a thread processes at a time
constexpr std::size_t kNameLetters = 3;

using Words = std::vector<std::string>;

struct SentenceCues {
    std::int64_t characters = 0;
    std::array<std::int32_t, kPunctuationKinds> punctuation{};
    SentenceEnd end = SentenceEnd::none;
    Words numbers, names;
    std::string lower;  // with a glossary only
};

// The kind of a punctuation mark of any script; -1: another character.
int punctuationKind(UChar32 c) {
    switch (c) {
        case '?':
        case 0x037E:
        case 0x061F:
        case 0xFF1F:
            return 0;
        case '!':
        case 0xFF01:
            return 1;
        case ':':
        case ';':
        case 0x061B:
        case 0xFF1A:
        case 0xFF1B:
            return 2;
        default:
            break;
    }
    switch (u_charType(c)) {
        case U_START_PUNCTUATION:
            return c == 0x201A || c == 0x201E ? 4 : 3;
        case U_INITIAL_PUNCTUATION:
            return 4;
        default:
            return c == '"' ? 4 : -1;
    }
}

bool closes(UChar32 c) {
    const auto type = u_charType(c);
    return u_isUWhiteSpace(c) || type == U_END_PUNCTUATION || type == U_FINAL_PUNCTUATION ||
           type == U_INITIAL_PUNCTUATION || c == '"' || c == '\'';
}

SentenceEnd endOf(UChar32 c) {
    switch (c) {
        case '.':
        case 0x3002:
        case 0xFF0E:
        case 0x06D4:
        case 0x0964:
            return SentenceEnd::stop;
        case '!':
        case 0xFF01:
            return SentenceEnd::exclamation;
        case '?':
        case 0x037E:
        case 0x061F:
        case 0xFF1F:
            return SentenceEnd::question;
        case 0x2026:
            return SentenceEnd::ellipsis;
        case ',':
        case 0x060C:
        case 0x3001:
        case 0xFF0C:
            return SentenceEnd::comma;
        case ';':
        case 0x061B:
        case 0xFF1B:
            return SentenceEnd::semicolon;
        case ':':
        case 0xFF1A:
            return SentenceEnd::colon;
        case 0x2013:
        case 0x2014:
        case '-':
            return SentenceEnd::dash;
        default:
            return SentenceEnd::none;
    }
}

// The decimal digits of a word in any script, as ASCII.
std::string digitsOf(std::string_view word) {
    std::string digits;
    const auto size = static_cast<std::int32_t>(word.size());
    for (std::int32_t i = 0; i < size;) {
        UChar32 c = 0;
        U8_NEXT(word.data(), i, size, c);
        const std::int32_t value = u_charDigitValue(c);
        if (value >= 0) digits += static_cast<char>('0' + value);
    }
    return digits;
}

bool isName(std::string_view word) {
    std::int32_t i = 0;
    const auto size = static_cast<std::int32_t>(word.size());
    UChar32 c = 0;
    U8_NEXT(word.data(), i, size, c);
    return c > 0 && (u_isupper(c) || u_istitle(c)) && codePointOffsets(word).size() > kNameLetters;
}

SentenceCues cuesOf(const std::string& text, WordSplitter& splitter, bool lower) {
    SentenceCues cues;
    const auto size = static_cast<std::int32_t>(text.size());
    for (std::int32_t i = 0; i < size;) {
        UChar32 c = 0;
        U8_NEXT(text.data(), i, size, c);
        if (u_isUWhiteSpace(c)) continue;
        ++cues.characters;
        if (const int kind = punctuationKind(c); kind >= 0)
            ++cues.punctuation[static_cast<std::size_t>(kind)];
        if (!closes(c)) cues.end = endOf(c);
    }
    std::vector<std::string_view> words;
    splitter.split(text, words);
    for (const std::string_view word : words) {
        std::string digits = digitsOf(word);
        if (!digits.empty())
            cues.numbers.push_back(std::move(digits));
        else if (isName(word))
            cues.names.push_back(lowerCase(word));
    }
    if (lower) cues.lower = lowerCase(text);
    return cues;
}

std::vector<SentenceCues> cuesOfAll(std::span<const std::string> sentences, bool lower, Workers& workers) {
    std::vector<SentenceCues> cues(sentences.size());
    workers.forRanges(sentences.size(), kGrain, [&](std::size_t first, std::size_t last) {
        WordSplitter splitter;
        for (std::size_t i = first; i < last; ++i) cues[i] = cuesOf(sentences[i], splitter, lower);
    });
    return cues;
}

void addPrefixSums(TextCues::Marks& marks) {
    marks.total.assign(1, 0);
    for (std::vector<std::int32_t>& of : marks.of) {
        std::ranges::sort(of);
        marks.total.push_back(marks.total.back() + static_cast<std::int32_t>(of.size()));
    }
}

// Marks are the words that both texts contain, in at most `share` of the sentences of each.
void markCommonWords(const std::vector<SentenceCues>& source, const std::vector<SentenceCues>& target,
                     Words SentenceCues::*words, double share, TextCues::Marks& ofSource,
                     TextCues::Marks& ofTarget) {
    struct Counts {
        std::int32_t source = 0, target = 0, id = -1;
    };
    std::unordered_map<std::string, Counts> counts;
    for (const SentenceCues& cues : source)
        for (const std::string& word : cues.*words) ++counts[word].source;
    for (const SentenceCues& cues : target)
        for (const std::string& word : cues.*words) ++counts[word].target;
    const auto most = [share](std::size_t sentences) {
        return std::max(5.0, share * static_cast<double>(sentences));
    };
    std::int32_t next = 0;
    const auto give = [&](const std::vector<SentenceCues>& all, TextCues::Marks& marks) {
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (const std::string& word : all[i].*words) {
                Counts& c = counts[word];
                if (c.source == 0 || c.target == 0 || c.source > most(source.size()) ||
                    c.target > most(target.size()))
                    continue;
                if (c.id < 0) c.id = next++;
                marks.of[i].push_back(c.id);
            }
        }
        addPrefixSums(marks);
    };
    give(source, ofSource);
    give(target, ofTarget);
}

void markTerms(const std::vector<SentenceCues>& all, const std::vector<std::string>& terms,
               TextCues::Marks& marks) {
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t t = 0; t < terms.size(); ++t)
            if (!terms[t].empty() && all[i].lower.find(terms[t]) != std::string::npos)
                marks.of[i].push_back(static_cast<std::int32_t>(t));
    addPrefixSums(marks);
}

TextCues sumsOf(const std::vector<SentenceCues>& all) {
    TextCues cues;
    cues.characters.push_back(0);
    cues.punctuation.emplace_back();
    for (const SentenceCues& c : all) {
        cues.characters.push_back(cues.characters.back() + c.characters);
        auto next = cues.punctuation.back();
        for (std::size_t k = 0; k < kPunctuationKinds; ++k) next[k] += c.punctuation[k];
        cues.punctuation.push_back(next);
        cues.ends.push_back(c.end);
    }
    for (TextCues::Marks& marks : cues.marks) marks.of.resize(all.size());
    return cues;
}

}  // namespace

std::pair<TextCues, TextCues> textCues(std::span<const std::string> source,
                                       std::span<const std::string> target, const Glossary& glossary,
                                       Workers& workers) {
    constexpr double kCommon = 0.1;
    const std::vector<SentenceCues> ofSource = cuesOfAll(source, !glossary.empty(), workers),
                                    ofTarget = cuesOfAll(target, !glossary.empty(), workers);
    std::pair<TextCues, TextCues> cues{sumsOf(ofSource), sumsOf(ofTarget)};
    const auto common = [&](MarkKind kind, Words SentenceCues::*words) {
        const auto k = static_cast<std::size_t>(kind);
        markCommonWords(ofSource, ofTarget, words, kCommon, cues.first.marks[k], cues.second.marks[k]);
    };
    common(MarkKind::numbers, &SentenceCues::numbers);
    common(MarkKind::names, &SentenceCues::names);
    std::vector<std::string> sourceTerms, targetTerms;
    for (const auto& [s, t] : glossary) {
        sourceTerms.push_back(lowerCase(s));
        targetTerms.push_back(lowerCase(t));
    }
    const auto terms = static_cast<std::size_t>(MarkKind::terms);
    markTerms(ofSource, sourceTerms, cues.first.marks[terms]);
    markTerms(ofTarget, targetTerms, cues.second.marks[terms]);
    return cues;
}

}  // namespace paragram
