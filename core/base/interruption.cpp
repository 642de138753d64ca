#include "core/base/interruption.h"

#include <atomic>

namespace paragram {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // for signal handlers

}  // namespace

void interruptWaits() noexcept {
    interrupted = true;
}

bool waitsInterrupted() noexcept {
    return interrupted;
}

}  // namespace paragram
