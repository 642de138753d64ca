#include "core/neural/variants.h"

#include <algorithm>
#include <iterator>
#include <stdexcept>

namespace paragram::neural {
namespace {

using enum Given;

// "released" is what the authors' code trains: its decoders see means, never samples.
constexpr Variant kVariants[]{
    {"bgt", true, true, true, true, true, true, sample, mean, 1, "Bilingual Generative Transformer"},
    {"released", true, true, true, true, true, true, mean, mean, 1, "BGT as the authors' code trains it"},
    {"noprior", false, true, true, true, true, true, mean, mean, 1, "BGT without prior"},
    {"nolangvars", true, false, false, false, true, true, mean, sample, 1, "BGT without language variables"},
    {"bitrans", false, false, false, false, true, true, mean, mean, 0.5, "translation in both directions"},
    {"entrans", false, false, false, false, true, false, mean, mean, 1, "translation of the source"},
    {"envae", true, false, true, false, false, false, sample, mean, 1,
     "variational autoencoder of the source"},
    {"enae", false, false, true, false, false, false, mean, mean, 1, "autoencoder of the source"},
    {"translation", false, false, false, false, true, false, mean, mean, 1, "translation with attention",
     true},
    {"back-translation", false, false, false, false, false, true, mean, mean, 1,
     "translation with attention, to the source", true},
    {"scpn", false, false, false, false, true, false, mean, mean, 1, "paraphrase of a given form", true,
     true},
    {"parse-generator", false, false, false, false, true, false, mean, mean, 1,
     "parse of a given form, from another parse", true, true},
};

}  // namespace

const Variant& variantNamed(const std::string& name) {
    const auto* found = std::ranges::find_if(kVariants, [&](const Variant& row) { return row.name == name; });
    if (found == std::end(kVariants)) throw std::runtime_error("no generative model is called " + name);
    return *found;
}

}  // namespace paragram::neural
