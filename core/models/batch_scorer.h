// Computes the cosines of pairs batch by batch, with progress.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/stopwatch.h"
#include "core/models/text_encoder.h"

namespace paragram {

struct ScoreSummary {
    std::int64_t pairs = 0;
    double seconds = 0;
    double meanCosine = 0;
    std::string remark{};  // what is doubtful about the pairs; empty: nothing
};

class BatchScorer {
  public:
    static constexpr std::size_t kBatch = 4096;  // pairs

    // languages: of the two sides; used only by models whose languages do not share rows. Empty: those of its
    // training pairs, in their order. The model outlives the scorer.
    BatchScorer(const Model& model, const std::vector<std::string>& languages);

    // The cosine of each pair of sentences (-1..1); valid until the next call.
    const std::vector<double>& score(const std::vector<std::string>& sources,
                                     const std::vector<std::string>& targets);
    // fraction: of the input read, 0..1; 0: unknown.
    void report(JobContext& job, double fraction) const;
    // Of all pairs so far.
    ScoreSummary summary() const;

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
