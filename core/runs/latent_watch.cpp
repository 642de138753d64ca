#include "core/runs/latent_watch.h"

#include <fmt/format.h>

namespace paragram {
namespace {

constexpr int kUpdates = 100;
constexpr double kVanished = 0.05;  // nats per pair

std::string latentOf(const std::string& term) {
    if (term == "kl_sem") return "semantic latent";
    return term == "kl_src" ? "latent of the source language" : "latent of the target language";
}

}  // namespace

std::string LatentWatch::add(const StepRecord& record) {
    std::string said;
    for (const auto& [name, value] : record.terms) {
        if (!name.starts_with("kl_")) continue;
        Term& term = terms_[name];
        term.sum += value;
        if (++term.updates < kUpdates) continue;
        const double mean = term.sum / kUpdates;
        const bool vanished = mean < kVanished;
        if (vanished && !term.vanished) {
            said += fmt::format(
                "{}The KL term of the {} has vanished ({:.3f} nats per pair at step {}): the decoders no "
                "longer "
                "use this latent. A larger generative.kl-updates leaves it more time.",
                said.empty() ? "" : " ", latentOf(name), mean, record.step);
        }
        term = {0, 0, vanished};
    }
    return said;
}

}  // namespace paragram
