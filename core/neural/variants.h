// The generative models: which latents they have and which sentences they write (P20, Table 2).
#pragma once

#include <string>

namespace paragram::neural {

// What a translation's decoder is given of the semantic encoder.
enum class Given { mean, sample };

struct Variant {
    const char* name;
    bool prior;            // latents are distributions, with a KL term
    bool languageLatents;  // an encoder for each language
    bool readsSource;      // writes the source again
    bool readsTarget;      // writes the target again
    bool toTarget;         // translates source to target
    bool toSource;         // translates target to source
    Given reconstruction;  // what the decoders that write a side again are given
    Given translation;
    double translationWeight;
    const char* meaning;
    bool attends = false;  // decoders see the states of every token of the source; there are no latents
    bool formed = false;   // and those of the symbols of the form that the target has
};

// Throws std::runtime_error for an unknown name.
const Variant& variantNamed(const std::string& name);

}  // namespace paragram::neural
