// A run of a tiny generative model of the sample, for tests of panels that write with one.
#pragma once

#include "core/tasks/training/train_model.h"
#include "tests/support/test_support.h"

namespace paragram::test {

// settings: of a small averaging model. Needs paragram-neural; fails the test on an error.
inline void trainGenerativeRun(const std::filesystem::path& pairs, Settings settings, Generative model,
                               const std::filesystem::path& run) {
    TrainRequest request;
    request.pairs = {pairs};
    settings.encoder.network = Network::transformer;
    settings.encoder.dimension = 16;
    settings.generative.model = model;
    settings.generative.encoderLayers = 1;
    settings.generative.heads = 2;
    settings.generative.feedForward = 16;
    settings.generative.updateTokens = 500;
    settings.train.steps = 3;
    request.settings = settings;
    request.output = run;
    JobContext job;
    VERIFY_OK(trainModel(request, {}, job));
}

}  // namespace paragram::test
