// An opened corpus: nearest neighbours of typed text, near duplicates, and a map.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/search/corpus_filter.h"
#include "core/tasks/corpora/build_index.h"

namespace paragram {

struct FoundSentence {
    std::int64_t line = 0;  // from 0
    double cosine = 0;
    std::string text;
};

// Not for several threads at once.
class CorpusExplorer {
  public:
    CorpusExplorer(std::shared_ptr<const Model> model, std::shared_ptr<const CorpusIndex> index);
    ~CorpusExplorer();

    const CorpusIndex& index() const { return *index_; }

    // The nearest neighbours of a text; none for a blank text. The lines that a filter allows are found once
    // and reused until it changes. exact: brute-force search even if there is an approximate index. Returns
    // Stopped, here and below.
    Result<std::vector<FoundSentence>> neighbours(const std::string& text, std::size_t k,
                                                  const CorpusFilter& filter, bool exact,
                                                  const JobContext& job);

    struct Group {
        std::vector<std::int64_t> lines;
        std::string text;  // of the first
    };
    // The groups of nearDuplicates, at most `most` of them.
    Result<std::vector<Group>> duplicates(double threshold, std::size_t most, const JobContext& job);

    struct MapPoint {
        std::int64_t line = 0;
        double x = 0, y = 0;
        int cluster = 0;
        std::string text;
        std::string language{};              // detected; empty: unknown
        std::vector<std::string> columns{};  // the tab-separated columns of the line
    };
    // A subsample of the lines that the filter allows (the same for the same size), placed by the first two
    // directions of a PCA.
    Result<std::vector<MapPoint>> map(std::size_t sample, int clusters, const CorpusFilter& filter,
                                      const JobContext& job);
    // Moves the same points so that neighbours are close (t-SNE); onStep is called from time to time.
    void arrange(std::vector<MapPoint>& points, const JobContext& job,
                 const std::function<void(const std::vector<MapPoint>&)>& onStep);

  private:
    Result<Nothing> applyFilter(const CorpusFilter& filter, const JobContext& job);

    struct State;
    std::shared_ptr<const Model> model_;
    std::shared_ptr<const CorpusIndex> index_;
    std::unique_ptr<State> state_;
};

// The languages of a generative model whose encoders can search a corpus by form; none for other models.
std::vector<std::string> languagesOfEncoders(const Model& model);
// The corpus by the encoder of one of them, with an index of its own beside request.folder. Stopped: null;
// errors of buildIndex.
Result<std::shared_ptr<CorpusExplorer>> exploreByEncoder(const Model& model, const std::string& language,
                                                         IndexRequest request, JobContext& job);

}  // namespace paragram
