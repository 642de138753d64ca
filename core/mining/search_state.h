// The file with what a search has found so far, from which it is resumed.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>

#include "core/base/numeric/neighbour_lists.h"

namespace paragram {

// What a search is: a file of another one is not taken up.
struct SearchState {
    std::string key;  // of the vectors and settings; its first 32 bytes count
    std::uint64_t rows = 0, cols = 0, k = 0;
};

// Writes lists that are complete up to `done`, a number that the search understands. The file appears whole
// or not at all. Throws MachineFailure.
void saveFound(const std::filesystem::path& file, const SearchState& state, std::uint64_t done,
               std::initializer_list<const NeighbourLists*> lists);

// Fills lists of the sizes that were saved, and returns `done`. Empty if there is no undamaged file of this
// search; the lists are unchanged then.
std::optional<std::uint64_t> readFound(const std::filesystem::path& file, const SearchState& state,
                                       std::initializer_list<NeighbourLists*> lists);

}  // namespace paragram
