// Paraphrases of sentences by a round trip: translated into another language and back, each way in several
// wordings. What paraphrase_pairs.h does with a bitext, this does without one.
#pragma once

#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/generation/line_translator.h"
#include "core/tasks/models/write_paraphrases.h"

namespace paragram {

struct RoundTripRequest : SentencesToParaphrase {
    std::string language, through;  // of the sources, and in between; empty: as routeOf and translationTarget
    WritingOptions writing{.best = 5};  // of both translations: best * best candidates for each sentence
};

struct RoundTripRoutes {
    WritingRoute there, back;
    std::string language, through;
};

// Error for models that cannot write (as routeOf), and for a second one that does not translate back.
Result<RoundTripRoutes> roundTripRoutes(const Model& there, const Model& back, const std::string& language,
                                        const std::string& through);

// there, back: may be the same. Errors and exceptions of roundTripRoutes, writeParaphrases and
// TextWriter::write.
Result<WrittenParaphrases> writeRoundTrips(TextWriter& there, TextWriter& back,
                                           const RoundTripRequest& request, JobContext& job);

}  // namespace paragram
