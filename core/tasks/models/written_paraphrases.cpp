#include "core/tasks/models/written_paraphrases.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "core/pairs/filters/trigram_overlap.h"
#include "core/pairs/store/pair_store.h"
#include "core/text/sentence_form.h"
#include "core/text/unicode.h"
#include "core/text/wording.h"

namespace paragram {
namespace {

// Texts of the same form are no paraphrases of each other.
std::string formOf(std::string_view text) {
    std::string form = sentenceInForm(text, {.lowerCase = true, .compatibility = true, .lettersOnly = true});
    return form.empty() ? std::string(text) : form;  // without a letter: the signs themselves
}

std::vector<TextSpan> addedWords(const std::string& sentence, const std::string& text, WordReader& reader) {
    SentenceWords words;
    reader.read(text, words);
    const auto common = Wording(sentence, reader).wordsInCommon(words);
    std::erase_if(words.spans,
                  [&](const TextSpan& span) { return std::ranges::find(common, span) != common.end(); });
    return std::move(words.spans);
}

}  // namespace

DistinctTexts distinctTexts(const std::string& sentence, std::vector<WrittenParaphrase> candidates) {
    DistinctTexts distinct;
    std::unordered_map<std::string, std::size_t> known;
    const std::string itself = formOf(sentence);
    for (WrittenParaphrase& candidate : candidates) {
        const std::string form = formOf(candidate.text);
        if (form == itself || isAllWhitespace(candidate.text)) {
            ++distinct.same;
            continue;
        }
        const auto [place, added] = known.emplace(form, distinct.texts.size());
        if (added) {
            distinct.texts.push_back(std::move(candidate));
            continue;
        }
        ++distinct.repeated;
        WrittenParaphrase& kept = distinct.texts[place->second];
        if (candidate.score > kept.score) kept = std::move(candidate);
    }
    return distinct;
}

void rankTexts(const std::vector<std::string>& sources, std::span<WrittenParaphrase> texts,
               const PairScorer& scorer) {
    FilterWorkspace work;
    WordReader reader;
    std::vector<SentencePair> pairs;
    for (WrittenParaphrase& text : texts) {
        text.added = addedWords(sources[text.source], text.text, reader);
        text.overlap = sentenceOverlap(sources[text.source], text.text, work);
        pairs.push_back({sources[text.source], text.text});
    }
    if (scorer) {
        std::vector<std::uint32_t> all(pairs.size());
        std::iota(all.begin(), all.end(), 0U);
        std::vector<float> cosines(pairs.size());
        scorer(pairs, all, cosines);
        for (std::size_t i = 0; i < cosines.size(); ++i) texts[i].cosine = cosines[i];
    }
    std::ranges::stable_sort(texts, [](const WrittenParaphrase& a, const WrittenParaphrase& b) {
        if (a.source != b.source) return a.source < b.source;
        return std::isnan(a.cosine) ? a.score > b.score : a.cosine > b.cosine;
    });
}

void storeParaphrases(std::span<const std::string> sources, const WrittenParaphrases& summary,
                      std::span<const std::size_t> numbers, const std::filesystem::path& output) {
    PairStoreWriter store(output);
    PairStoreInfo info;
    for (const std::size_t number : numbers) {
        const WrittenParaphrase& text = summary.texts[number];
        const bool scored = !std::isnan(text.cosine);
        if (!scored) info.scoreKind = ScoreKind::translation;
        store.add({sources[text.source], text.text, static_cast<float>(scored ? text.cosine : text.score)});
    }
    info.sourceLanguage = info.targetLanguage = summary.language;
    info.recipe = summary.provenance;
    store.commit(info);
}

}  // namespace paragram
