// A corpus opened to be looked at: neighbours of what is typed, near duplicates, a map.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/search/corpus_filter.h"
#include "core/tasks/build_index.h"

namespace paragram {

struct FoundSentence {
    std::int64_t line = 0;  // from 0
    double cosine = 0;
    std::string text;
};

// For one thread at a time.
class CorpusExplorer {
  public:
    CorpusExplorer(std::shared_ptr<const Model> model, std::shared_ptr<const CorpusIndex> index);
    ~CorpusExplorer();

    const CorpusIndex& index() const { return *index_; }

    // The nearest to a text, nothing for a blank one. The lines a filter allows are found once and kept until
    // it changes. exact: whatever the index. A stop gives nothing.
    Result<std::vector<FoundSentence>> neighbours(const std::string& text, std::size_t k,
                                                  const CorpusFilter& filter, bool exact,
                                                  const JobContext& job);

    struct Group {
        std::vector<std::int64_t> lines;
        std::string text;  // of the first
    };
    // nearDuplicates, at most so many groups.
    std::vector<Group> duplicates(double threshold, std::size_t most, const JobContext& job);

    struct MapPoint {
        std::int64_t line = 0;
        double x = 0, y = 0;
        int cluster = 0;
        std::string text;
        std::string language{};              // detected; empty: not known
        std::vector<std::string> columns{};  // the parts of the line between tabs
    };
    // A sample of the lines that the filter allows, chosen by its size alone, on the two directions in which
    // they differ most.
    Result<std::vector<MapPoint>> map(std::size_t sample, int clusters, const CorpusFilter& filter,
                                      const JobContext& job);
    // The same points moved so that neighbours stand together (t-SNE); onStep from time to time.
    void arrange(std::vector<MapPoint>& points, const JobContext& job,
                 const std::function<void(const std::vector<MapPoint>&)>& onStep);

  private:
    Result<Nothing> applyFilter(const CorpusFilter& filter, const JobContext& job);

    struct State;
    std::shared_ptr<const Model> model_;
    std::shared_ptr<const CorpusIndex> index_;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
