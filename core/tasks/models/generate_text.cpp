#include "core/tasks/models/generate_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace paragram {
namespace {

constexpr std::size_t kTogether = 64;  // sentences in a request

}  // namespace

Result<std::vector<WrittenText>> generateText(TextWriter& writer, const GenerateRequest& request,
                                              JobContext& job) {
    const std::size_t count = request.sources.size(), given = request.styles.size();
    if (given > 1 && given != count) {
        return Error{"--style", fmt::format("{} styles for {} sources", given, count),
                     "one, or one for each source", "give as many"};
    }
    const auto route = routeOf(writer.model(), request.language, request.to, given > 0);
    if (!route) return route.error();
    std::vector<WrittenText> written;
    for (std::size_t first = 0; first < count; first += kTogether) {
        const std::size_t size = std::min(kTogether, count - first);
        std::vector<std::string> styles;
        for (std::size_t i = 0; i < size && given > 0; ++i)
            styles.push_back(request.styles[given == 1 ? 0 : first + i]);
        WritingOptions options = request.writing;
        options.seed += static_cast<std::int64_t>(first);
        auto texts =
            writer.write(*route, std::span(request.sources).subspan(first, size), styles, options, job);
        if (!texts) return texts.error();
        for (WrittenText& text : *texts) {
            text.source += first;
            written.push_back(std::move(text));
        }
        job.report({"Writing", static_cast<double>(first + size), static_cast<double>(count), "sentences"});
    }
    return written;
}

}  // namespace paragram
