// What a variational autoencoder's latent says about its sentences (P20, A.1).
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

struct LatentRequest {
    std::filesystem::path input;    // one sentence a line; "-"
    std::int64_t sentences = 2000;  // at most, the first ones with text
    std::int64_t samples = 100;     // K of the importance-weighted likelihood
    std::int64_t seed = 1;
};

// In nats per sentence, but for the perplexity, which is per token, the end of a sentence included.
struct LatentSummary {
    std::int64_t sentences = 0, tokens = 0;
    double negativeLogLikelihood = 0;  // importance-weighted estimate
    double perplexity = 0;
    double kl = 0;                 // of q(z | x) to the prior
    double mutualInformation = 0;  // of sentence and latent
    int activeUnits = 0;           // elements of the latent whose mean varies by more than 0.01
    int units = 0;
};

// Error for a model that is no variational autoencoder (generative.model = envae), an input that cannot be
// read or is empty, or if paragram-neural is not installed. Throws MachineFailure.
Result<LatentSummary> measureLatent(const Model& model, const LatentRequest& request, JobContext& job);

}  // namespace paragram
