// Pairs as the authors' P-SP program keeps them (P22): X.h5 with token ids, X.vocab beside it with their
// pieces.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/hdf5_lists.h"
#include "core/base/result.h"

namespace paragram {

// X.h5: /data, a table of two columns of lists of ids, a row a pair. X.vocab: a line "piece<TAB>id" for each
// id from 0 to V - 1; one more id, V, stands for unknown text.
class PspPairs {
  public:
    // Whether a file looks like one of these.
    static bool recognises(const std::filesystem::path& file);
    static Result<PspPairs> open(const std::filesystem::path& file);

    std::int64_t pairs() const { return lists_.rows(); }
    // By id, V of them. A space is written as U+2581.
    const std::vector<std::string>& pieces() const { return pieces_; }
    // Pairs [first, first + count): two lists each, every id in 0 .. V. Throws Hdf5Damage.
    IntegerLists read(std::int64_t first, std::int64_t count) const;
    // The pieces put together; unknown ones are left out.
    std::string text(std::span<const std::int32_t> ids) const;

  private:
    PspPairs(std::filesystem::path file, Hdf5ListReader lists, std::vector<std::string> pieces)
        : file_(std::move(file)), lists_(std::move(lists)), pieces_(std::move(pieces)) {}
    std::filesystem::path file_;
    Hdf5ListReader lists_;
    std::vector<std::string> pieces_;
};

}  // namespace paragram
