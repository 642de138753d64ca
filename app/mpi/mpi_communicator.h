// Ranks that MPI has started: mpirun, srun.
#pragma once

#include <mpi.h>

#include <string>
#include <vector>

#include "core/base/ranks/communicator.h"

namespace paragram {

// Initialises MPI and ends it. All calls are made by the thread that created it.
class MpiCommunicator final : public Communicator {
  public:
    MpiCommunicator(int& argc, char**& argv);
    ~MpiCommunicator() override;
    MpiCommunicator(const MpiCommunicator&) = delete;
    MpiCommunicator& operator=(const MpiCommunicator&) = delete;

    int rank() const override { return rank_; }
    int size() const override { return size_; }
    void exchange(const Parcels& out, Parcels& in) override;
    void gather(std::span<std::byte> all, std::span<const std::size_t> bounds) override;
    void broadcast(std::span<std::byte> bytes) override;
    double secondsWaited() const override { return waited_; }
    Traffic traffic() const override { return traffic_; }

    // Waits for others end with MachineFailure after so many minutes (60 by default); 0: never.
    void limitWaits(double minutes) { limitSeconds_ = 60 * minutes; }
    // Ends all ranks, this one with the status.
    [[noreturn]] void endAll(int status);

  private:
    void send(std::span<const std::byte> bytes, int to);
    void receive(std::span<std::byte> bytes, int from);
    // Until all of requests_ are done.
    void wait();
    static void check(int code);

    int rank_ = 0, size_ = 1;
    double waited_ = 0, limitSeconds_ = 3600;
    Traffic traffic_;
    std::vector<MPI_Request> requests_;
};

}  // namespace paragram
