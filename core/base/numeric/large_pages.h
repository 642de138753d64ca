// Memory in large pages, for tables that are read at random: fewer address look-ups.
#pragma once

#include <cstddef>

namespace paragram {

// Memory of at least a few megabytes starts at a large page and asks the system for such pages; without
// support, ordinary pages are used. Throws std::bad_alloc.
void* allocateLarge(std::size_t bytes);
// Frees memory of allocateLarge, with the same size.
void freeLarge(void* memory, std::size_t bytes);

// For standard containers.
template <class T>
struct LargePageAllocator {
    using value_type = T;
    LargePageAllocator() = default;
    template <class U>
    LargePageAllocator(const LargePageAllocator<U>&) {}
    T* allocate(std::size_t count) { return static_cast<T*>(allocateLarge(count * sizeof(T))); }
    void deallocate(T* memory, std::size_t count) { freeLarge(memory, count * sizeof(T)); }
    friend bool operator==(const LargePageAllocator&, const LargePageAllocator&) { return true; }
};

}  // namespace paragram
