// Makes paraphrases from translations: one side of a pair store is translated into the language of the other
// (back-translation; P18, 3).
#pragma once

#include <cstdint>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/tasks/corpora/paraphrase_request.h"

namespace paragram {

struct ParaphraseSummary {
    std::int64_t pairs = 0;        // written
    std::int64_t alreadyDone = 0;  // pairs of the store, by an earlier run that was interrupted
    TranslationCounts counts;      // of the others
    std::string remark;            // on the language of the others; LanguageCheck::remark
    double seconds = 0;
};

// While it runs, translations are in OUTPUT.translations.unfinished; a run with the same model, pairs and
// options continues there. Stopped: no output yet. Error for a model that does not translate between the
// languages of the store, for onlyDone where nothing is translated yet, and as TextWriter::write. Throws
// MachineFailure.
Result<ParaphraseSummary> paraphrasePairs(TextWriter& writer, const ParaphraseRequest& request,
                                          JobContext& job);

}  // namespace paragram
