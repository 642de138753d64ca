// Translates sentences of any length with a generative model.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/generation/shortlist.h"
#include "core/generation/text_writer.h"

namespace paragram {

// What happens to a sentence of more tokens than tokenizer.maximum-tokens.
enum class LongSentences { split, copy };
constexpr NamedValue<LongSentences> kLongSentencesNames[]{
    {LongSentences::split, "split", "translated in parts"}, {LongSentences::copy, "copy", "copied"}};
constexpr std::span<const NamedValue<LongSentences>> namesOf(LongSentences) {
    return kLongSentencesNames;
}

// One translation of a sentence.
struct Translation {
    std::string text;
    double score = 0;  // log-probability per token, or as the length penalty says; 0: copied
};

struct TranslationCounts {
    std::int64_t blank = 0;                // sentences without text, which are not translated
    std::int64_t tooLong = 0;              // split or copied
    std::int64_t tokens = 0, unknown = 0;  // of the input; unknown ones are not translated
};

class LineTranslator {
  public:
    // The caller keeps the writer alive.
    LineTranslator(TextWriter& writer, WritingRoute route, const WritingOptions& options,
                   LongSentences longSentences)
        : writer_(writer), route_(std::move(route)), options_(options), longSentences_(longSentences) {}

    // Learns the tokens among which the following calls choose. Errors as Shortlist::learn.
    Result<Nothing> useShortlist(const ShortlistOptions& options, JobContext& job);
    // The translations of each line, best first; none for a blank one. first: number of the first line, which
    // the random numbers depend on. Errors and exceptions of TextWriter::write.
    Result<std::vector<std::vector<Translation>>> translate(std::span<const std::string> lines,
                                                            std::int64_t first, const JobContext& job);
    // Of all calls until now.
    const TranslationCounts& counts() const { return counts_; }
    // Everything that the translations depend on but the lines.
    std::string key() const;

  private:
    struct Part {
        std::size_t line;
        std::string text;
    };
    void addParts(std::size_t line, const std::string& text, std::vector<Part>& parts,
                  std::vector<Translation>& copied);
    Result<std::vector<std::vector<Translation>>> translateParts(const std::vector<Part>& parts,
                                                                 std::int64_t first, const JobContext& job);

    TextWriter& writer_;
    WritingRoute route_;
    WritingOptions options_;
    LongSentences longSentences_;
    std::optional<Shortlist> shortlist_;
    TranslationCounts counts_;
};

}  // namespace paragram
