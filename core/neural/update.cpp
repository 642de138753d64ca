#include "core/neural/update.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Parallel.h>
#include <torch/autograd.h>

#include <algorithm>
#include <exception>
#include <functional>
#include <thread>

#include "core/neural/mixed_precision.h"

namespace paragram::neural {
namespace {

at::Generator generatorOf(const at::Device& device, std::uint64_t seed) {
    if (device.is_cpu()) return at::detail::createCPUGenerator(seed);
    at::Generator generator = at::globalContext().defaultGenerator(device).clone();
    generator.set_current_seed(seed);
    return generator;
}

struct Share {
    std::map<std::string, double> terms;
    std::vector<at::Tensor> gradients;
};

void addGradients(std::vector<at::Tensor>& sum, const std::vector<at::Tensor>& more) {
    if (sum.empty()) sum.resize(more.size());
    for (std::size_t i = 0; i < more.size(); ++i) {
        if (!more[i].defined()) continue;
        if (sum[i].defined())
            sum[i].add_(more[i]);
        else
            sum[i] = more[i].is_contiguous() ? more[i] : more[i].contiguous();
    }
}

void compute(GenerativeModel& model, const MicroBatch& batch, const UpdateOptions& options, bool gradients,
             Share& share) {
    const at::AutoGradMode mode(gradients);
    constexpr std::uint64_t kStep = 0x9E3779B97F4A7C15;
    Pass pass{gradients ? options.dropout : 0,
              generatorOf(model.numbers().device(), options.seed + kStep * (batch.number + 1)),
              options.inclusion};
    const Losses losses = [&] {
        const MixedPrecision mixed(model.numbers().device(), options.mixed && gradients);
        return model.losses(batch.pairs, batch.loss, pass);
    }();
    for (const auto& [name, term] : losses.terms) share.terms[name] += term.item<double>();
    const at::Tensor total = losses.total / options.pairs;
    share.terms["total"] += total.item<double>();
    if (!gradients) return;
    addGradients(share.gradients, torch::autograd::grad({total}, model.parameters(), {}, {}, false, true));
}

}  // namespace

void inThreads(int count, const std::function<void(int)>& task) {
    if (count <= 1) {
        task(0);
        return;
    }
    std::vector<std::exception_ptr> failures(static_cast<std::size_t>(count));
    std::vector<std::thread> threads;
    for (int i = 0; i < count; ++i) {
        threads.emplace_back([&, i] {
            at::set_num_threads(1);
            try {
                task(i);
            } catch (...) {
                failures[static_cast<std::size_t>(i)] = std::current_exception();
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    for (const std::exception_ptr& failure : failures)
        if (failure) std::rethrow_exception(failure);
}

UpdateResult computeLosses(GenerativeModel& model, const std::vector<MicroBatch>& batches,
                           const UpdateOptions& options, bool gradients) {
    const int threads = std::clamp(options.threads, 1, std::max(1, static_cast<int>(batches.size())));
    std::vector<Share> shares(static_cast<std::size_t>(threads));
    inThreads(threads, [&](int thread) {
        for (auto i = static_cast<std::size_t>(thread); i < batches.size(); i += shares.size())
            compute(model, batches[i], options, gradients, shares[static_cast<std::size_t>(thread)]);
    });
    UpdateResult result;
    const at::NoGradGuard off;
    for (Share& share : shares) {
        for (const auto& [name, value] : share.terms) result.terms[name] += value;
        addGradients(result.gradients, share.gradients);
    }
    return result;
}

}  // namespace paragram::neural
