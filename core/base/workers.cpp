#include "core/base/workers.h"

#include <sched.h>

#include <algorithm>
#include <utility>

namespace paragram {

int usableCores() {
    cpu_set_t cores;
    CPU_ZERO(&cores);
    // Of machines with more cores than the set holds, all are used.
    if (sched_getaffinity(0, sizeof cores, &cores) == 0) return std::max(1, CPU_COUNT(&cores));
    return static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
}

Workers::Workers(int threads) {
    if (threads <= 0) threads = usableCores();
    for (int worker = 1; worker < threads; ++worker) {
        threads_.emplace_back([this, worker](const std::stop_token& stop) { workLoop(stop, worker); });
    }
}

Workers::~Workers() {
    for (std::jthread& thread : threads_) thread.request_stop();
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
}

void Workers::workLoop(const std::stop_token& stop, int worker) {
    std::uint32_t seen = 0;
    for (;;) {
        round_.wait(seen, std::memory_order_acquire);
        seen = round_.load(std::memory_order_acquire);
        if (stop.stop_requested()) return;
        takeParts(worker);
        if (waiting_.fetch_sub(1, std::memory_order_acq_rel) == 1) waiting_.notify_one();
    }
}

void Workers::takeParts(int worker) {
    try {
        for (std::size_t part = nextPart_.fetch_add(1, std::memory_order_relaxed); part < parts_;
             part = nextPart_.fetch_add(1, std::memory_order_relaxed)) {
            (*body_)(part, worker);
        }
    } catch (...) {
        const std::lock_guard lock(failureMutex_);
        if (!failure_) failure_ = std::current_exception();
        nextPart_.store(parts_, std::memory_order_relaxed);
    }
}

void Workers::forEach(std::size_t parts, const std::function<void(std::size_t, int)>& body) {
    if (threads_.empty() || parts <= 1) {
        for (std::size_t part = 0; part < parts; ++part) body(part, 0);
        return;
    }
    parts_ = parts;
    body_ = &body;
    nextPart_.store(0, std::memory_order_relaxed);
    waiting_.store(static_cast<std::uint32_t>(threads_.size()), std::memory_order_relaxed);
    round_.fetch_add(1, std::memory_order_release);
    round_.notify_all();
    takeParts(0);
    for (std::uint32_t left = waiting_.load(std::memory_order_acquire); left != 0;
         left = waiting_.load(std::memory_order_acquire)) {
        waiting_.wait(left, std::memory_order_acquire);
    }
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

void Workers::forRanges(std::size_t size, std::size_t grain,
                        const std::function<void(std::size_t, std::size_t)>& body) {
    // A few parts per thread, so that a slow one does not delay the rest.
    const std::size_t wanted = static_cast<std::size_t>(count()) * 4;
    const std::size_t length = std::max(grain, (size + wanted - 1) / wanted);
    if (size == 0) return;
    forEach((size + length - 1) / length,
            [&](std::size_t part, int) { body(part * length, std::min(size, (part + 1) * length)); });
}

}  // namespace paragram
