// The part of the grid of all positions in two texts that a search visits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace paragram {

// A position (row, column) is a place between sentences: row sentences of the source and column sentences of
// the target are before it. Of each row, the columns from first to last, both included.
class Band {
  public:
    struct Columns {
        std::int32_t first = 0, last = 0;
        std::int32_t width() const { return last - first + 1; }
    };

    // rows: of consecutive rows from firstRow on, not empty; neighbouring rows overlap or touch.
    Band(std::int32_t firstRow, std::vector<Columns> rows);
    // All positions of a rectangle, limits included.
    static Band rectangle(std::int32_t firstRow, std::int32_t lastRow, Columns columns);

    std::int32_t firstRow() const { return firstRow_; }
    std::int32_t lastRow() const { return firstRow_ + static_cast<std::int32_t>(rows_.size()) - 1; }
    const Columns& columns(std::int32_t row) const {
        return rows_[static_cast<std::size_t>(row - firstRow_)];
    }
    bool contains(std::int32_t row, std::int32_t column) const {
        if (row < firstRow_ || row > lastRow()) return false;
        const Columns& c = columns(row);
        return column >= c.first && column <= c.last;
    }
    // The number of positions, and the index of one of them in the order of rows.
    std::int64_t cells() const { return offsets_.back(); }
    std::int64_t index(std::int32_t row, std::int32_t column) const {
        return offsets_[static_cast<std::size_t>(row - firstRow_)] + column - columns(row).first;
    }
    std::int64_t rowIndex(std::int32_t row) const {
        return offsets_[static_cast<std::size_t>(row - firstRow_)];
    }

  private:
    std::int32_t firstRow_;
    std::vector<Columns> rows_;
    std::vector<std::int64_t> offsets_;  // of each row, and after the last
};

}  // namespace paragram
