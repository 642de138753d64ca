#include "core/base/background.h"

#include <cassert>
#include <utility>

namespace paragram {

Background::Background() : thread_([this](const std::stop_token& stop) { loop(stop); }) {}

Background::~Background() {
    thread_.request_stop();
    thread_.join();
}

void Background::loop(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return work_ != nullptr; })) {
        const Work& work = work_;  // the owner does not change it until it is empty again
        lock.unlock();
        std::exception_ptr failure;
        try {
            work(stop);
        } catch (...) {
            failure = std::current_exception();
        }
        lock.lock();
        work_ = nullptr;
        failure_ = std::move(failure);
        changed_.notify_all();
    }
}

void Background::start(Work work) {
    const std::lock_guard lock(mutex_);
    assert(!work_);
    work_ = std::move(work);
    changed_.notify_all();
}

void Background::wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return work_ == nullptr; });
    if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
}

}  // namespace paragram
