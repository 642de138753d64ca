// The table of a training that several ranks share. Every rank has memory for all of it; row r is up to date
// at its owner, rank r mod P, which alone applies Adam to it, and wherever it was last fetched.
#pragma once

#include <cstdint>
#include <span>

#include "core/base/ranks/communicator.h"
#include "core/encoders/averaging_encoder.h"
#include "core/training/adam.h"

namespace paragram {

// The caller keeps everything alive. All ranks call the same functions in the same order; with one rank they
// are those of Adam.
class DividedTable {
  public:
    DividedTable(Communicator& ranks, const Adam& adam, Matrix& table, AdamMoments& moments,
                 Workers& workers);

    RowOwner owner() const { return {ranks_.rank(), ranks_.size()}; }
    // Brings rows (each listed once) to their values after `step` steps, at their owners and here.
    void fetch(std::span<const std::int32_t> rows, std::int64_t step);
    // Each rank has the gradient of its own sentences: the gradient becomes the sum over all ranks, in their
    // order, of the rows that this rank owns.
    void sumAtOwners(SparseGradient& gradient);
    // Brings all rows and their moments to rank 0, whose state is then that of a training on one rank.
    void collect();

  private:
    // Each rank's rows among these, in their order.
    void divide(std::span<const std::int32_t> rows);

    Communicator& ranks_;
    const Adam& adam_;
    Matrix& table_;
    AdamMoments& moments_;
    Workers& workers_;
    // Working memory.
    std::vector<std::vector<std::int32_t>> rowsOf_;
    std::vector<float> values_;
    std::vector<std::int32_t> slot_;
    Parcels out_, in_;
};

}  // namespace paragram
