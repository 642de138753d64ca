// Memory for tables that are read at random: in large pages, for fewer address look-ups, or in a file.
#pragma once

#include <cstddef>
#include <type_traits>

#include "core/base/numeric/file_memory.h"

namespace paragram {

// Memory of at least a few megabytes starts at a large page and asks the system for such pages; without
// support, ordinary pages are used. Throws std::bad_alloc.
void* allocateLarge(std::size_t bytes);
// Frees memory of allocateLarge, with the same size.
void freeLarge(void* memory, std::size_t bytes);

// For standard containers.
template <class T>
class LargePageAllocator {
  public:
    using value_type = T;
    using propagate_on_container_move_assignment = std::true_type;
    using propagate_on_container_swap = std::true_type;

    LargePageAllocator() = default;
    explicit LargePageAllocator(bool inFile) : inFile_(inFile) {}
    template <class U>
    LargePageAllocator(const LargePageAllocator<U>& other) : inFile_(other.inFile()) {}
    // A copy is in memory.
    LargePageAllocator select_on_container_copy_construction() const { return {}; }

    bool inFile() const { return inFile_; }
    T* allocate(std::size_t count) {
        return static_cast<T*>(inFile_ ? allocateInFile(count * sizeof(T))
                                       : allocateLarge(count * sizeof(T)));
    }
    void deallocate(T* memory, std::size_t count) {
        if (inFile_)
            freeInFile(memory, count * sizeof(T));
        else
            freeLarge(memory, count * sizeof(T));
    }
    friend bool operator==(const LargePageAllocator& a, const LargePageAllocator& b) {
        return a.inFile_ == b.inFile_;
    }

  private:
    bool inFile_ = false;
};

}  // namespace paragram
