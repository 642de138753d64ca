// A fixed set of threads that share the parts of one piece of work after another.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace paragram {

// Of the machine, those that this process may use: a scheduler or mpirun may have bound it to some.
int usableCores();

// Which thread processes which part is not determined, so parts must not depend on each other; the results
// then do not depend on the number of threads either.
class Workers {
  public:
    // threads = 0: one for each usable core. The caller's thread is one of them.
    explicit Workers(int threads = 0);
    ~Workers();
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;

    int count() const { return static_cast<int>(threads_.size()) + 1; }

    // Calls body(part, worker) for every part in [0, parts), with worker in [0, count()). Returns when all
    // are done and throws the first exception of a body. Must not be called inside a body.
    void forEach(std::size_t parts, const std::function<void(std::size_t part, int worker)>& body);

    // Calls body(first, last) on ranges that cover [0, size), each of at least `grain` unless it is the last.
    void forRanges(std::size_t size, std::size_t grain,
                   const std::function<void(std::size_t first, std::size_t last)>& body);

  private:
    void workLoop(const std::stop_token& stop, int worker);
    void takeParts(int worker);

    std::vector<std::jthread> threads_;
    std::atomic<std::uint32_t> round_{0};    // incremented for each piece of work
    std::atomic<std::uint32_t> waiting_{0};  // threads still in this round
    std::atomic<std::size_t> nextPart_{0};
    std::size_t parts_ = 0;
    const std::function<void(std::size_t, int)>* body_ = nullptr;
    std::mutex failureMutex_;
    std::exception_ptr failure_;
};

}  // namespace paragram
