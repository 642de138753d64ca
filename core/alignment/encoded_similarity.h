// Cosines of runs with an encoder whose vectors of runs are not made of those of sentences: a network, or
// maximum pooling. Every run is encoded once, in memory.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "core/alignment/run_similarity.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

class EncodedSimilarity : public RunSimilarity {
  public:
    // largest: sentences of a run at most, 1..kLargestRun; cosines of longer runs are -1. samples: as for
    // AveragingSimilarity. Returns Stopped.
    static Result<std::unique_ptr<EncodedSimilarity>> of(const Model& model,
                                                         std::span<const std::string> source,
                                                         std::span<const std::string> target, Side sourceSide,
                                                         Side targetSide, int largest, int samples,
                                                         Workers& workers, const JobContext& job);

    std::int32_t sources() const override { return sources_; }
    std::int32_t targets() const override { return targets_; }
    void cosines(const Band& band, std::int32_t firstRow, std::int32_t lastRow, float* out) const override;
    std::size_t dimension() const override { return sourceRuns_.cols(); }
    void sentenceVectors(Side side, std::size_t first, std::size_t count, float* out) const override;

  private:
    EncodedSimilarity() = default;
    // The row of a run in a matrix of runs.
    std::size_t rowOf(std::int32_t end, std::int32_t count) const {
        return static_cast<std::size_t>(end - 1) * static_cast<std::size_t>(largest_) +
               static_cast<std::size_t>(count - 1);
    }
    std::vector<float> expectedOf(const Matrix& runs, std::int32_t size, const Matrix& others,
                                  std::int32_t otherSize, int samples, Workers& workers) const;

    std::int32_t sources_ = 0, targets_ = 0, largest_ = 1;
    Matrix sourceRuns_, targetRuns_;  // of length 1, (sentences * largest, dimension), by rowOf
};

}  // namespace paragram
