#include "core/tasks/corpora/explore_corpus.h"

#include <algorithm>
#include <array>

#include "core/analysis/vector_map.h"
#include "core/models/choose_encoder.h"
#include "core/models/text_encoder.h"
#include "core/search/near_duplicates.h"
#include "core/text/fields.h"
#include "core/text/language_detector.h"

namespace paragram {

struct CorpusExplorer::State {
    explicit State(const Model& model) : encoder(model) {}

    TextEncoder encoder;
    Workers workers;
    CorpusFilter filter;
    std::vector<char> allowed;  // empty: all
};

CorpusExplorer::CorpusExplorer(std::shared_ptr<const Model> model, std::shared_ptr<const CorpusIndex> index)
    : model_(std::move(model)), index_(std::move(index)), state_(std::make_unique<State>(*model_)) {}
CorpusExplorer::~CorpusExplorer() = default;

Result<Nothing> CorpusExplorer::applyFilter(const CorpusFilter& filter, const JobContext& job) {
    if (filter == state_->filter) return Nothing{};
    std::vector<char> allowed;
    if (!filter.passesAll()) {
        Result<std::vector<char>> found = allowedLines(*index_, filter, state_->workers, job);
        if (!found) return found.error();
        allowed = std::move(found).value();
    }
    if (job.shouldStop()) return Stopped{};
    state_->filter = filter;
    state_->allowed = std::move(allowed);
    return Nothing{};
}

Result<std::vector<FoundSentence>> CorpusExplorer::neighbours(const std::string& text, std::size_t k,
                                                              const CorpusFilter& filter, bool exact,
                                                              const JobContext& job) {
    const Result<Nothing> applied = applyFilter(filter, job);
    if (!applied) return applied.error();
    std::vector<FoundSentence> found;
    if (isBlank(text)) return found;
    if (job.shouldStop()) return Stopped{};
    Matrix query;
    state_->encoder.encode(std::array{std::string_view(text)}, Side::source, true, state_->workers, query);
    const Result<NeighbourLists> lists =
        index_->search(query, std::min(k, index_->size()), exact, state_->allowed, state_->workers, job);
    if (!lists) return lists.error();
    for (std::size_t n = 0; n < lists->count(0); ++n) {
        const auto line = static_cast<std::size_t>(lists->indices(0)[n]);
        found.push_back(
            {static_cast<std::int64_t>(line), lists->cosines(0)[n], std::string(index_->sentence(line))});
    }
    return found;
}

Result<std::vector<CorpusExplorer::Group>> CorpusExplorer::duplicates(double threshold, std::size_t most,
                                                                      const JobContext& job) {
    const auto found = nearDuplicates(index_->vectors(), threshold, state_->workers, job);
    if (!found) return found.error();
    std::vector<Group> groups;
    for (const auto& lines : *found) {
        if (groups.size() == most) break;
        groups.push_back({{lines.begin(), lines.end()},
                          std::string(index_->sentence(static_cast<std::size_t>(lines.front())))});
    }
    return groups;
}

Result<std::vector<CorpusExplorer::MapPoint>> CorpusExplorer::map(std::size_t sample, int clusters,
                                                                  const CorpusFilter& filter,
                                                                  const JobContext& job) {
    const Result<Nothing> applied = applyFilter(filter, job);
    if (!applied) return applied.error();
    std::vector<std::size_t> lines;
    for (std::size_t line = 0; line < index_->size(); ++line) {
        const bool allowed = state_->allowed.empty() || state_->allowed[line] != 0;
        if (allowed && !isBlank(index_->sentence(line))) lines.push_back(line);
    }
    std::vector<MapPoint> points;
    const std::size_t count = std::min(sample, lines.size());
    Matrix vectors(count, index_->vectors().cols);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t line = lines[i * lines.size() / count];
        std::ranges::copy(index_->vectors().row(line), vectors.row(i).begin());
        points.push_back({static_cast<std::int64_t>(line), 0, 0, 0, std::string(index_->sentence(line))});
    }
    if (job.shouldStop()) return Stopped{};
    if (count == 0) return points;
    const Matrix plane = pcaPlane(vectors);
    const std::vector<int> cluster = sphericalKMeans(vectors, clusters);
    for (std::size_t i = 0; i < count; ++i) {
        points[i].x = plane(i, 0);
        points[i].y = plane(i, 1);
        points[i].cluster = cluster[i];
        points[i].language = detectLanguage(points[i].text);
        points[i].columns =
            splitFields(std::string(index_->lines()[static_cast<std::size_t>(points[i].line)]));
    }
    return points;
}

void CorpusExplorer::arrange(std::vector<MapPoint>& points, const JobContext& job,
                             const std::function<void(const std::vector<MapPoint>&)>& onStep) {
    Matrix vectors(points.size(), index_->vectors().cols), start(points.size(), 2);
    for (std::size_t i = 0; i < points.size(); ++i) {
        std::ranges::copy(index_->vectors().row(static_cast<std::size_t>(points[i].line)),
                          vectors.row(i).begin());
        start(i, 0) = static_cast<float>(points[i].x);
        start(i, 1) = static_cast<float>(points[i].y);
    }
    const auto place = [&](const Matrix& plane) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            points[i].x = plane(i, 0);
            points[i].y = plane(i, 1);
        }
    };
    place(tsneMap(vectors, start, state_->workers, job, [&](const Matrix& plane) {
        place(plane);
        if (onStep) onStep(points);
    }));
}

std::vector<std::string> languagesOfEncoders(const Model& model) {
    return languageEncoders(model);
}

Result<std::shared_ptr<CorpusExplorer>> exploreByEncoder(const Model& model, const std::string& language,
                                                         IndexRequest request, JobContext& job) {
    Result<Model> chosen = withEncoder(model, language, request.corpus.string());
    if (!chosen) return chosen.error();
    const auto encoder = std::make_shared<const Model>(std::move(chosen).value());
    request.folder.replace_extension(language + ".index");
    Result<BuiltIndex> built = buildIndex(*encoder, request, job);
    if (!built) return built.error();
    return Result<std::shared_ptr<CorpusExplorer>>::of(
        built.stopped() ? nullptr : std::make_shared<CorpusExplorer>(encoder, built->index), built.stopped());
}

}  // namespace paragram
