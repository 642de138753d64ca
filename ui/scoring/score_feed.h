// Carries scored pairs from the worker to the panel in bounded memory.
#pragma once

#include <QString>
#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/tasks/corpora/score_pairs.h"

namespace paragram::ui {

// A longer table would be of no use; the counts still include all pairs of the file.
inline constexpr std::size_t kMostPairRows = 200'000;

// The number of cosines in each hundredth from -1 to 1. Thresholds are whole hundredths, so the counts at or
// above one are exact for any number of pairs.
class CosineCounts {
  public:
    void add(double cosine);
    std::int64_t total() const { return total_; }
    std::int64_t atOrAbove(double threshold) const;
    // Wider bins for the histogram, from the first that is not empty up to 1.
    struct Bins {
        std::vector<double> counts;
        double low = 0, width = 0;
    };
    Bins bins() const;

  private:
    static constexpr int kHundredths = 201;  // the last one is for 1 itself
    std::array<std::int64_t, kHundredths> counts_{};
    std::int64_t total_ = 0;
};

struct PairRow {
    QString source, target;
    double cosine = 0;
};

class ScoreFeed : public std::enable_shared_from_this<ScoreFeed> {
  public:
    // Called on the worker thread.
    void setColumns(const SentenceColumns& columns);
    // The callback for scoreFile.
    std::function<void(const std::vector<ScoredPair>&)> receiver();
    struct News {
        std::vector<PairRow> rows;                              // new ones, as long as the table has room
        CosineCounts counts;                                    // of all pairs so far
        std::optional<SentenceColumns> columns = std::nullopt;  // only once
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
