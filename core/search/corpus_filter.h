// Which lines of a corpus may be found: by language, length and what they say.
#pragma once

#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/search/corpus_index.h"

namespace paragram {

struct CorpusFilter {
    std::string language;  // ISO code, empty: any
    std::string pattern;   // regular expression (ICU) found anywhere, whatever the case; empty: any
    int minimumWords = 0;  // between white space
    int maximumWords = 0;  // 0: no limit

    bool passesAll() const {
        return language.empty() && pattern.empty() && minimumWords <= 1 && maximumWords <= 0;
    }
    friend bool operator==(const CorpusFilter&, const CorpusFilter&) = default;
};

// A char for each line, 0: may not be found; a stopped job gives what was looked at until then. Error for a
// pattern that is no regular expression.
Result<std::vector<char>> allowedLines(const CorpusIndex& index, const CorpusFilter& filter, Workers& workers,
                                       const JobContext& job);

}  // namespace paragram
