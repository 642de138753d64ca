// Some of the paraphrases that paraphrasePairs would make, to look at before hours are spent on all.
#pragma once

#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/tasks/corpora/paraphrase_request.h"

namespace paragram {

struct SampledParaphrase {
    std::string sentence, paraphrase;
    std::string original;  // of which the paraphrase is the translation
    double score = 0;      // log-probability per token
    double overlap = 0;    // trigram overlap of sentence and paraphrase, 0 to 1
};

struct ParaphraseSample {
    std::vector<SampledParaphrase> pairs;
    std::int64_t sentences = 0;  // translated
    std::string remark;          // on their language; LanguageCheck::remark
    double seconds = 0;          // that this took
};

// Sentences first to last - 1 of a random sample: the same `size` pairs of the store, in the same order, for
// every call. Errors and exceptions of paraphrasePairs. Nothing is written.
Result<ParaphraseSample> sampleParaphrases(TextWriter& writer, const ParaphraseRequest& request,
                                           std::int64_t size, std::int64_t first, std::int64_t last,
                                           JobContext& job);

}  // namespace paragram
