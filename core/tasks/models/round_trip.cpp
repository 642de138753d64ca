#include "core/tasks/models/round_trip.h"

#include <fmt/format.h>

#include <memory>

#include "core/models/model_fingerprint.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 32;  // sentences, finished together

// Both ways, and the texts in between.
struct Trip {
    LineTranslator there, back;

    Result<DistinctTexts> paraphrases(std::span<const std::string> sources, std::size_t first,
                                      const JobContext& job) {
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
        DistinctTexts found;
        std::size_t at = 0;
        for (std::size_t i = 0; i < sources.size(); ++i) {
            std::vector<WrittenParaphrase> candidates;
            for (std::size_t n = 0; at < ends[i]; ++at, ++n)
                for (const Translation& translation : (*again)[at])
                    candidates.push_back({.source = first + i,
                                          .text = translation.text,
                                          .origin = between[at],
                                          .score = ((*forth)[i][n].score + translation.score) / 2});
            found.add(distinctTexts(sources[i], std::move(candidates)));
        }
        return found;
    }
};

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
    auto trip = std::make_shared<Trip>(Trip{{there, routes->there, request.writing, LongSentences::split},
                                            {back, routes->back, request.writing, LongSentences::split}});
    ParaphraseWay way;
    way.made.language = way.writtenLanguage = routes->language;
    way.made.through = routes->through;
    way.made.provenance = fmt::format(
        "# paraphrases by a round trip from {} to {} (model {}) and back (model {}), {} best each way\n",
        routes->language, routes->through, shortName(there.model()), shortName(back.model()),
        request.writing.best);
    way.together = kTogether;
    way.key = fmt::format("{} {} {} {}", modelFingerprint(there.model()), trip->there.key(),
                          modelFingerprint(back.model()), trip->back.key());
    way.stage = "Translating there and back";
    way.write = [trip](std::span<const std::string> sources, std::size_t first, const JobContext& run) {
        return trip->paraphrases(sources, first, run);
    };
    return writeParaphrases(way, request, job);
}

}  // namespace paragram
