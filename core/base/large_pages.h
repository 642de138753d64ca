// Memory in the processor's large pages, for tables that are read at random: fewer look-ups of addresses.
#pragma once

#include <cstddef>

namespace paragram {

// Memory of at least a few megabytes begins at a large page and asks the system for such pages; where it has
// none, ordinary ones serve. Throws std::bad_alloc.
void* allocateLarge(std::size_t bytes);
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
