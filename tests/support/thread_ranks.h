// Ranks that are threads of the test.
#pragma once

#include <barrier>
#include <exception>
#include <functional>
#include <stdexcept>
#include <thread>
#include <vector>

#include "core/base/ranks/communicator.h"

namespace paragram {

class ThreadRanks {
  public:
    // Runs body on as many threads, each with a communicator of its own; throws the first exception of one.
    static void run(int count, const std::function<void(Communicator&)>& body) {
        ThreadRanks all(count);
        std::vector<std::exception_ptr> failures(static_cast<std::size_t>(count));
        {
            std::vector<std::jthread> threads;
            for (int r = 0; r < count; ++r) {
                threads.emplace_back([&, r] {
                    Rank rank(all, r);
                    try {
                        body(rank);
                    } catch (...) {
                        failures[static_cast<std::size_t>(r)] = std::current_exception();
                        all.barrier_.arrive_and_drop();
                    }
                });
            }
        }
        for (const auto& failure : failures)
            if (failure) std::rethrow_exception(failure);
    }

  private:
    class Rank final : public Communicator {
      public:
        Rank(ThreadRanks& all, int rank) : all_(all), rank_(rank) {}
        int rank() const override { return rank_; }
        int size() const override { return all_.count_; }
        void exchange(const Parcels& out, Parcels& in) override {
            all_.parcels_[own()] = &out;
            all_.barrier_.arrive_and_wait();
            Parcels received;
            for (const Parcels* from : all_.parcels_)
                received.add(std::span<const std::byte>(from->of(own())));
            all_.barrier_.arrive_and_wait();
            in = received;
        }
        void startExchange(const Parcels& out, Parcels& in) override {
            if (started_) throw std::logic_error("two exchanges at once");
            const Parcels sized = in;
            exchange(out, in);
            for (std::size_t r = 0; r < in.count(); ++r)
                if (in.of(r).size() != sized.of(r).size()) throw std::logic_error("a parcel of another size");
            started_ = &in;
        }
        void finishExchange() override { started_ = nullptr; }
        void gather(std::span<std::byte> bytes, std::span<const std::size_t> bounds) override {
            all_.bytes_[own()] = bytes;
            all_.barrier_.arrive_and_wait();
            for (std::size_t r = 0; r + 1 < bounds.size(); ++r) {
                if (r == own()) continue;
                const auto part = all_.bytes_[r].subspan(bounds[r], bounds[r + 1] - bounds[r]);
                std::ranges::copy(part, bytes.begin() + static_cast<std::ptrdiff_t>(bounds[r]));
            }
            all_.barrier_.arrive_and_wait();
        }
        void broadcast(std::span<std::byte> bytes) override {
            all_.bytes_[own()] = bytes;
            all_.barrier_.arrive_and_wait();
            if (rank_ != 0) std::ranges::copy(all_.bytes_[0], bytes.begin());
            all_.barrier_.arrive_and_wait();
        }

      private:
        std::size_t own() const { return static_cast<std::size_t>(rank_); }
        ThreadRanks& all_;
        int rank_;
        const Parcels* started_ = nullptr;
    };

    explicit ThreadRanks(int count)
        : count_(count),
          barrier_(count),
          parcels_(static_cast<std::size_t>(count)),
          bytes_(static_cast<std::size_t>(count)) {}

    int count_;
    std::barrier<> barrier_;
    std::vector<const Parcels*> parcels_;
    std::vector<std::span<std::byte>> bytes_;
};

}  // namespace paragram
