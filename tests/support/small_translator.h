// A request for a tiny translator of the training sample (makeTrainingSample); needs paragram-neural.
#pragma once

#include "core/tasks/training/train_model.h"
#include "tests/support/test_support.h"

namespace paragram::test {

inline TrainRequest translatorRequest(const QTemporaryDir& folder, const std::string& run, Network network,
                                      Generative kind) {
    TrainRequest request;
    request.pairs = {pathIn(folder, "p.h5")};
    request.tokenizers = {pathIn(folder, "t.model")};
    Settings& settings = request.settings;
    settings.encoder.dimension = 24;
    settings.encoder.network = network;
    settings.encoder.units = 10;
    settings.tokenizer.maximumTokens = 30;
    settings.generative.model = kind;
    settings.generative.encoderLayers = 1;
    settings.generative.decoderLayers = 2;
    settings.generative.heads = 2;
    settings.generative.feedForward = 32;
    settings.generative.updateTokens = 600;
    settings.generative.batchTokens = 300;
    settings.generative.warmUp = 3;
    settings.train.learningRate = 0.01;
    settings.train.clip = 25;
    settings.train.steps = 40;
    settings.train.threads = 2;
    request.output = pathIn(folder, run);
    return request;
}

}  // namespace paragram::test
