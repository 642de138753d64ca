// The table of a training that several ranks share. A row is up to date at its owner, which alone applies
// Adam to it, and wherever it was last fetched. Of a table in memory, which is whole on every rank, row r
// belongs to rank r mod P. Of a table in a file, blocks of rows that fill whole pages have one owner, block b
// rank b mod P, and the other ranks forget a row with the mega-batch that read it.
#pragma once

#include <cstdint>
#include <span>

#include "core/base/ranks/communicator.h"
#include "core/encoders/averaging_encoder.h"
#include "core/training/adam.h"

namespace paragram {

// The rows that each rank reads, each once. All ranks know them, so that nobody has to ask for a row.
using RowsRead = std::vector<std::vector<std::int32_t>>;

// The caller keeps everything alive. All ranks call the same functions in the same order; with one rank they
// are those of Adam.
class DividedTable {
  public:
    DividedTable(Communicator& ranks, const Adam& adam, Matrix& table, AdamMoments& moments,
                 Workers& workers);

    // Of each row, whether this rank owns it; empty on one rank.
    std::span<const char> owned() const { return owned_; }
    // A mega-batch begins: rows of other owners that the one before has read are not needed.
    void forgetFetched();
    // Brings rows to their values after `step` steps, at their owners and where they are read.
    void fetch(const RowsRead& read, std::int64_t step);
    // While a step is computed that reads the rows `now`: sends those of `next` that are not among them, with
    // the values that they will have after that step, the `step`-th. The next fetch must be of `next`.
    void fetchAhead(const RowsRead& now, const RowsRead& next, std::int64_t step);
    // Each rank has the gradient of its own sentences: the gradient becomes the sum over all ranks, in their
    // order, of the rows that this rank owns.
    void sumAtOwners(SparseGradient& gradient);
    // Brings all rows and their moments to rank 0, whose state is then that of a training on one rank.
    void collect();

  private:
    // Forgets all rows of other owners, and their moments.
    void forgetOthers();
    void markUsed(const RowsRead& rows, char mark);
    // Sends the rows of `read` that have the mark.
    void send(const RowsRead& read, std::int64_t step, char mark);
    void receive();
    // Rank 0 gets the values of rows from first to last (exclusive) of all owners. valuesOf: the span of a
    // row.
    template <class Values>
    void collectRows(std::size_t first, std::size_t last, const Values& valuesOf);
    std::vector<std::int32_t>& rowsOf(std::int32_t row) {  // those of its owner, in rowsOf_
        return rowsOf_[static_cast<std::size_t>(ownerOf_[static_cast<std::size_t>(row)])];
    }

    Communicator& ranks_;
    const Adam& adam_;
    Matrix& table_;
    AdamMoments& moments_;
    Workers& workers_;
    std::size_t together_;               // neighbouring rows that have one owner
    std::vector<std::int32_t> ownerOf_;  // of each row; empty on one rank
    std::vector<char> owned_;
    RowsRead now_;               // those of fetchAhead
    std::vector<char> used_;     // whether a row is among now_
    bool ahead_ = false;         // the rows of the next fetch that are not used have been sent
    bool onTheWay_ = false;      // and have not been received
    bool collected_ = false;     // rows of all owners are here
    std::vector<char> fetched_;  // of `together_` rows each: whether there are fetched ones of other owners
    // Working memory.
    RowsRead rowsOf_;
    std::vector<char> listed_;
    std::vector<std::int32_t> own_, sent_, received_, slot_;
    Parcels out_, in_;
};

}  // namespace paragram
