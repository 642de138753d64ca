// Exact nearest neighbours by cosine: the reference for every index (methods.md, Search).
#pragma once

#include "core/base/job_context.h"
#include "core/base/numeric/neighbour_lists.h"
#include "core/base/numeric/product_screen.h"
#include "core/base/numeric/vector_view.h"
#include "core/base/result.h"
#include "core/base/workers.h"

namespace paragram {

// Vectors normalised to length 1, or zero; finite. The k best rows of cols for each row, and of rows for each
// col, are found in one pass over the screened product (product_screen.h), so that both directions cost one.
// Cosines are those of kernels().dot. The result depends neither on the number of threads nor on the
// screening; of equal neighbours the first wins. Returns Stopped.
struct MutualNeighbours {
    NeighbourLists ofRows, ofCols;  // ofCols is empty unless both directions were requested
};

enum class Directions { rows, both };

Result<MutualNeighbours> findNeighbours(VectorView rows, VectorView cols, std::size_t k,
                                        Directions directions, Workers& workers, const JobContext& job = {},
                                        Screening screening = Screening::fastest);

// The reference implementation: one pair of vectors after another.
MutualNeighbours findNeighboursPlain(VectorView rows, VectorView cols, std::size_t k, Directions directions);

// The same search in steps of one panel of cols, for callers that save between steps. Panel p contains the
// columns from p * panelSize() on; steps are executed in ascending order, once each.
class PanelSearch {
  public:
    // firstCol: the number of the first of cols, where these are a part.
    PanelSearch(VectorView rows, VectorView cols, std::size_t k, Directions directions,
                Screening screening = Screening::fastest, std::size_t firstCol = 0);

    static std::size_t panelSize();
    std::size_t panels() const;
    std::size_t panelsDone() const { return done_; }
    // Stopped inside the panel: the step must be repeated; earlier results are kept.
    Result<Nothing> step(Workers& workers, const JobContext& job);
    // Continues from the results of a search of the same vectors after panelsDone panels.
    void restore(MutualNeighbours found, std::size_t panelsDone);
    const MutualNeighbours& found() const { return found_; }

  private:
    VectorView rows_, cols_;
    std::size_t k_, firstCol_;
    bool both_;
    Screening screening_;
    std::size_t done_ = 0;
    MutualNeighbours found_;
};

// Error for a vector with a NaN or an infinity.
Result<Nothing> checkVectors(VectorView vectors, const std::string& name);

// Scales every row to length 1; zero rows stay zero.
void normaliseRows(Matrix& vectors);

}  // namespace paragram
