// An approximate index whose lists ranks divide, for corpora beyond the memory of one machine.
#pragma once

#include <filesystem>
#include <optional>

#include "core/base/job_context.h"
#include "core/base/numeric/neighbour_lists.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/ranks/communicator.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/search/ann_index.h"

namespace paragram {

// List l and its vectors are at rank l mod P; the centres are everywhere. On one rank it is an AnnIndex, and
// it finds the same, bit for bit, on any number. Functions that are not const, and search, are called by all
// ranks together, with the same vectors.
class DividedIndex {
  public:
    // Rank `trainer` has trained the centres (AnnIndex::train, ivf or compressed); the others have none.
    DividedIndex(Communicator& ranks, int trainer, std::optional<AnnIndex> trained);

    // This rank's part. Error if the file is missing or cannot be read; throws MachineFailure.
    static Result<DividedIndex> read(Communicator& ranks, const std::filesystem::path& file);
    void write(const std::filesystem::path& file) const { index_.write(file); }

    // Vectors on this rank.
    std::size_t size() const { return index_.size(); }
    int effort() const { return index_.effort(); }
    void setEffort(int effort) { index_.setEffort(effort); }

    // Each rank finds the lists of its share of the vectors, and adds those that fall into its lists.
    // Stopped.
    Result<Nothing> add(VectorView vectors, Workers& workers, const JobContext& job);

    // The k nearest of each query in this rank's share of them, with their exact cosines; the other lists are
    // empty. vectors: those that were added.
    NeighbourLists search(VectorView queries, std::size_t k, VectorView vectors, Workers& workers) const;

  private:
    DividedIndex(Communicator& ranks, AnnIndex index);

    Communicator* ranks_;
    AnnIndex index_;
};

}  // namespace paragram
