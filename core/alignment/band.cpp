#include "core/alignment/band.h"

namespace paragram {

Band::Band(std::int32_t firstRow, std::vector<Columns> rows) : firstRow_(firstRow), rows_(std::move(rows)) {
    offsets_.reserve(rows_.size() + 1);
    offsets_.push_back(0);
    for (const Columns& row : rows_) offsets_.push_back(offsets_.back() + row.width());
}

Band Band::rectangle(std::int32_t firstRow, std::int32_t lastRow, Columns columns) {
    return {firstRow, std::vector<Columns>(static_cast<std::size_t>(lastRow - firstRow + 1), columns)};
}

}  // namespace paragram
