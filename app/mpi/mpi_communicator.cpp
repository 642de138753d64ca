#include "app/mpi/mpi_communicator.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <thread>

#include "core/base/stopwatch.h"

namespace paragram {
namespace {

constexpr std::size_t kLargestMessage = std::size_t{1} << 30U;  // MPI counts in int
constexpr int kGather = 1, kExchange = 2, kAhead = 3;           // tags

}  // namespace

void MpiCommunicator::check(int code) {
    if (code == MPI_SUCCESS) return;
    std::string text(MPI_MAX_ERROR_STRING, ' ');
    int length = 0;
    MPI_Error_string(code, text.data(), &length);
    text.resize(static_cast<std::size_t>(length));
    throw MachineFailure({"MPI", text, "", "see that all machines are up, and continue with --resume"});
}

MpiCommunicator::MpiCommunicator(int& argc, char**& argv) {
    // What PMIx tells the ranks at the start it otherwise keeps in shared memory, under locks that a rank
    // which is killed while it holds one never releases: mpirun then hangs when it ends (PMIx 4.2).
    ::setenv("PMIX_MCA_gds", "hash", /*overwrite=*/0);
    int provided = 0;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &provided);
    MPI_Comm_set_errhandler(MPI_COMM_WORLD, MPI_ERRORS_RETURN);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
    MPI_Comm machine = MPI_COMM_NULL;
    MPI_Comm_split_type(MPI_COMM_WORLD, MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &machine);
    MPI_Comm_size(machine, &onThisMachine_);
    MPI_Comm_free(&machine);
}

MpiCommunicator::~MpiCommunicator() {
    MPI_Finalize();
}

void MpiCommunicator::endAll(int status) {
    MPI_Abort(MPI_COMM_WORLD, status);
    std::_Exit(status);
}

void MpiCommunicator::send(std::span<const std::byte> bytes, int to, int tag, Requests& requests) {
    for (std::size_t at = 0; at < bytes.size(); at += kLargestMessage) {
        const std::size_t count = std::min(kLargestMessage, bytes.size() - at);
        requests.emplace_back();
        check(MPI_Isend(bytes.data() + at, static_cast<int>(count), MPI_BYTE, to, tag, MPI_COMM_WORLD,
                        &requests.back()));
    }
}

void MpiCommunicator::receive(std::span<std::byte> bytes, int from, int tag, Requests& requests) {
    for (std::size_t at = 0; at < bytes.size(); at += kLargestMessage) {
        const std::size_t count = std::min(kLargestMessage, bytes.size() - at);
        requests.emplace_back();
        check(MPI_Irecv(bytes.data() + at, static_cast<int>(count), MPI_BYTE, from, tag, MPI_COMM_WORLD,
                        &requests.back()));
    }
}

// Polls, so that ranks that share a core let each other work, and nobody waits forever.
void MpiCommunicator::wait(Requests& requests) {
    const Stopwatch watch;
    constexpr double kSpin = 50e-6, kYield = 0.02;  // seconds
    constexpr double kOwnPause = 5e-3;  // seconds without a look: this rank itself was not running
    double looked = 0;
    for (;;) {
        int done = 0;
        check(MPI_Testall(static_cast<int>(requests.size()), requests.data(), &done, MPI_STATUSES_IGNORE));
        const double seconds = watch.seconds();
        waited_ += std::min(seconds - looked, kOwnPause);
        looked = seconds;
        if (done != 0) break;
        if (limitSeconds_ > 0 && seconds > limitSeconds_) {
            throw MachineFailure(
                {fmt::format("rank {}", rank_),
                 fmt::format("waited {:.0f} minutes for another rank", seconds / 60), "",
                 "see that all machines are up, and continue with --resume; --wait-limit sets the time"});
        }
        if (seconds > kYield)
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        else if (seconds > kSpin)
            std::this_thread::yield();
    }
    requests.clear();
    ++traffic_.rounds;
}

void MpiCommunicator::exchange(const Parcels& out, Parcels& in) {
    std::vector<std::uint64_t> sizes, theirs(static_cast<std::size_t>(size_));
    for (std::size_t r = 0; r < out.count(); ++r) sizes.push_back(out.of(r).size());
    requests_.emplace_back();
    check(MPI_Ialltoall(sizes.data(), 1, MPI_UINT64_T, theirs.data(), 1, MPI_UINT64_T, MPI_COMM_WORLD,
                        &requests_.back()));
    wait(requests_);
    in.reset(std::vector<std::size_t>(theirs.begin(), theirs.end()));
    traffic_.exchanged += post(out, in, kExchange, requests_);
    wait(requests_);
}

double MpiCommunicator::post(const Parcels& out, Parcels& in, int tag, Requests& requests) const {
    const auto own = static_cast<std::size_t>(rank_);
    std::ranges::copy(out.of(own), in.of(own).begin());
    for (int r = 0; r < size_; ++r)
        if (r != rank_) receive(in.of(static_cast<std::size_t>(r)), r, tag, requests);
    double sent = 0;
    for (int i = 1; i < size_; ++i) {  // not all to the same rank at first
        const auto r = static_cast<std::size_t>((rank_ + i) % size_);
        send(out.of(r), static_cast<int>(r), tag, requests);
        sent += static_cast<double>(out.of(r).size());
    }
    return sent;
}

void MpiCommunicator::startExchange(const Parcels& out, Parcels& in) {
    startedBytes_ = post(out, in, kAhead, started_);
    startedRound_ = traffic_.rounds;
}

void MpiCommunicator::finishExchange() {
    traffic_.exchanged += startedBytes_;
    if (traffic_.rounds != startedRound_) traffic_.ahead += startedBytes_;
    wait(started_);
}

void MpiCommunicator::progress() {
    int done = 0;
    check(MPI_Testall(static_cast<int>(started_.size()), started_.data(), &done, MPI_STATUSES_IGNORE));
}

void MpiCommunicator::gather(std::span<std::byte> all, std::span<const std::size_t> bounds) {
    const auto part = [&](int r) {
        const auto at = static_cast<std::size_t>(r);
        return all.subspan(bounds[at], bounds[at + 1] - bounds[at]);
    };
    for (int r = 0; r < size_; ++r)
        if (r != rank_) receive(part(r), r, kGather, requests_);
    for (int i = 1; i < size_; ++i) send(part(rank_), (rank_ + i) % size_, kGather, requests_);
    traffic_.gathered += static_cast<double>(part(rank_).size()) * (size_ - 1);
    wait(requests_);
}

void MpiCommunicator::broadcast(std::span<std::byte> bytes) {
    for (std::size_t at = 0; at < bytes.size(); at += kLargestMessage) {
        const std::size_t count = std::min(kLargestMessage, bytes.size() - at);
        requests_.emplace_back();
        check(MPI_Ibcast(bytes.data() + at, static_cast<int>(count), MPI_BYTE, 0, MPI_COMM_WORLD,
                         &requests_.back()));
    }
    wait(requests_);
}

}  // namespace paragram
