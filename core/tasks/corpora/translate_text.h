// Translates a text of any length, line by line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/measures/correlation.h"
#include "core/generation/line_translator.h"

namespace paragram {

struct TranslateRequest {
    std::filesystem::path input;      // one sentence a line; "-"
    std::filesystem::path output;     // as many lines, with writing.best > 1 that many of each; "-"
    std::filesystem::path reference;  // a translation of every line, to measure BLEU and chrF; empty: none
    std::string language, to;         // as for routeOf
    bool scores = false;              // lines are number of the sentence (from 1), score and text
    LongSentences longSentences = LongSentences::split;
    WritingOptions writing{.beam = 12};  // P18, 6
    ShortlistOptions shortlist{};        // without pairs: the search is among all tokens
    // Told soon after the start if the text is not in the language that is translated; LanguageCheck::remark.
    std::function<void(const std::string& remark)> onRemark{};
};

struct TranslateSummary {
    std::int64_t sentences = 0;
    std::int64_t alreadyDone = 0;  // by an earlier run that was interrupted
    TranslationCounts counts;      // of the others; blank lines stay so
    double bleu = 0, chrf = 0;     // with a reference
    Interval bleuInterval{}, chrfInterval{};
    std::string remark;  // on the language of the whole text; empty: none
    double seconds = 0;
};

// While it runs, finished lines are in OUTPUT.unfinished; a run with the same model, input and options
// continues there and writes the same file. Error for an unreadable input, and as routeOf and
// TextWriter::write. Throws MachineFailure.
Result<TranslateSummary> translateText(TextWriter& writer, const TranslateRequest& request, JobContext& job);

}  // namespace paragram
