#include "core/base/ranks/communicator.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <string>

namespace paragram {

void Parcels::reset(std::span<const std::size_t> sizes) {
    ends_.clear();
    std::size_t end = 0;
    for (const std::size_t size : sizes) ends_.push_back(end += size);
    bytes_.resize(end);
}

void Parcels::addressTo(int rank, int ranks) {
    ends_.assign(static_cast<std::size_t>(ranks), bytes_.size());
    std::fill_n(ends_.begin(), rank, 0);
}

void Parcels::clear() {
    bytes_.clear();
    ends_.clear();
}

IndexRange Communicator::share(std::size_t count, int rank) const {
    const auto r = static_cast<std::size_t>(rank), all = static_cast<std::size_t>(size());
    return {count * r / all, count * (r + 1) / all};
}

Communicator& singleProcess() {
    static SingleProcess one;
    return one;
}

void gatherRows(Communicator& ranks, Matrix& matrix) {
    if (ranks.alone()) return;
    std::vector<std::size_t> bounds;
    for (int r = 0; r < ranks.size(); ++r)
        bounds.push_back(ranks.share(matrix.rows(), r).first * matrix.cols() * sizeof(float));
    bounds.push_back(matrix.size() * sizeof(float));
    ranks.gather(std::as_writable_bytes(std::span(matrix.data(), matrix.size())), bounds);
}

namespace {

// Rank 0 gets the bytes of all ranks.
Parcels sentToFirst(Communicator& ranks, std::span<const std::byte> own) {
    Parcels out, in;
    for (int r = 0; r < ranks.size(); ++r) out.add(r == 0 ? own : std::span<const std::byte>());
    ranks.exchange(out, in);
    return in;
}

}  // namespace

void collectAtFirst(Communicator& ranks, Matrix& matrix) {
    if (ranks.alone()) return;
    const Parcels in = sentToFirst(ranks, std::as_bytes(std::span(matrix.data(), matrix.size())));
    const std::size_t columns = matrix.cols();
    matrix.resize(columns > 0 ? in.all().size() / sizeof(float) / columns : 0, columns);
    if (matrix.size() > 0) std::memcpy(matrix.data(), in.all().data(), in.all().size());
}

void collectAtFirst(Communicator& ranks, std::string& text) {
    if (ranks.alone()) return;
    const Parcels in = sentToFirst(ranks, std::as_bytes(std::span(text)));
    text.assign(reinterpret_cast<const char*>(in.all().data()), in.all().size());
}

double sumOver(Communicator& ranks, double value) {
    if (ranks.alone()) return value;
    double sum = 0;
    for (const double part : valuesOfAll(ranks, value)) sum += part;
    return sum;
}

// Each rank adds up its share of the elements.
void sumOver(Communicator& ranks, std::span<float> values) {
    if (ranks.alone()) return;
    Parcels out, in;
    for (int r = 0; r < ranks.size(); ++r) {
        const IndexRange share = ranks.share(values.size(), r);
        out.add(std::span<const float>(values.subspan(share.first, share.size())));
    }
    ranks.exchange(out, in);
    const IndexRange own = ranks.share(values.size());
    for (std::size_t r = 0; r < in.count(); ++r) {
        const std::vector<float> part = in.values<float>(r);
        for (std::size_t i = 0; i < part.size(); ++i)
            values[own.first + i] = r == 0 ? part[i] : values[own.first + i] + part[i];
    }
    std::vector<std::size_t> bounds;
    for (int r = 0; r < ranks.size(); ++r)
        bounds.push_back(ranks.share(values.size(), r).first * sizeof(float));
    bounds.push_back(values.size_bytes());
    ranks.gather(std::as_writable_bytes(values), bounds);
}

std::string textOfFirst(Communicator& ranks, std::string text) {
    text.resize(valueOfFirst(ranks, text.size()));
    ranks.broadcast(std::as_writable_bytes(std::span(text)));
    return text;
}

std::string textOf(Communicator& ranks, int rank, std::string text) {
    const auto from = static_cast<std::size_t>(rank);
    text.resize(valuesOfAll(ranks, text.size())[from]);
    std::vector<std::size_t> bounds(static_cast<std::size_t>(ranks.size()) + 1, 0);
    std::fill(bounds.begin() + rank + 1, bounds.end(), text.size());
    ranks.gather(std::as_writable_bytes(std::span(text)), bounds);
    return text;
}

Result<Nothing> checkAll(Communicator& ranks, const Result<Nothing>& own) {
    const std::vector<Outcome> all = valuesOfAll(ranks, own.outcome());
    const auto failed = std::ranges::find(all, Outcome::failed);
    if (failed == all.end()) {
        const bool stopped = std::ranges::find(all, Outcome::stopped) != all.end();
        return stopped ? Result<Nothing>(Stopped{}) : Result<Nothing>(Nothing{});
    }
    const auto from = static_cast<std::size_t>(failed - all.begin());
    const bool mine = from == static_cast<std::size_t>(ranks.rank());
    const Error error = mine ? own.error() : Error();
    std::vector<std::string> fields{error.where, error.found, error.expected, error.action,
                                    error.kind == ErrorKind::machine ? "machine" : "input"};
    for (std::string& field : fields) {
        Parcels out, in;
        for (std::size_t r = 0; r < all.size(); ++r) out.add(std::span<const char>(field));
        ranks.exchange(out, in);
        const std::vector<char> text = in.values<char>(from);
        field.assign(text.begin(), text.end());
    }
    return Error{fields[0], fields[1], fields[2], fields[3],
                 fields[4] == "machine" ? ErrorKind::machine : ErrorKind::input};
}

Result<Nothing> checkSame(Communicator& ranks, std::string_view what, std::string_view text) {
    const std::vector<std::size_t> all = valuesOfAll(ranks, std::hash<std::string_view>()(text));
    for (std::size_t r = 1; r < all.size(); ++r) {
        if (all[r] == all[0]) continue;
        return Error{fmt::format("rank {}", r), fmt::format("{} differ from those of rank 0", what),
                     "the same on every machine", "copy the files and the program again"};
    }
    return Nothing{};
}

}  // namespace paragram
