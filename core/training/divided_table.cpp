#include "core/training/divided_table.h"

#include <algorithm>
#include <cstring>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr std::size_t kCollectedAtOnce = 8192;  // rows of each rank

}  // namespace

DividedTable::DividedTable(Communicator& ranks, const Adam& adam, Matrix& table, AdamMoments& moments,
                           Workers& workers)
    : ranks_(ranks),
      adam_(adam),
      table_(table),
      moments_(moments),
      workers_(workers),
      rowsOf_(static_cast<std::size_t>(ranks.size())) {}

void DividedTable::divide(std::span<const std::int32_t> rows) {
    for (auto& some : rowsOf_) some.clear();
    for (const std::int32_t row : rows) rowsOf_[static_cast<std::size_t>(row % ranks_.size())].push_back(row);
}

void DividedTable::fetch(std::span<const std::int32_t> rows, std::int64_t step) {
    if (ranks_.alone()) return adam_.catchUp(table_, moments_, rows, step, workers_);
    divide(rows);
    const auto own = static_cast<std::size_t>(ranks_.rank()), all = rowsOf_.size();
    const std::size_t d = table_.cols();
    out_.clear();
    for (const auto& wanted : rowsOf_) out_.add(std::span<const std::int32_t>(wanted));
    ranks_.exchange(out_, in_);
    out_.clear();
    for (std::size_t r = 0; r < all; ++r) {
        const std::vector<std::int32_t> wanted = in_.values<std::int32_t>(r);
        adam_.catchUp(table_, moments_, wanted, step, workers_);
        values_.clear();
        if (r != own) {
            for (const std::int32_t row : wanted) {
                const auto value = table_.row(static_cast<std::size_t>(row));
                values_.insert(values_.end(), value.begin(), value.end());
            }
        }
        out_.add(std::span<const float>(values_));
    }
    ranks_.exchange(out_, in_);
    for (std::size_t r = 0; r < all; ++r) {
        if (r == own) continue;
        const std::byte* from = in_.of(r).data();
        for (const std::int32_t row : rowsOf_[r]) {
            std::memcpy(table_.row(static_cast<std::size_t>(row)).data(), from, d * sizeof(float));
            from += d * sizeof(float);
        }
    }
}

void DividedTable::sumAtOwners(SparseGradient& gradient) {
    if (ranks_.alone()) return;
    const std::size_t d = table_.cols();
    divide(gradient.rows);
    Parcels outRows, inRows;
    for (const auto& some : rowsOf_) outRows.add(std::span<const std::int32_t>(some));
    ranks_.exchange(outRows, inRows);
    out_.clear();
    for (std::size_t r = 0; r < rowsOf_.size(); ++r) {
        values_.clear();
        for (std::size_t i = 0; i < gradient.rows.size(); ++i) {
            if (gradient.rows[i] % ranks_.size() != static_cast<int>(r)) continue;
            const auto row = gradient.values.row(i);
            values_.insert(values_.end(), row.begin(), row.end());
        }
        out_.add(std::span<const float>(values_));
    }
    ranks_.exchange(out_, in_);
    slot_.resize(table_.rows(), -1);
    gradient.rows.clear();
    values_.clear();
    for (std::size_t r = 0; r < rowsOf_.size(); ++r) {
        const std::vector<std::int32_t> rows = inRows.values<std::int32_t>(r);
        const std::vector<float> parts = in_.values<float>(r);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::int32_t& slot = slot_[static_cast<std::size_t>(rows[i])];
            if (slot < 0) {
                slot = static_cast<std::int32_t>(gradient.rows.size());
                gradient.rows.push_back(rows[i]);
                values_.insert(values_.end(), parts.data() + i * d, parts.data() + (i + 1) * d);
            } else {
                kernels().addScaled(values_.data() + static_cast<std::size_t>(slot) * d, parts.data() + i * d,
                                    1.0F, d);
            }
        }
    }
    for (const std::int32_t row : gradient.rows) slot_[static_cast<std::size_t>(row)] = -1;
    gradient.values.resize(gradient.rows.size(), d);
    std::ranges::copy(values_, gradient.values.data());
}

void DividedTable::collect() {
    if (ranks_.alone()) return;
    std::vector<Matrix*> parts{&table_, &moments_.mean, &moments_.variance};
    if (moments_.average.size() > 0) parts.push_back(&moments_.average);
    const std::size_t d = table_.cols(), all = rowsOf_.size(), atOnce = kCollectedAtOnce * all;
    for (std::size_t first = 0; first < table_.rows(); first += atOnce) {
        const std::size_t last = std::min(table_.rows(), first + atOnce);
        const auto firstOf = [&](std::size_t rank) { return first / all * all + rank; };  // first % all == 0
        const auto own = static_cast<std::size_t>(ranks_.rank());
        for (Matrix* part : parts) {
            values_.clear();
            for (std::size_t row = firstOf(own); row < last && own != 0; row += all)
                values_.insert(values_.end(), part->row(row).begin(), part->row(row).end());
            out_.clear();
            for (std::size_t r = 0; r < all; ++r)
                out_.add(r == 0 ? std::span<const float>(values_) : std::span<const float>());
            ranks_.exchange(out_, in_);
            for (std::size_t r = 1; r < all && own == 0; ++r) {
                const std::byte* from = in_.of(r).data();
                for (std::size_t row = firstOf(r); row < last; row += all, from += d * sizeof(float))
                    std::memcpy(part->row(row).data(), from, d * sizeof(float));
            }
        }
        std::vector<std::int64_t> done;
        for (std::size_t row = firstOf(own); row < last && own != 0; row += all)
            done.push_back(moments_.done[row]);
        out_.clear();
        for (std::size_t r = 0; r < all; ++r)
            out_.add(r == 0 ? std::span<const std::int64_t>(done) : std::span<const std::int64_t>());
        ranks_.exchange(out_, in_);
        for (std::size_t r = 1; r < all && own == 0; ++r) {
            std::size_t row = firstOf(r);
            for (const std::int64_t step : in_.values<std::int64_t>(r)) {
                moments_.done[row] = step;
                row += all;
            }
        }
    }
}

}  // namespace paragram
