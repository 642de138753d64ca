#include "core/training/divided_table.h"

#include <algorithm>
#include <cstring>
#include <numeric>

#include "core/base/numeric/kernels.h"

namespace paragram {
namespace {

constexpr std::size_t kCollectedAtOnce = 16384;  // rows
constexpr std::size_t kCopiedAtOnce = 64;        // rows

// Of a table in a file, rows that fill whole pages.
std::size_t rowsTogether(const Matrix& table) {
    const std::size_t bytes = table.cols() * sizeof(float);
    return table.storage() == Storage::file ? pageBytes() / std::gcd(pageBytes(), bytes) : 1;
}

// Without a branch on what is wanted, which would be mispredicted every few rows.
template <class Wanted>
void appendIf(std::span<const std::int32_t> rows, std::vector<std::int32_t>& to, const Wanted& wanted) {
    std::size_t count = to.size();
    to.resize(count + rows.size());
    for (const std::int32_t row : rows) {
        to[count] = row;
        count += wanted(row) ? 1 : 0;
    }
    to.resize(count);
}

}  // namespace

DividedTable::DividedTable(Communicator& ranks, const Adam& adam, Matrix& table, AdamMoments& moments,
                           Workers& workers)
    : ranks_(ranks),
      adam_(adam),
      table_(table),
      moments_(moments),
      workers_(workers),
      together_(rowsTogether(table)),
      rowsOf_(static_cast<std::size_t>(ranks.size())) {
    if (ranks.alone()) return;
    for (std::size_t row = 0; row < table.rows(); ++row) {
        ownerOf_.push_back(static_cast<std::int32_t>(row / together_) % ranks.size());
        owned_.push_back(ownerOf_.back() == ranks.rank());
    }
    used_.resize(table.rows());
    listed_.resize(table.rows());
    forgetOthers();
}

void DividedTable::forgetOthers() {
    if (table_.storage() == Storage::memory) return;
    fetched_.assign(table_.rows() / together_ + 1, 0);
    for (std::size_t row = 0; row < table_.rows(); row += together_) {
        if (owned_[row] != 0) continue;
        const std::size_t last = std::min(table_.rows(), row + together_);
        table_.forgetRows(row, last);
        for (Matrix* part : {&moments_.mean, &moments_.variance, &moments_.average})
            if (part->size() > 0) part->forgetRows(row, last);
    }
    collected_ = false;
}

void DividedTable::forgetFetched() {
    if (collected_) return forgetOthers();
    for (std::size_t i = 0; i < fetched_.size(); ++i) {
        if (fetched_[i] != 0) table_.forgetRows(i * together_, std::min(table_.rows(), (i + 1) * together_));
        fetched_[i] = 0;
    }
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
    const auto owned = [&](std::int32_t row) { return owned_[static_cast<std::size_t>(row)] != 0; };
    const auto marked = [&](std::int32_t row) { return used_[static_cast<std::size_t>(row)] == mark; };
    const auto isNew = [&](std::int32_t row) {
        char& listed = listed_[static_cast<std::size_t>(row)];
        const bool wanted = listed == 0;
        listed = 1;
        return wanted;
    };
    own_.clear();
    sent_.clear();
    const std::size_t bytes = table_.cols() * sizeof(float);
    std::vector<std::size_t> sizes;
    for (int r = 0; r < all; ++r) {
        const std::size_t before = sent_.size();
        appendIf(read[static_cast<std::size_t>(r)], sent_,
                 [&](std::int32_t row) { return owned(row) & marked(row); });
        appendIf(std::span(sent_).subspan(before), own_, isNew);
        if (r == own) sent_.resize(before);
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
    received_.clear();
    appendIf(read[static_cast<std::size_t>(own)], received_,
             [&](std::int32_t row) { return !owned(row) & marked(row); });
    for (const std::int32_t row : received_) rowsOf(row).push_back(row);
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
    if (!fetched_.empty())
        for (const std::int32_t row : received_) fetched_[static_cast<std::size_t>(row) / together_] = 1;
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

template <class Values>
void DividedTable::collectRows(std::size_t first, std::size_t last, const Values& valuesOf) {
    Parcels out, in;
    std::vector<std::byte> own;
    for (std::size_t row = first; row < last && !ranks_.isFirst(); ++row) {
        if (owned_[row] == 0) continue;
        const auto bytes = std::as_bytes(valuesOf(row));
        own.insert(own.end(), bytes.begin(), bytes.end());
    }
    for (int r = 0; r < ranks_.size(); ++r)
        out.add(r == 0 ? std::span<const std::byte>(own) : std::span<const std::byte>());
    ranks_.exchange(out, in);
    for (std::size_t rank = 1; rank < in.count() && ranks_.isFirst(); ++rank) {
        const std::byte* from = in.of(rank).data();
        for (std::size_t row = first; row < last; ++row) {
            if (ownerOf_[row] != static_cast<int>(rank)) continue;
            const auto bytes = std::as_writable_bytes(valuesOf(row));
            std::memcpy(bytes.data(), from, bytes.size());
            from += bytes.size();
        }
    }
}

void DividedTable::collect() {
    if (ranks_.alone()) return;
    receive();
    std::vector<Matrix*> parts{&table_, &moments_.mean, &moments_.variance};
    if (moments_.average.size() > 0) parts.push_back(&moments_.average);
    for (std::size_t first = 0; first < table_.rows(); first += kCollectedAtOnce) {
        const std::size_t last = std::min(table_.rows(), first + kCollectedAtOnce);
        for (Matrix* part : parts) collectRows(first, last, [&](std::size_t row) { return part->row(row); });
        collectRows(first, last, [&](std::size_t row) { return std::span(&moments_.done[row], 1); });
    }
    collected_ = ranks_.isFirst() && table_.storage() == Storage::file;
}

}  // namespace paragram
