// Translates a text of any length, line by line.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/enum_names.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/measures/correlation.h"
#include "core/generation/text_writer.h"

namespace paragram {

// What happens to a sentence of more tokens than tokenizer.maximum-tokens.
enum class LongSentences { split, copy };
constexpr NamedValue<LongSentences> kLongSentencesNames[]{{LongSentences::split, "split", "translated in parts"},
                                                          {LongSentences::copy, "copy", "copied"}};
constexpr std::span<const NamedValue<LongSentences>> namesOf(LongSentences) {
    return kLongSentencesNames;
}

struct TranslateRequest {
    std::filesystem::path input;      // one sentence a line; "-"
    std::filesystem::path output;     // as many lines, with writing.best > 1 that many of each; "-"
    std::filesystem::path reference;  // a translation of every line, to measure BLEU and chrF; empty: none
    std::string language, to;         // as for routeOf
    bool scores = false;              // lines are number of the sentence (from 1), score and text
    LongSentences longSentences = LongSentences::split;
    WritingOptions writing{.beam = 12};  // P18, 6
};

struct TranslateSummary {
    std::int64_t sentences = 0;
    std::int64_t blank = 0;        // lines without text, which stay so
    std::int64_t tooLong = 0;      // split or copied
    std::int64_t alreadyDone = 0;  // by an earlier run that was interrupted
    std::int64_t tokens = 0, unknown = 0;  // of the input; unknown ones are not translated
    double bleu = 0, chrf = 0;             // with a reference
    Interval bleuInterval{}, chrfInterval{};
    double seconds = 0;
};

// While it runs, finished lines are in OUTPUT.unfinished; a run with the same model, input and options continues
// there and writes the same file. Error for an unreadable input, and as routeOf and TextWriter::write. Throws
// MachineFailure.
Result<TranslateSummary> translateText(TextWriter& writer, const TranslateRequest& request, JobContext& job);

}  // namespace paragram
