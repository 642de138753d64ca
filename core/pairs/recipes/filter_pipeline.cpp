#include "core/pairs/recipes/filter_pipeline.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "core/base/workers.h"

namespace paragram {
namespace {

// Each worker thread takes a batch through all steps. Where order matters, it waits until all earlier batches
// have passed.
class Pipeline {
  public:
    Pipeline(FilterChain& chain, std::size_t first, std::size_t last, const PipelineWork& work)
        : chain_(chain), first_(first), last_(last), work_(work), passed_(last + 1, 0) {}

    void run(int workers) {
        running_ = workers;
        {
            std::vector<std::jthread> threads;
            for (int i = 0; i < workers; ++i) threads.emplace_back([this] { takeBatches(); });
            std::unique_lock lock(mutex_);
            while (running_ > 0) {
                changed_.wait_for(lock, std::chrono::milliseconds(100),
                                  [this] { return running_ == 0 || (begun_ && !told_); });
                lock.unlock();
                if (work_.report) work_.report();
                lock.lock();
                told_ = told_ || begun_;
                changed_.notify_all();
            }
        }
        if (failure_) std::rethrow_exception(failure_);
    }

  private:
    void takeBatches() {
        try {
            FilterWorkspace workspace;
            PairBatch batch;
            while (readNext(batch)) {
                if (!takeThrough(batch, workspace)) break;
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            if (!failure_) failure_ = std::current_exception();
            over_ = true;
        }
        const std::lock_guard lock(mutex_);
        --running_;
        changed_.notify_all();
    }

    bool readNext(PairBatch& batch) {
        const std::lock_guard lock(readMutex_);
        {
            // The first batch is reported before the second is read, however small the input.
            std::unique_lock state(mutex_);
            changed_.wait(state, [this] { return over_ || !begun_ || told_; });
            if (over_) return false;
        }
        const bool any = work_.read(batch);
        if (!any) {
            const std::lock_guard state(mutex_);
            over_ = true;
            return false;
        }
        batch.number = next_++;
        batch.begin(chain_.size());
        if (batch.number == 0) {
            const std::lock_guard state(mutex_);
            begun_ = true;
            changed_.notify_all();
        }
        return true;
    }

    bool takeThrough(PairBatch& batch, FilterWorkspace& workspace) {
        if (first_ > 0 && chain_.decidesLate(first_ - 1)) chain_.settle(batch, first_ - 1);
        for (std::size_t step = first_; step < last_;) {
            std::size_t end = step;
            while (end < last_ && !chain_.remembers(end)) ++end;
            chain_.judge(batch, step, end, workspace);
            step = end;
            if (end == last_) break;
            chain_.makeKeys(batch, end);
            if (!inTurn(end, batch.number, [&] { chain_.admit(batch, end); })) return false;
            ++step;
        }
        if (work_.measure) work_.measure(batch, workspace);
        return inTurn(last_, batch.number, [&] {
            chain_.add(batch);
            work_.write(batch);
        });
    }

    // false: another worker failed.
    template <class Body>
    bool inTurn(std::size_t gate, std::int64_t number, Body body) {
        {
            std::unique_lock lock(mutex_);
            changed_.wait(lock, [&] { return failure_ || passed_[gate] == number; });
            if (failure_) return false;
        }
        body();
        {
            const std::lock_guard lock(mutex_);
            passed_[gate] = number + 1;
        }
        changed_.notify_all();
        return true;
    }

    FilterChain& chain_;
    std::size_t first_, last_;
    const PipelineWork& work_;
    std::mutex readMutex_, mutex_;
    std::condition_variable changed_;
    std::vector<std::int64_t> passed_;  // for each step, and for writing: batches that have passed it
    std::int64_t next_ = 0;
    int running_ = 0;
    bool over_ = false, begun_ = false, told_ = false;
    std::exception_ptr failure_;
};

}  // namespace

void runPipeline(FilterChain& chain, std::size_t first, std::size_t last, const PipelineWork& work,
                 int threads) {
    // One more than cores, because some thread often waits for its turn or the disk.
    Pipeline(chain, first, last, work).run(threads == 1 ? 1 : (threads == 0 ? usableCores() : threads) + 1);
}

}  // namespace paragram
