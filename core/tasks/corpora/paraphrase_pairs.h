// Makes paraphrases from translations: one side of a pair store is translated into the language of the other
// (back-translation; P18, 3).
#pragma once

#include <cstdint>
#include <filesystem>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/generation/line_translator.h"
#include "core/pairs/store/sentence_pair.h"

namespace paragram {

struct ParaphraseRequest {
    std::filesystem::path pairs;   // store
    std::filesystem::path output;  // store: each sentence of the other side with its paraphrase; the score is
                                   // the log-probability per token of the translation
    std::filesystem::path table;   // sentence, paraphrase, original and score in a text file; empty: none
    Side side = Side::target;      // is translated
    LongSentences longSentences = LongSentences::split;
    WritingOptions writing{.beam = 12};  // P18, 3; with best > 1 that many paraphrases of each sentence
};

struct ParaphraseSummary {
    std::int64_t pairs = 0;        // written
    std::int64_t alreadyDone = 0;  // pairs of the store, by an earlier run that was interrupted
    TranslationCounts counts;      // of the others
    double seconds = 0;
};

// While it runs, translations are in OUTPUT.translations.unfinished; a run with the same model, pairs and
// options continues there. Stopped: no output yet. Error for a model that does not translate between the
// languages of the store, and as TextWriter::write. Throws MachineFailure.
Result<ParaphraseSummary> paraphrasePairs(TextWriter& writer, const ParaphraseRequest& request,
                                          JobContext& job);

}  // namespace paragram
