#include "core/tasks/models/generate_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/text/language_check.h"

namespace paragram {
namespace {

constexpr std::size_t kTogether = 64;  // sentences in a request

}  // namespace

Result<std::vector<WrittenText>> generateText(TextWriter& writer, const GenerateRequest& request,
                                              JobContext& job) {
    const std::size_t count = request.sources.size(), styled = request.styles.size();
    if (styled > 1 && styled != count) {
        return Error{"--style", fmt::format("{} styles for {} sources", styled, count),
                     "one, or one for each source", "give as many"};
    }
    if (!request.ends.empty() && (request.ends.size() != count || request.steps < 2)) {
        return Error{
            "--between",
            fmt::format("{} ends for {} sources, {} steps", request.ends.size(), count, request.steps),
            "one end for each source, and at least 2 steps", "give as many"};
    }
    const auto route = routeOf(writer.model(), request.language, request.to, styled > 0);
    if (!route) return route.error();
    const bool moves = !request.ends.empty();
    const std::size_t together =
        moves ? std::max<std::size_t>(1, kTogether / static_cast<std::size_t>(request.steps)) : kTogether;
    std::vector<WrittenText> written;
    for (std::size_t first = 0; first < count; first += together) {
        const std::size_t size = std::min(together, count - first);
        std::vector<std::string> styles;
        for (std::size_t i = 0; i < size && styled > 0; ++i)
            styles.push_back(request.styles[styled == 1 ? 0 : first + i]);
        WritingOptions options = request.writing;
        options.seed += static_cast<std::int64_t>(first);
        WritingTexts given{std::span(request.sources).subspan(first, size), styles};
        if (moves) given.ends = std::span(request.ends).subspan(first, size);
        given.steps = request.steps;
        auto texts = writer.write(*route, given, options, job);
        if (!texts) return texts.error();
        for (WrittenText& text : *texts) {
            text.source += first;
            written.push_back(std::move(text));
        }
        job.report({"Writing", static_cast<double>(first + size), static_cast<double>(count), "sentences"});
    }
    return written;
}

std::string languageRemark(const Model& model, const GenerateRequest& request) {
    const auto route = routeOf(model, request.language, request.to, !request.styles.empty());
    return route ? languageRemark(request.sources, languageOf(model, route->from)) : std::string();
}

}  // namespace paragram
