// The processes that share a job, numbered from 0 (ranks), and what they send each other. MPI is one
// implementation (app/mpi); the engine knows only this interface.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/base/index_range.h"
#include "core/base/numeric/matrix.h"
#include "core/base/result.h"

namespace paragram {

// Bytes for each rank, or from each.
class Parcels {
  public:
    // Adds the parcel of the next rank.
    template <class T>
    void add(std::span<const T> values) {
        const auto bytes = std::as_bytes(values);
        bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
        ends_.push_back(bytes_.size());
    }
    std::size_t count() const { return ends_.size(); }
    std::span<const std::byte> of(std::size_t rank) const {
        return std::span(bytes_).subspan(first(rank), ends_[rank] - first(rank));
    }
    std::span<std::byte> of(std::size_t rank) {
        return std::span(bytes_).subspan(first(rank), ends_[rank] - first(rank));
    }
    // A copy of the parcel, whatever its alignment.
    template <class T>
    std::vector<T> values(std::size_t rank) const {
        static_assert(std::is_trivially_copyable_v<T>);
        std::vector<T> copy(of(rank).size() / sizeof(T));
        if (!copy.empty()) std::memcpy(copy.data(), of(rank).data(), copy.size() * sizeof(T));
        return copy;
    }
    // All bytes become the parcel of this rank of so many.
    void addressTo(int rank, int ranks);
    // All parcels, one after another.
    std::span<const std::byte> all() const { return bytes_; }
    std::span<std::byte> all() { return bytes_; }
    // Replaced by parcels of these sizes, with undefined contents.
    void reset(std::span<const std::size_t> sizes);
    void clear();

  private:
    std::size_t first(std::size_t rank) const { return rank == 0 ? 0 : ends_[rank - 1]; }

    std::vector<std::byte> bytes_;
    std::vector<std::size_t> ends_;
};

// What a rank has sent, and how often it has waited for others.
struct Traffic {
    double gathered = 0;   // bytes sent by gather
    double exchanged = 0;  // bytes sent by exchange and startExchange
    double ahead = 0;      // of these, bytes that had the time of other calls
    double rounds = 0;     // waits

    friend Traffic operator-(const Traffic& a, const Traffic& b) {
        return {a.gathered - b.gathered, a.exchanged - b.exchanged, a.ahead - b.ahead, a.rounds - b.rounds};
    }
    friend Traffic operator+(const Traffic& a, const Traffic& b) {
        return {a.gathered + b.gathered, a.exchanged + b.exchanged, a.ahead + b.ahead, a.rounds + b.rounds};
    }
};

// All ranks call the same functions in the same order, and each function returns when this rank has what the
// others owe it. Throws MachineFailure where they cannot be reached.
class Communicator {
  public:
    virtual ~Communicator() = default;
    virtual int rank() const = 0;
    virtual int size() const = 0;
    // Ranks on the machine of this one.
    virtual int onThisMachine() const { return size(); }
    // out has a parcel for each rank; in becomes what each rank has sent to this one.
    virtual void exchange(const Parcels& out, Parcels& in) = 0;
    // The same in two halves, where in already has the sizes of what arrives: one wait instead of two.
    // Between them all functions but startExchange may be called, and neither out nor in may be touched.
    virtual void startExchange(const Parcels& out, Parcels& in) = 0;
    virtual void finishExchange() = 0;
    // Lets an exchange that is on its way move on; for long work between its halves.
    virtual void progress() {}
    // bounds: (size + 1). Rank r has filled in the bytes from bounds[r] to bounds[r + 1]; the others' arrive.
    virtual void gather(std::span<std::byte> all, std::span<const std::size_t> bounds) = 0;
    // The bytes of rank 0 arrive at all.
    virtual void broadcast(std::span<std::byte> bytes) = 0;
    // Seconds that this rank has waited for the others.
    virtual double secondsWaited() const { return 0; }
    virtual Traffic traffic() const { return {}; }

    bool alone() const { return size() == 1; }
    bool isFirst() const { return rank() == 0; }
    // The items of `count` that fall to this rank, or to another.
    IndexRange share(std::size_t count) const { return share(count, rank()); }
    IndexRange share(std::size_t count, int rank) const;
};

// One process, which has nobody to talk to.
class SingleProcess final : public Communicator {
  public:
    int rank() const override { return 0; }
    int size() const override { return 1; }
    void exchange(const Parcels& out, Parcels& in) override { in = out; }
    void startExchange(const Parcels& out, Parcels& in) override { in = out; }
    void finishExchange() override {}
    void gather(std::span<std::byte>, std::span<const std::size_t>) override {}
    void broadcast(std::span<std::byte>) override {}
};
// It has no state.
Communicator& singleProcess();

// Each rank has computed its share of the rows; those of the others arrive.
void gatherRows(Communicator& ranks, Matrix& matrix);

// Rank 0 gets the rows of all ranks, in their order; the others have none afterwards.
void collectAtFirst(Communicator& ranks, Matrix& matrix);
// The same of text.
void collectAtFirst(Communicator& ranks, std::string& text);

// The sum of one value from each rank, added in the order of the ranks.
double sumOver(Communicator& ranks, double value);
// The sum of arrays of equal length, added in the order of the ranks.
void sumOver(Communicator& ranks, std::span<float> values);

// The value that rank 0 has.
template <class T>
T valueOfFirst(Communicator& ranks, T value) {
    static_assert(std::is_trivially_copyable_v<T>);
    ranks.broadcast(std::as_writable_bytes(std::span(&value, 1)));
    return value;
}
// The text that rank 0 has.
std::string textOfFirst(Communicator& ranks, std::string text);
// The text that this rank has.
std::string textOf(Communicator& ranks, int rank, std::string text);

// A value of each rank.
template <class T>
std::vector<T> valuesOfAll(Communicator& ranks, const T& value) {
    static_assert(std::is_trivially_copyable_v<T>);
    const auto size = static_cast<std::size_t>(ranks.size());
    std::vector<T> all(size);
    all[static_cast<std::size_t>(ranks.rank())] = value;
    std::vector<std::size_t> bounds(size + 1);
    for (std::size_t r = 0; r <= size; ++r) bounds[r] = r * sizeof(T);
    ranks.gather(std::as_writable_bytes(std::span(all)), bounds);
    return all;
}

// The error of the first rank that failed, on all ranks; otherwise Stopped if one was stopped.
Result<Nothing> checkAll(Communicator& ranks, const Result<Nothing>& own);
// The same of work that has a value on each rank.
template <class T>
Result<T> onAll(Communicator& ranks, Result<T> own) {
    if (ranks.alone()) return own;
    const Result<Nothing> all = checkAll(ranks, own.ok() ? Result<Nothing>(Nothing{}) : own.error());
    return all.ok() ? std::move(own) : Result<T>(all.error());
}

// Error, on all ranks, unless all have the same text; `what` names it: "the pairs".
Result<Nothing> checkSame(Communicator& ranks, std::string_view what, std::string_view text);

}  // namespace paragram
