// An approximate index of vectors (FAISS): faster than comparing all vectors, but it may miss neighbours.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/enum_names.h"
#include "core/base/index_range.h"
#include "core/base/job_context.h"
#include "core/base/numeric/neighbour_lists.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/result.h"
#include "core/base/workers.h"

namespace paragram {

// ivf: lists of vectors around centres, of which a few are searched. compressed: the same with one byte per
// number. hnsw: a graph of neighbours (Malkov and Yashunin 2018), the largest and fastest.
enum class IndexKind { exact, ivf, hnsw, compressed };
constexpr NamedValue<IndexKind> kIndexKindNames[]{{IndexKind::exact, "exact", "exact"},
                                                  {IndexKind::ivf, "ivf", "IVF"},
                                                  {IndexKind::hnsw, "hnsw", "HNSW"},
                                                  {IndexKind::compressed, "compressed", "compressed"}};
constexpr std::span<const NamedValue<IndexKind>> namesOf(IndexKind) {
    return kIndexKindNames;
}
// By the number of vectors: exact up to 200,000, compressed for more, because it is fastest to build and to
// search, and its loss of precision is compensated by the vectors.
IndexKind indexKindFor(std::size_t vectors);

class AnnIndex {
  public:
    ~AnnIndex();
    AnnIndex(AnnIndex&&) noexcept;
    AnnIndex& operator=(AnnIndex&&) noexcept;

    // For vectors of length 1; kind must not be exact. The result depends on the vectors only. Returns
    // Stopped.
    static Result<AnnIndex> build(VectorView vectors, IndexKind kind, Workers& workers,
                                  const JobContext& job);
    // An index with centres, but without vectors. Returns Stopped.
    static Result<AnnIndex> train(VectorView vectors, IndexKind kind, Workers& workers,
                                  const JobContext& job);
    // Error if the file is missing or cannot be read.
    static Result<AnnIndex> read(const std::filesystem::path& file);
    // Throws MachineFailure.
    void write(const std::filesystem::path& file) const;
    // The bytes of such a file, and the index that they are; they come from the same program.
    std::string bytes() const;
    static AnnIndex fromBytes(std::string_view bytes);

    std::size_t size() const;
    // Appends vectors. Stopped: some may be missing.
    Result<Nothing> add(VectorView vectors, Workers& workers, const JobContext& job);

    // The k nearest neighbours of each query according to the index. vectors: those that were added; if the
    // index is compressed, more candidates are found by it and the best chosen by their vectors.
    NeighbourLists search(VectorView queries, std::size_t k, VectorView vectors, Workers& workers) const;
    // How many the index must find for that.
    std::size_t candidates(std::size_t k) const;

    // The steps of an index with lists (ivf, compressed), for those who divide the lists: the numbers of the
    // `count` lists with the nearest centres, exactly, and the cosines of these.
    NeighbourLists nearestLists(VectorView vectors, std::size_t count, Workers& workers) const;
    // Appends vectors with these numbers to these lists.
    void addToLists(VectorView vectors, std::span<const std::int64_t> numbers,
                    std::span<const std::int64_t> lists);
    // The k nearest vectors of the lists that are not -1, with cosines as precise as the index has them
    // (list_scan.h).
    NeighbourLists searchLists(VectorView queries, const NeighbourLists& nearest, std::size_t k,
                               Workers& workers) const;

    // How much is searched, from 1: lists, or the width of the search in the graph. More finds more.
    int effort() const;
    void setEffort(int effort);
    // tuneEffort on queries with known exact neighbours.
    double tune(VectorView queries, const NeighbourLists& exact, VectorView vectors, double wanted,
                Workers& workers);

  private:
    struct State;
    explicit AnnIndex(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// The k best candidates by their vectors, with exact cosines, of each query in the range; the other lists are
// empty.
NeighbourLists bestOf(const NeighbourLists& candidates, VectorView queries, IndexRange range, std::size_t k,
                      VectorView vectors, Workers& workers);

// The share of neighbours found that are as near as the exact ones, 0..1; equally near neighbours are equally
// correct.
double recallOf(const NeighbourLists& found, const NeighbourLists& exact);

// Sets the smallest effort, in steps of half as much again, at which the recall of a search reaches wanted;
// returns the recall reached (0..1). setEffort returns the effort that the index has then.
double tuneEffort(const std::function<int(int)>& setEffort, const std::function<NeighbourLists()>& search,
                  const NeighbourLists& exact, double wanted);

}  // namespace paragram
