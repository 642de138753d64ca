#include "core/tasks/models/round_trip.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/tasks/corpora/build_index.h"
#include "core/text/language_check.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 32;  // sentences, finished together

// The paraphrases of some sentences, the first of which has this number.
Result<std::vector<WrittenParaphrase>> paraphrasesOf(LineTranslator& there, LineTranslator& back,
                                                     std::span<const std::string> sources, std::size_t first,
                                                     WrittenParaphrases& summary, const JobContext& job) {
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
    std::vector<WrittenParaphrase> found;
    std::size_t at = 0;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        std::vector<WrittenParaphrase> candidates;
        for (std::size_t n = 0; at < ends[i]; ++at, ++n)
            for (const Translation& translation : (*again)[at])
                candidates.push_back({.source = first + i,
                                      .text = translation.text,
                                      .origin = between[at],
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

Result<WrittenParaphrases> writeRoundTrips(TextWriter& there, TextWriter& back,
                                           const RoundTripRequest& request, JobContext& job) {
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
    WrittenParaphrases summary;
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

}  // namespace paragram
