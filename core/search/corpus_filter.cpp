#include "core/search/corpus_filter.h"

#include <unicode/regex.h>
#include <unicode/utext.h>

#include <memory>

#include "core/text/language_detector.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kShare = 2048;  // lines that a thread processes at a time

using Pattern = std::unique_ptr<icu::RegexPattern>;

Result<Pattern> compile(const std::string& text) {
    UErrorCode status = U_ZERO_ERROR;
    UParseError where{};
    Pattern pattern(icu::RegexPattern::compile(icu::UnicodeString::fromUTF8(text), UREGEX_CASE_INSENSITIVE,
                                               where, status));
    if (U_FAILURE(status)) {
        return Error{"pattern",
                     "\"" + text + "\", which is not a regular expression (" + u_errorName(status) + ")",
                     "an expression such as \"^the .*house\"", "correct it"};
    }
    return pattern;
}

bool finds(icu::RegexMatcher& matcher, std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    UText view = UTEXT_INITIALIZER;
    utext_openUTF8(&view, text.data(), static_cast<std::int64_t>(text.size()), &status);
    matcher.reset(&view);
    const bool found = matcher.find(status) && U_SUCCESS(status);
    utext_close(&view);
    return found;
}

}  // namespace

Result<std::vector<char>> allowedLines(const CorpusIndex& index, const CorpusFilter& filter, Workers& workers,
                                       const JobContext& job) {
    Pattern pattern;
    if (!filter.pattern.empty()) {
        Result<Pattern> compiled = compile(filter.pattern);
        if (!compiled) return compiled.error();
        pattern = std::move(compiled).value();
    }
    std::vector<char> allowed(index.size());
    workers.forEach((index.size() + kShare - 1) / kShare, [&](std::size_t share, int) {
        if (job.shouldStop()) return;
        UErrorCode status = U_ZERO_ERROR;
        const std::unique_ptr<icu::RegexMatcher> matcher(pattern ? pattern->matcher(status) : nullptr);
        const std::size_t last = std::min(index.size(), (share + 1) * kShare);
        for (std::size_t line = share * kShare; line < last; ++line) {
            const std::string_view text = index.sentence(line);
            bool passes = true;
            if (filter.minimumWords > 1 || filter.maximumWords > 0) {
                const int words = countWhitespaceTokens(text);
                passes = words >= filter.minimumWords &&
                         (filter.maximumWords <= 0 || words <= filter.maximumWords);
            }
            if (passes && matcher) passes = finds(*matcher, text);
            if (passes && !filter.language.empty()) passes = detectLanguage(text) == filter.language;
            allowed[line] = passes ? 1 : 0;
        }
    });
    return allowed;
}

}  // namespace paragram
