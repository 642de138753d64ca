#include "core/tasks/models/written_paraphrases.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "core/pairs/filters/trigram_overlap.h"
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
    distinct.candidates = std::ssize(candidates);
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

void ParaphraseCounts::add(const ParaphraseCounts& more) {
    candidates += more.candidates;
    same += more.same;
    repeated += more.repeated;
}

void DistinctTexts::add(DistinctTexts more) {
    ParaphraseCounts::add(more);
    std::ranges::move(more.texts, std::back_inserter(texts));
}

void compareTexts(std::span<const std::string> sentences, std::size_t first,
                  std::span<WrittenParaphrase> texts) {
    FilterWorkspace work;
    WordReader reader;
    for (WrittenParaphrase& text : texts) {
        const std::string& sentence = sentences[text.source - first];
        text.added = addedWords(sentence, text.text, reader);
        text.overlap = sentenceOverlap(sentence, text.text, work);
    }
}

void rankTexts(std::span<const std::string> sentences, std::size_t first, std::span<WrittenParaphrase> texts,
               const PairScorer& scorer) {
    if (scorer) {
        std::vector<SentencePair> pairs;
        for (const WrittenParaphrase& text : texts)
            pairs.push_back({sentences[text.source - first], text.text});
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

void ParaphraseStore::add(const std::string& sentence, const WrittenParaphrase& text) {
    const bool scored = !std::isnan(text.cosine);
    if (!scored) scores_ = ScoreKind::translation;
    store_.add({sentence, text.text, static_cast<float>(scored ? text.cosine : text.score)});
}

void ParaphraseStore::commit(const WrittenParaphrases& of) {
    PairStoreInfo info;
    info.sourceLanguage = info.targetLanguage = of.language;
    info.recipe = of.provenance;
    info.scoreKind = scores_;
    store_.commit(info);
}

void storeParaphrases(std::span<const std::string> sources, const WrittenParaphrases& summary,
                      std::span<const std::size_t> numbers, const std::filesystem::path& output) {
    ParaphraseStore store(output);
    for (const std::size_t number : numbers) {
        const WrittenParaphrase& text = summary.texts[number];
        store.add(sources[text.source], text);
    }
    store.commit(summary);
}

}  // namespace paragram
