// Cosines of pairs that come in batches, and what is told of them on the way.
#pragma once

#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/stopwatch.h"
#include "core/models/text_encoder.h"
#include "core/tasks/score_pairs.h"

namespace paragram {

class BatchScorer {
  public:
    static constexpr std::size_t kBatch = 4096;  // pairs

    // languages: of the two sides, as in ScoreRequest. The model outlives the scorer.
    BatchScorer(const Model& model, const std::vector<std::string>& languages);

    // Of pair i: the sides' sentences i.
    const std::vector<double>& score(const std::vector<std::string>& sources,
                                     const std::vector<std::string>& targets);
    // fraction: of the input read, 0..1; 0: not known.
    void tell(JobContext& job, double fraction) const;
    ScoreSummary summary(bool stopped) const;

  private:
    TextEncoder encoder_;
    Workers workers_;
    Side sides_[2] = {Side::source, Side::target};
    Matrix sources_, targets_;
    std::vector<double> cosines_;
    Stopwatch watch_;
    std::int64_t pairs_ = 0;
    double sum_ = 0;
};

}  // namespace paragram
