// The sample as a pair store with a tokenizer: what a test of trainings begins from.
#pragma once

#include "core/tasks/import_pairs.h"
#include "core/tasks/train_tokenizer.h"
#include "core/tasks/write_sample.h"
#include "tests/support/test_support.h"

namespace paragram::test {

// Into folder: sample/ with its files, p.h5 of its pairs and t.model of so many pieces. Fails the test.
inline void makeTrainingSample(const QTemporaryDir& folder, int vocabulary) {
    VERIFY_OK(writeSample(pathIn(folder, "sample")));
    JobContext job;
    ImportRequest import;
    import.input = pathIn(folder, "sample/train.en-es.tsv");
    import.output = pathIn(folder, "p.h5");
    VERIFY_OK(importPairs(import, job));
    TokenizerRequest tokenizer;
    tokenizer.pairs = {import.output};
    tokenizer.settings.tokenizer.vocabulary = vocabulary;
    tokenizer.output = pathIn(folder, "t.model");
    VERIFY_OK(trainTokenizer(tokenizer, job));
}

}  // namespace paragram::test
