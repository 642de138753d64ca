// What scoring a file has to tell, carried from the worker to the panel in bounded memory.
#pragma once

#include <QString>
#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/tasks/score_file.h"

namespace paragram::ui {

// A table of more rows serves nobody; the counts go on over all pairs of the file.
inline constexpr std::size_t kMostPairRows = 200'000;

// How many cosines lie in each hundredth from -1 to 1. Thresholds are whole hundredths, so counts at or above
// one are exact however many pairs there are.
class CosineCounts {
  public:
    void add(double cosine);
    std::int64_t total() const { return total_; }
    std::int64_t atOrAbove(double threshold) const;
    // Wider bins for a picture, from the first that is not empty up to 1.
    struct Bins {
        std::vector<double> counts;
        double low = 0, width = 0;
    };
    Bins bins() const;

  private:
    static constexpr int kHundredths = 201;  // the last one holds 1 itself
    std::array<std::int64_t, kHundredths> counts_{};
    std::int64_t total_ = 0;
};

// A hundredth as a number: the same for counting, showing and keeping pairs.
double hundredth(double value);

struct PairRow {
    QString source, target;
    double cosine = 0;
};

class ScoreFeed : public std::enable_shared_from_this<ScoreFeed> {
  public:
    // On the worker's thread.
    void setColumns(const SentenceColumns& columns);
    // For scoreFile.
    std::function<void(const std::vector<ScoredPair>&)> receiver();
    struct News {
        std::vector<PairRow> rows;  // new ones, as long as there is room in the table
        CosineCounts counts;        // of all pairs so far
        std::optional<SentenceColumns> columns = std::nullopt;  // once
    };
    News take();

  private:
    std::mutex mutex_;
    std::vector<PairRow> rows_;
    std::size_t rowsSoFar_ = 0;
    CosineCounts counts_;
    std::optional<SentenceColumns> columns_;
};

}  // namespace paragram::ui
