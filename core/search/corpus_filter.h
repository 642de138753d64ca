// Restricts the lines of a corpus that may be found, by language, length and text.
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
    std::string pattern;   // regular expression (ICU), found anywhere, ignoring case; empty: any
    int minimumWords = 0;  // separated by white space
    int maximumWords = 0;  // 0: no limit

    bool passesAll() const {
        return language.empty() && pattern.empty() && minimumWords <= 1 && maximumWords <= 0;
    }
    friend bool operator==(const CorpusFilter&, const CorpusFilter&) = default;
};

// One char per line, 0: excluded. Stopped: the lines examined so far. Error for an invalid regular
// expression.
Result<std::vector<char>> allowedLines(const CorpusIndex& index, const CorpusFilter& filter, Workers& workers,
                                       const JobContext& job);

}  // namespace paragram
