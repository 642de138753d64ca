// An approximate index of vectors (FAISS): faster than comparing with all of them, and misses some.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/search/neighbour_lists.h"
#include "core/search/vector_view.h"

namespace paragram {

// ivf: lists of vectors around centres, a few of which are looked at. compressed: the same with a byte a
// number. hnsw: a graph of neighbours (Malkov and Yashunin 2018), largest and fastest.
enum class IndexKind { exact, ivf, hnsw, compressed };

std::optional<IndexKind> indexKind(std::string_view name);
std::string indexKindName(IndexKind kind);
// By the number of vectors: exact up to 200,000, compressed beyond: quickest to build and to search, and what
// its codes lose is made good by the vectors.
IndexKind indexKindFor(std::size_t vectors);

class AnnIndex {
  public:
    ~AnnIndex();
    AnnIndex(AnnIndex&&) noexcept;
    AnnIndex& operator=(AnnIndex&&) noexcept;

    // Of unit vectors; kind is not exact. Nothing when stopped. The result depends on the vectors alone.
    static std::optional<AnnIndex> build(VectorView vectors, IndexKind kind, const JobContext& job);
    static Result<AnnIndex> read(const std::filesystem::path& file);
    void write(const std::filesystem::path& file) const;

    std::size_t size() const;
    // Vectors that come after those that are there. false: stopped, some may be missing.
    bool add(VectorView vectors, const JobContext& job);

    // The k nearest of each query as the index finds them. vectors are those that were added: where the index
    // keeps codes, more are found by these and the best of them by their vectors.
    NeighbourLists search(VectorView queries, std::size_t k, VectorView vectors) const;

    // How much it looks at, from 1 up: lists, or width of the walk through the graph. More finds more.
    int effort() const;
    void setEffort(int effort);
    // The least effort in steps of a half more at which recall of the 10 nearest reaches wanted, on queries
    // whose exact neighbours (10 each) are known; sets it and gives the recall reached.
    double tune(VectorView queries, const NeighbourLists& exact, VectorView vectors, double wanted);

  private:
    struct State;
    explicit AnnIndex(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// Share of the found that are as near as the exact ones, 0..1: of neighbours that are equally near one is as
// right as another.
double recallOf(const NeighbourLists& found, const NeighbourLists& exact);

}  // namespace paragram
