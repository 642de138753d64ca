#include "core/tasks/models/round_trip.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "core/pairs/filters/trigram_overlap.h"
#include "core/pairs/store/pair_store.h"
#include "core/tasks/corpora/build_index.h"
#include "core/text/language_check.h"
#include "core/text/sentence_form.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 32;  // sentences, finished together

// Texts of the same form are no paraphrases of each other.
std::string formOf(std::string_view text) {
    std::string form = sentenceInForm(text, {.lowerCase = true, .compatibility = true, .lettersOnly = true});
    return form.empty() ? std::string(text) : form;  // without a letter: the signs themselves
}

// The paraphrases of some sentences, the first of which has this number.
Result<std::vector<RoundTripText>> paraphrasesOf(LineTranslator& there, LineTranslator& back,
                                                 std::span<const std::string> sources, std::size_t first,
                                                 RoundTripSummary& summary, const JobContext& job) {
    const auto forth = there.translate(sources, static_cast<std::int64_t>(first), job);
    if (!forth) return forth.error();
    std::vector<std::string> between;
    std::vector<std::size_t> ends;  // of each sentence's translations
    for (const auto& translations : *forth) {
        for (const Translation& translation : translations) between.push_back(translation.text);
        ends.push_back(between.size());
    }
    const auto again = back.translate(between, static_cast<std::int64_t>(first), job);
    if (!again) return again.error();
    std::vector<RoundTripText> found;
    std::size_t at = 0;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        std::vector<RoundTripText> candidates;
        for (std::size_t n = 0; at < ends[i]; ++at, ++n)
            for (const Translation& translation : (*again)[at])
                candidates.push_back({.source = first + i,
                                      .text = translation.text,
                                      .between = between[at],
                                      .score = ((*forth)[i][n].score + translation.score) / 2});
        summary.candidates += std::ssize(candidates);
        DistinctTexts distinct = distinctTexts(sources[i], std::move(candidates));
        summary.same += distinct.same;
        summary.repeated += distinct.repeated;
        std::ranges::move(distinct.texts, std::back_inserter(found));
    }
    return found;
}

std::string shortName(const Model& model) {
    return modelFingerprint(model).substr(0, 12);
}

}  // namespace

Result<RoundTripRoutes> roundTripRoutes(const Model& there, const Model& back, const std::string& language,
                                        const std::string& through) {
    RoundTripRoutes routes;
    const auto forth =
        routeOf(there, language, through.empty() ? translationTarget(there, language) : through, false);
    if (!forth) return forth.error();
    routes.there = *forth;
    routes.language = languageOf(there, forth->from);
    routes.through = languageOf(there, forth->to);
    if (forth->from == forth->to)
        return Error{"--to", routes.through + ", the language of the sentences", "another one to go through",
                     "leave it out for the model's other language"};
    const auto second = routeOf(back, routes.through, routes.language, false);
    if (!second && second.error().where.starts_with("encoder")) return second.error();
    if (!second || second->from == second->to) {
        const ModelProvenance& known = back.provenance;
        return Error{"--back",
                     fmt::format("{} with {} and {}", nameOf(back.settings.generative.model),
                                 known.sourceLanguage, known.targetLanguage),
                     fmt::format("a translator from {} to {}, back to the language of the sentences",
                                 routes.through, routes.language),
                     "choose another model"};
    }
    routes.back = *second;
    return routes;
}

Result<RoundTripSummary> writeRoundTrips(TextWriter& there, TextWriter& back, const RoundTripRequest& request,
                                         JobContext& job) {
    const auto routes = roundTripRoutes(there.model(), back.model(), request.language, request.through);
    if (!routes) return routes.error();
    PairScorer scorer;
    if (!request.scoreModel.empty()) {
        auto loaded = loadPairScorer(request.scoreModel, routes->language, routes->language, job);
        if (!loaded) return loaded.error();
        scorer = *std::move(loaded);
    }
    LineTranslator forth(there, routes->there, request.writing, LongSentences::split);
    LineTranslator again(back, routes->back, request.writing, LongSentences::split);
    RoundTripSummary summary;
    summary.language = routes->language;
    summary.through = routes->through;
    summary.remark = languageRemark(request.sources, routes->language);
    summary.provenance = fmt::format(
        "# paraphrases by a round trip from {} to {} (model {}) and back (model {}), {} best each way\n",
        summary.language, summary.through, shortName(there.model()), shortName(back.model()),
        request.writing.best);
    const std::size_t count = request.sources.size();
    for (std::size_t first = 0; first < count; first += kTogether) {
        const std::size_t size = std::min(kTogether, count - first);
        auto texts =
            paraphrasesOf(forth, again, std::span(request.sources).subspan(first, size), first, summary, job);
        if (!texts) return texts.error();
        rankTexts(request.sources, *texts, scorer);
        std::ranges::move(*texts, std::back_inserter(summary.texts));
        job.report({"Translating there and back", static_cast<double>(first + size),
                    static_cast<double>(count), "sentences"});
        if (first + size < count && job.shouldStop()) return Stopped{};
    }
    return summary;
}

DistinctTexts distinctTexts(const std::string& sentence, std::vector<RoundTripText> candidates) {
    DistinctTexts distinct;
    std::unordered_map<std::string, std::size_t> known;
    const std::string itself = formOf(sentence);
    for (RoundTripText& candidate : candidates) {
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
        RoundTripText& kept = distinct.texts[place->second];
        if (candidate.score > kept.score) kept = std::move(candidate);
    }
    return distinct;
}

void rankTexts(const std::vector<std::string>& sources, std::span<RoundTripText> texts,
               const PairScorer& scorer) {
    FilterWorkspace work;
    std::vector<SentencePair> pairs;
    for (RoundTripText& text : texts) {
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
    std::ranges::stable_sort(texts, [](const RoundTripText& a, const RoundTripText& b) {
        if (a.source != b.source) return a.source < b.source;
        return std::isnan(a.cosine) ? a.score > b.score : a.cosine > b.cosine;
    });
}

void storeRoundTrips(std::span<const std::string> sources, const RoundTripSummary& summary,
                     std::span<const std::size_t> numbers, const std::filesystem::path& output) {
    PairStoreWriter store(output);
    PairStoreInfo info;
    for (const std::size_t number : numbers) {
        const RoundTripText& text = summary.texts[number];
        const bool scored = !std::isnan(text.cosine);
        if (!scored) info.scoreKind = ScoreKind::translation;
        store.add({sources[text.source], text.text, static_cast<float>(scored ? text.cosine : text.score)});
    }
    info.sourceLanguage = info.targetLanguage = summary.language;
    info.recipe = summary.provenance;
    store.commit(info);
}

}  // namespace paragram
