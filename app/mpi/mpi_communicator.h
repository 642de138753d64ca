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
    int onThisMachine() const override { return onThisMachine_; }
    void exchange(const Parcels& out, Parcels& in) override;
    void startExchange(const Parcels& out, Parcels& in) override;
    void finishExchange() override;
    void progress() override;
    void gather(std::span<std::byte> all, std::span<const std::size_t> bounds) override;
    void broadcast(std::span<std::byte> bytes) override;
    double secondsWaited() const override { return waited_; }
    Traffic traffic() const override { return traffic_; }

    // Waits for others end with MachineFailure after so many minutes (60 by default); 0: never.
    void limitWaits(double minutes) { limitSeconds_ = 60 * minutes; }
    // Ends all ranks, this one with the status.
    [[noreturn]] void endAll(int status);

  private:
    using Requests = std::vector<MPI_Request>;
    static void send(std::span<const std::byte> bytes, int to, int tag, Requests& requests);
    static void receive(std::span<std::byte> bytes, int from, int tag, Requests& requests);
    // Sends what is in out and receives what in has the sizes of. Returns the bytes sent.
    double post(const Parcels& out, Parcels& in, int tag, Requests& requests) const;
    // Until all are done.
    void wait(Requests& requests);
    static void check(int code);

    int rank_ = 0, size_ = 1, onThisMachine_ = 1;
    double waited_ = 0, limitSeconds_ = 3600;
    Traffic traffic_;
    Requests requests_;  // of the call now
    Requests started_;   // of startExchange
    double startedBytes_ = 0, startedRound_ = 0;
};

}  // namespace paragram
