// Builds the index of a corpus: a matching index is reused, one that lacks lines is extended.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"
#include "core/search/corpus_index.h"

namespace paragram {

struct IndexRequest {
    std::filesystem::path corpus;  // text, one sentence per line, or tab-separated columns; plain, .gz or "-"
    int column = 0;                // with the sentences, from 0
    std::filesystem::path folder;  // of vectors and index; created if it is missing
    std::optional<IndexKind> kind;  // none: the kind in the folder, otherwise by size
    std::string language = {};      // used only by a model whose languages do not share rows
    bool again = false;             // replace an existing index
};

struct IndexSummary {
    std::int64_t lines = 0, embedded = 0;  // in total, and by this call
    std::int64_t blank = 0;                // of those embedded: lines without text, with a zero vector
    double seconds = 0;
    bool reused = false;  // the index was complete already
};

struct BuiltIndex {
    IndexSummary summary;
    std::shared_ptr<const CorpusIndex> index;
};

// Stopped: the vectors so far are saved, and the next call continues from there. Error if the folder's
// vectors are of another model, or if the corpus has changed since (lines added at its end are embedded and
// added). Throws MachineFailure.
Result<BuiltIndex> buildIndex(const Model& model, const IndexRequest& request, JobContext& job);

}  // namespace paragram
