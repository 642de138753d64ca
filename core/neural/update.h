// One update of a generative model: losses and gradients of its micro-batches, added, and a step of Adam.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "core/neural/adam.h"
#include "core/neural/generative_model.h"

namespace paragram::neural {

struct MicroBatch {
    PairBatch pairs;
    LossOptions loss;
    std::size_t number = 0;  // in the update, of which others may compute other parts
};

struct UpdateOptions {
    double dropout = 0;
    at::Tensor inclusion{};  // of the sampled softmax; undefined: the full one
    std::uint64_t seed = 1;  // of dropout, samples and candidates; with the number of the micro-batch
    int threads = 1;         // micro-batches computed at the same time
    double pairs = 1;        // the sum of losses is divided by this
    bool mixed = false;      // with gradients: in mixed precision
};

struct UpdateResult {
    std::map<std::string, double> terms;  // summed over the micro-batches, and "total", divided by pairs
    std::vector<at::Tensor> gradients;    // of the parameters; empty without gradients
};

// Losses of the micro-batches, and with `gradients` those of their total. The i-th of them is computed by
// thread i mod threads, and sums are taken in this order, so that equal calls have equal results.
UpdateResult computeLosses(GenerativeModel& model, const std::vector<MicroBatch>& batches,
                           const UpdateOptions& options, bool gradients);

// Runs task(0) to task(count - 1) on as many threads, each with libtorch's own pools off. The first exception
// is thrown again.
void inThreads(int count, const std::function<void(int)>& task);

}  // namespace paragram::neural
