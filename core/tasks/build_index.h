// A corpus to an index that can be searched; one that fits is used as it is, one that lacks lines goes on.
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
    std::filesystem::path corpus;  // text, a sentence a line, or columns between tabs; plain, .gz or "-"
    int column = 0;                // of the sentences, from 0
    std::filesystem::path folder;  // where vectors and index lie; made where it is missing
    std::string kind = "auto";     // auto (what folder has, else by size), exact, ivf, hnsw, compressed
    std::string language = {};     // matters only to a model whose languages share no rows
    bool again = false;            // drop what is there
};

struct IndexSummary {
    std::int64_t lines = 0, embedded = 0;  // in all, and by this call
    std::int64_t blank = 0;                // of those embedded: no text, a zero vector
    double seconds = 0;
    bool reused = false;   // nothing had to be done
    bool stopped = false;  // what is done stays, and the next call goes on from there
};

struct BuiltIndex {
    IndexSummary summary;
    std::shared_ptr<const CorpusIndex> index;  // null when stopped
};

// Error when the folder's vectors are of another model, or the corpus is no longer the text they were made
// from (lines added at its end are embedded and added).
Result<BuiltIndex> buildIndex(const Model& model, const IndexRequest& request, JobContext& job);

// What makes vectors of text: equal for equal tables, tokenizers and settings.
std::string modelFingerprint(const Model& model);

}  // namespace paragram
