// The sentences of a corpus that are most alike in wording to a query.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/search/corpus_index.h"
#include "core/text/wording.h"

namespace paragram {

struct WordedLine {
    std::size_t line = 0;   // of the corpus, from 0
    double similarity = 0;  // Wording::similarity, above 0
};

// For each query the k best lines, best first, equal ones in the order of the corpus. Exact: every line is
// compared, in one pass for all queries; memory: k lines for each query and thread. Returns Stopped.
Result<std::vector<std::vector<WordedLine>>> findByWording(std::span<const Wording> queries,
                                                           const CorpusIndex& index, std::size_t k,
                                                           Workers& workers, const JobContext& job);

}  // namespace paragram
