// The sample as a pair store with a tokenizer: the input of tests of training.
#pragma once

#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/write_sample.h"
#include "core/tasks/training/train_model.h"
#include "core/tasks/training/train_tokenizer.h"
#include "tests/support/test_support.h"

namespace paragram::test {

// Creates in folder: sample/ with its files, p.h5 with its pairs and t.model with the given number of
// pieces. Fails the test on an error.
inline void makeTrainingSample(const QTemporaryDir& folder, int vocabulary) {
    VERIFY_OK(writeSample(pathIn(folder, "sample")));
    JobContext job;
    ImportRequest import;
    import.input.first = pathIn(folder, "sample/train.en-es.tsv");
    import.output = pathIn(folder, "p.h5");
    VERIFY_OK(importPairs(import, job));
    TokenizerRequest tokenizer;
    tokenizer.pairs = {import.output};
    tokenizer.settings.tokenizer.vocabulary = vocabulary;
    tokenizer.output = pathIn(folder, "t.model");
    VERIFY_OK(trainTokenizer(tokenizer, job));
}

// Trains on the pairs and the tokenizer of makeTrainingSample, with a development set, into a run folder of
// that name. The settings are the defaults.
inline TrainRequest sampleRequest(const QTemporaryDir& folder, const std::string& run) {
    TrainRequest request;
    request.pairs = {pathIn(folder, "p.h5")};
    request.tokenizers = {pathIn(folder, "t.model")};
    request.development = {pathIn(folder, "sample/development.en-es.tsv")};
    request.output = pathIn(folder, run);
    return request;
}

// Whether a training, stopped after a step, says that it was.
inline bool stopsAfter(const TrainRequest& request, std::int64_t step) {
    std::stop_source stop;
    JobContext job;
    job.stop = stop.get_token();
    TrainObserver observer;
    observer.onStep = [&](const StepRecord& record) {
        if (record.step == step) stop.request_stop();
    };
    return trainModel(request, observer, job).stopped();
}

}  // namespace paragram::test
