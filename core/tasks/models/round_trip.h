// Paraphrases of sentences by a round trip: translated into another language and back, each way in several
// wordings. What paraphrase_pairs.h does with a bitext, this does without one.
#pragma once

#include <cstdint>
#include <filesystem>
#include <limits>
#include <span>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/generation/line_translator.h"
#include "core/models/pair_scorer.h"

namespace paragram {

struct RoundTripRequest {
    std::vector<std::string> sources;
    std::string language, through;  // of the sources, and in between; empty: as routeOf and translationTarget
    WritingOptions writing{.best = 5};   // of both translations: best * best candidates for each sentence
    std::filesystem::path scoreModel{};  // run, model file or word vectors for the cosines; empty: none
};

struct RoundTripText {
    std::size_t source = 0;  // number of the sentence
    std::string text;        // the paraphrase
    std::string between;     // of which it is the translation, or its template
    double cosine = std::numeric_limits<double>::quiet_NaN();  // with the sentence; NaN: no model
    double overlap = 0;                                        // trigram overlap with the sentence, 0 to 1
    double score = 0;  // mean of the two translations' log-probabilities per token
};

struct RoundTripSummary {
    // Sentence after sentence, of each the best first: by cosine, without a model by score.
    std::vector<RoundTripText> texts;
    std::string language, through;
    bool inForms = false;  // by templates instead of a round trip (form_paraphrases.h)
    // Texts written, those that repeat the sentence, and those that repeat another text of it but for case
    // and punctuation, of which the one with the best score stays.
    std::int64_t candidates = 0, same = 0, repeated = 0;
    std::string remark;      // on the language of the sentences; LanguageCheck::remark
    std::string provenance;  // one line for PairStoreInfo::recipe
};

struct RoundTripRoutes {
    WritingRoute there, back;
    std::string language, through;
};

// Error for models that cannot write (as routeOf), and for a second one that does not translate back.
Result<RoundTripRoutes> roundTripRoutes(const Model& there, const Model& back, const std::string& language,
                                        const std::string& through);

// there, back: may be the same. Errors and exceptions of roundTripRoutes, loadPairScorer and
// TextWriter::write.
Result<RoundTripSummary> writeRoundTrips(TextWriter& there, TextWriter& back, const RoundTripRequest& request,
                                         JobContext& job);

struct DistinctTexts {
    std::vector<RoundTripText> texts;  // in the order of the candidates
    std::int64_t same = 0, repeated = 0;
};
// The paraphrases among texts that were written for a sentence, as RoundTripSummary has them.
DistinctTexts distinctTexts(const std::string& sentence, std::vector<RoundTripText> candidates);

// Measures overlap and, with a scorer, cosine of the texts with their sentences, and sorts them as
// RoundTripSummary has them.
void rankTexts(const std::vector<std::string>& sources, std::span<RoundTripText> texts,
               const PairScorer& scorer);

// Writes the texts of these numbers as pairs of sentence and paraphrase to a pair store. The score of a pair
// is its cosine; where there is none, the log-probability, and the store says so (ScoreKind). Throws
// MachineFailure.
void storeRoundTrips(std::span<const std::string> sources, const RoundTripSummary& summary,
                     std::span<const std::size_t> numbers, const std::filesystem::path& output);

}  // namespace paragram
