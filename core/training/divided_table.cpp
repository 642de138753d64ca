#include "core/training/divided_table.h"

#include <algorithm>
#include <cstring>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr std::size_t kCollectedAtOnce = 8192;  // rows of each rank
constexpr std::size_t kCopiedAtOnce = 64;       // rows

}  // namespace

DividedTable::DividedTable(Communicator& ranks, const Adam& adam, Matrix& table, AdamMoments& moments,
                           Workers& workers)
    : ranks_(ranks),
      adam_(adam),
      table_(table),
      moments_(moments),
      workers_(workers),
      rowsOf_(static_cast<std::size_t>(ranks.size())) {
    if (ranks.alone()) return;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        ownerOf_.push_back(static_cast<std::int32_t>(row) % ranks.size());
        owned_.push_back(ownerOf_.back() == ranks.rank());
    }
    used_.resize(table.rows());
    listed_.resize(table.rows());
}

void DividedTable::markUsed(const RowsRead& rows, char mark) {
    for (const auto& some : rows)
        for (const std::int32_t row : some) used_[static_cast<std::size_t>(row)] = mark;
}

void DividedTable::fetch(const RowsRead& read, std::int64_t step) {
    if (ranks_.alone()) return adam_.catchUp(table_, moments_, read.front(), step, workers_);
    receive();
    if (!ahead_) markUsed(read, 1);
    send(read, step, 1);
    receive();
    markUsed(ahead_ ? now_ : read, 0);
    ahead_ = false;
}

void DividedTable::fetchAhead(const RowsRead& now, const RowsRead& next, std::int64_t step) {
    if (ranks_.alone()) return;
    now_ = now;
    markUsed(now_, 1);
    send(next, step, 0);
    ahead_ = true;
}

void DividedTable::send(const RowsRead& read, std::int64_t step, char mark) {
    const int own = ranks_.rank(), all = ranks_.size();
    const auto marked = [&](std::int32_t row) { return used_[static_cast<std::size_t>(row)] == mark; };
    own_.clear();
    sent_.clear();
    const std::size_t bytes = table_.cols() * sizeof(float);
    std::vector<std::size_t> sizes;
    for (int r = 0; r < all; ++r) {
        const std::size_t before = sent_.size();
        for (const std::int32_t row : read[static_cast<std::size_t>(r)]) {
            if (owned_[static_cast<std::size_t>(row)] == 0 || !marked(row)) continue;
            if (r != own) sent_.push_back(row);
            char& listed = listed_[static_cast<std::size_t>(row)];
            if (listed == 0) own_.push_back(row);
            listed = 1;
        }
        sizes.push_back((sent_.size() - before) * bytes);
    }
    for (const std::int32_t row : own_) listed_[static_cast<std::size_t>(row)] = 0;
    adam_.catchUp(table_, moments_, own_, step, workers_);
    out_.reset(sizes);
    workers_.forRanges(sent_.size(), kCopiedAtOnce, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            std::memcpy(out_.all().data() + i * bytes, table_.row(static_cast<std::size_t>(sent_[i])).data(),
                        bytes);
        }
    });

    for (auto& some : rowsOf_) some.clear();
    for (const std::int32_t row : read[static_cast<std::size_t>(own)])
        if (owned_[static_cast<std::size_t>(row)] == 0 && marked(row)) rowsOf(row).push_back(row);
    received_.clear();
    sizes.clear();
    for (const auto& some : rowsOf_) {
        received_.insert(received_.end(), some.begin(), some.end());
        sizes.push_back(some.size() * bytes);
    }
    in_.reset(sizes);
    ranks_.startExchange(out_, in_);
    onTheWay_ = true;
}

void DividedTable::receive() {
    if (!onTheWay_) return;
    ranks_.finishExchange();
    onTheWay_ = false;
    const std::size_t bytes = table_.cols() * sizeof(float);
    workers_.forRanges(received_.size(), kCopiedAtOnce, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            std::memcpy(table_.row(static_cast<std::size_t>(received_[i])).data(),
                        in_.all().data() + i * bytes, bytes);
        }
    });
}

void DividedTable::sumAtOwners(SparseGradient& gradient) {
    if (ranks_.alone()) return;
    const std::size_t d = table_.cols();
    for (auto& some : rowsOf_) some.clear();
    for (const std::int32_t row : gradient.rows) rowsOf(row).push_back(row);
    Parcels outRows, inRows, out, in;
    for (const auto& some : rowsOf_) outRows.add(std::span<const std::int32_t>(some));
    ranks_.exchange(outRows, inRows);
    std::vector<float> values;
    for (std::size_t r = 0; r < rowsOf_.size(); ++r) {
        values.clear();
        for (std::size_t i = 0; i < gradient.rows.size(); ++i) {
            if (ownerOf_[static_cast<std::size_t>(gradient.rows[i])] != static_cast<int>(r)) continue;
            const auto row = gradient.values.row(i);
            values.insert(values.end(), row.begin(), row.end());
        }
        out.add(std::span<const float>(values));
    }
    ranks_.exchange(out, in);
    slot_.resize(table_.rows(), -1);
    gradient.rows.clear();
    values.clear();
    for (std::size_t r = 0; r < rowsOf_.size(); ++r) {
        const std::vector<std::int32_t> rows = inRows.values<std::int32_t>(r);
        const std::vector<float> parts = in.values<float>(r);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            std::int32_t& slot = slot_[static_cast<std::size_t>(rows[i])];
            if (slot < 0) {
                slot = static_cast<std::int32_t>(gradient.rows.size());
                gradient.rows.push_back(rows[i]);
                values.insert(values.end(), parts.data() + i * d, parts.data() + (i + 1) * d);
            } else {
                kernels().addScaled(values.data() + static_cast<std::size_t>(slot) * d, parts.data() + i * d,
                                    1.0F, d);
            }
        }
    }
    for (const std::int32_t row : gradient.rows) slot_[static_cast<std::size_t>(row)] = -1;
    gradient.values.resize(gradient.rows.size(), d);
    std::ranges::copy(values, gradient.values.data());
}

void DividedTable::collect() {
    if (ranks_.alone()) return;
    receive();
    Parcels out, in;
    std::vector<float> values;
    std::vector<Matrix*> parts{&table_, &moments_.mean, &moments_.variance};
    if (moments_.average.size() > 0) parts.push_back(&moments_.average);
    const std::size_t d = table_.cols(), all = rowsOf_.size(), atOnce = kCollectedAtOnce * all;
    for (std::size_t first = 0; first < table_.rows(); first += atOnce) {
        const std::size_t last = std::min(table_.rows(), first + atOnce);
        const auto firstOf = [&](std::size_t rank) { return first / all * all + rank; };  // first % all == 0
        const auto own = static_cast<std::size_t>(ranks_.rank());
        for (Matrix* part : parts) {
            values.clear();
            for (std::size_t row = firstOf(own); row < last && own != 0; row += all)
                values.insert(values.end(), part->row(row).begin(), part->row(row).end());
            out.clear();
            for (std::size_t r = 0; r < all; ++r)
                out.add(r == 0 ? std::span<const float>(values) : std::span<const float>());
            ranks_.exchange(out, in);
            for (std::size_t r = 1; r < all && own == 0; ++r) {
                const std::byte* from = in.of(r).data();
                for (std::size_t row = firstOf(r); row < last; row += all, from += d * sizeof(float))
                    std::memcpy(part->row(row).data(), from, d * sizeof(float));
            }
        }
        std::vector<std::int64_t> done;
        for (std::size_t row = firstOf(own); row < last && own != 0; row += all)
            done.push_back(moments_.done[row]);
        out.clear();
        for (std::size_t r = 0; r < all; ++r)
            out.add(r == 0 ? std::span<const std::int64_t>(done) : std::span<const std::int64_t>());
        ranks_.exchange(out, in);
        for (std::size_t r = 1; r < all && own == 0; ++r) {
            std::size_t row = firstOf(r);
            for (const std::int64_t step : in.values<std::int64_t>(r)) {
                moments_.done[row] = step;
                row += all;
            }
        }
    }
}

}  // namespace paragram
