// Consecutive items of a list.
#pragma once

#include <cstddef>

namespace paragram {

struct IndexRange {
    std::size_t first = 0, last = 0;  // without `last`

    std::size_t size() const { return last - first; }
};

}  // namespace paragram
