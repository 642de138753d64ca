// Exact nearest neighbours by cosine: the reference every index is measured against (methods.md 9).
#pragma once

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/search/neighbour_lists.h"
#include "core/search/vector_view.h"

namespace paragram {

// Vectors normalised to length 1, or zero; finite. The k best rows of cols for each row and of rows for each
// col come from one pass over the product in tiles, so both directions cost one and no more than a tile of
// the product a thread is in memory. Results do not depend on the threads; among equals the first wins.
struct MutualNeighbours {
    NeighbourLists ofRows, ofCols;  // ofCols is empty unless asked for
    bool stopped = false;           // then the lists are not complete
};

enum class Directions { rows, both };

MutualNeighbours findNeighbours(VectorView rows, VectorView cols, std::size_t k, Directions directions,
                                Workers& workers, const JobContext& job = {});

// The plain twin: one pair of vectors after the other.
MutualNeighbours findNeighboursPlainly(VectorView rows, VectorView cols, std::size_t k,
                                       Directions directions);

// The same search in steps of a panel of cols, for who saves between steps. Panel p holds the columns
// [p * panelSize(), ...); steps run in ascending order, each once.
class PanelSearch {
  public:
    PanelSearch(VectorView rows, VectorView cols, std::size_t k, Directions directions);

    static std::size_t panelSize();
    std::size_t panels() const;
    std::size_t panelsDone() const { return done_; }
    // false: stopped inside the panel, which then has to be done again; what was found before it is kept.
    bool step(Workers& workers, const JobContext& job);
    // Takes up what a search of the same vectors had found after so many panels.
    void restore(MutualNeighbours found, std::size_t panelsDone);
    const MutualNeighbours& found() const { return found_; }
    // After the last step: cosines as dot products, in their order.
    MutualNeighbours finish(Workers& workers);

  private:
    struct Tile;
    void searchTile(std::size_t firstRow, std::size_t firstCol, std::size_t panelStart, Tile& tile,
                    NeighbourLists& ofRows, NeighbourLists& ofCols) const;

    VectorView rows_, cols_;
    std::size_t k_;
    bool both_;
    std::size_t done_ = 0;
    MutualNeighbours found_;
};

// Where a vector has a NaN or an infinity.
Result<Nothing> checkVectors(VectorView vectors, const std::string& name);

// Scales every row to length 1; zero rows stay zero.
void normaliseRows(Matrix& vectors);

}  // namespace paragram
