#include "core/base/numeric/large_pages.h"

#include <sys/mman.h>

#include <new>

namespace paragram {
namespace {

constexpr std::size_t kPage = 2U << 20;    // bytes
constexpr std::size_t kLeast = 2 * kPage;  // below this, rounding would waste more than it gains
constexpr std::align_val_t kLine{64};

}  // namespace

void* allocateLarge(std::size_t bytes) {
    if (bytes < kLeast) return ::operator new(bytes, kLine);
    void* memory = ::operator new(bytes, std::align_val_t(kPage));
    (void)madvise(memory, bytes, MADV_HUGEPAGE);  // only a hint; the memory is usable without it
    return memory;
}

void freeLarge(void* memory, std::size_t bytes) {
    ::operator delete(memory, bytes < kLeast ? kLine : std::align_val_t(kPage));
}

}  // namespace paragram
