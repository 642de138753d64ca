// The rows of two aligned documents, in the order of reading: which link each shows, and on which sides.
#pragma once

#include <cstdint>
#include <vector>

#include "core/tasks/corpora/correct_alignment.h"

namespace paragram::ui {

// What is shown: all links, those of low confidence, sentences without a translation, or links that the user
// has corrected.
enum class RowFilter { all, doubtful, alone, corrected };

struct AlignmentRow {
    std::int32_t link = 0;
    bool source = false, target = false;  // both, except for sentences without a translation and moved links
    std::int32_t hidden = 0;              // links before this row that the filter hides
};

class AlignmentRows {
  public:
    // sources, targets: sentences of the documents. Links below `doubtfulBelow` are doubtful unless known.
    void set(Alignment links, const Alignment& known, std::size_t sources, std::size_t targets);
    void setFilter(RowFilter filter, double doubtfulBelow);

    int size() const { return static_cast<int>(rows_.size()); }
    const AlignmentRow& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    const Alignment& links() const { return links_; }
    const Link& link(int link) const { return links_[static_cast<std::size_t>(link)]; }
    std::int32_t sentences(Side side) const;

    bool isKnown(int link) const { return known_[static_cast<std::size_t>(link)]; }
    bool isDoubtful(int link) const;
    double doubtfulBelow() const { return doubtfulBelow_; }
    int doubtful() const { return doubtful_; }    // links
    int corrected() const { return corrected_; }  // links

    // The link of a sentence; -1: none.
    int linkOf(Side side, std::int32_t sentence) const;
    // The row that shows a side of a link; the nearest one if the filter hides it; -1 if there are no rows.
    int rowOf(int link, Side side) const;
    bool shows(int link) const;
    // The first doubtful link after a row in a direction (1, -1), as a row; -1: none.
    int nextDoubtful(int row, int step) const;

  private:
    void buildRows();

    Alignment links_;
    std::vector<bool> known_;
    std::vector<std::int32_t> linkOfSource_, linkOfTarget_;
    std::vector<std::int32_t> sourceRow_, targetRow_;  // of each link; for hidden ones the next row
    std::vector<AlignmentRow> rows_;
    RowFilter filter_ = RowFilter::all;
    double doubtfulBelow_ = 0.5;
    int doubtful_ = 0, corrected_ = 0;
};

}  // namespace paragram::ui
