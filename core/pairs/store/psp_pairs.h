// Pairs in the format of the authors' P-SP program (P22): X.h5 with token ids, and X.vocab next to it with
// their pieces.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/hdf5/hdf5_lists.h"
#include "core/base/result.h"

namespace paragram {

// X.h5: /data, a table with two columns of lists of ids, one row per pair. X.vocab: one line "piece<TAB>id"
// for each id from 0 to V - 1; one more id, V, represents unknown text.
class PspPairs {
  public:
    // Whether a file looks like this format.
    static bool recognises(const std::filesystem::path& file);
    // Error if a file is missing or damaged.
    static Result<PspPairs> open(const std::filesystem::path& file);

    std::int64_t pairs() const { return lists_.rows(); }
    // The V pieces by id. A space is written as U+2581.
    const std::vector<std::string>& pieces() const { return pieces_; }
    // Pairs [first, first + count): two lists each, every id in 0 .. V. Throws Hdf5Damage.
    IntegerLists read(std::int64_t first, std::int64_t count) const;
    // The text of the pieces; unknown ones are omitted.
    std::string text(std::span<const std::int32_t> ids) const;

  private:
    PspPairs(std::filesystem::path file, Hdf5ListReader lists, std::vector<std::string> pieces)
        : file_(std::move(file)), lists_(std::move(lists)), pieces_(std::move(pieces)) {}
    std::filesystem::path file_;
    Hdf5ListReader lists_;
    std::vector<std::string> pieces_;
};

}  // namespace paragram
