// A searchable corpus: its lines, their vectors on disk, and an approximate index if it is large. Everything
// except the text is in one folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/workers.h"
#include "core/search/ann_index.h"
#include "core/search/exact_search.h"
#include "core/search/vector_file.h"
#include "core/text/input/text_lines.h"

namespace paragram {

// The contents of index.json.
struct IndexRecord {
    std::string model;       // fingerprint of the model
    std::string corpus;      // path of the text
    std::string corpusHash;  // hash of its first corpusBytes
    std::uint64_t corpusBytes = 0;
    std::string vectorsHash;  // hash of the vectors of its lines; empty: of an earlier version
    int column = 0;           // tab-separated column with the sentences
    std::int64_t lines = 0;   // lines with vectors
    int dimension = 0;
    IndexKind kind = IndexKind::exact;
    int effort = 0;
    double recall = 1;      // of the 10 nearest, compared with exact search
    bool complete = false;  // false: building was stopped
};

struct IndexFolder {
    std::filesystem::path path;

    std::filesystem::path record() const { return path / "index.json"; }
    std::filesystem::path vectors() const { return path / "vectors.f32"; }
    std::filesystem::path ann() const { return path / "index.faiss"; }
    std::filesystem::path text() const { return path / "text.txt"; }  // of a compressed corpus
};

// Empty if there is no record; Error if it cannot be read.
Result<std::optional<IndexRecord>> readIndexRecord(const IndexFolder& folder);
// Throws MachineFailure.
void writeIndexRecord(const IndexRecord& record, const IndexFolder& folder);

class CorpusIndex {
  public:
    // lines: the corpus that the record describes. Error if files of the folder do not match it.
    static Result<CorpusIndex> open(const IndexFolder& folder, TextLines lines);

    const IndexRecord& record() const { return record_; }
    std::size_t size() const { return vectors_.view().rows; }
    std::string_view sentence(std::size_t line) const { return lines_.field(line, record_.column); }
    const TextLines& lines() const { return lines_; }
    VectorView vectors() const { return vectors_.view(); }

    // The k nearest lines for query vectors of length 1. exact: without the approximate index. allowed: as
    // for bruteForceSearch; the search is then exact as well. Stopped: no lists.
    Result<NeighbourLists> search(VectorView queries, std::size_t k, bool exact,
                                  std::span<const char> allowed, Workers& workers,
                                  const JobContext& job = {}) const;

  private:
    CorpusIndex() = default;
    NeighbourLists searchEach(VectorView queries, std::size_t k, std::span<const char> allowed,
                              Workers& workers) const;

    // The corpus in bytes, which takes as long as a few queries: from the second search on, where it helps.
    struct Screen {
        std::mutex mutex;
        std::size_t searches = 0;
        std::optional<ProductScreen> product;
    };
    std::unique_ptr<Screen> screen_ = std::make_unique<Screen>();
    IndexRecord record_;
    TextLines lines_;
    VectorFile vectors_;
    std::optional<AnnIndex> ann_;
};

}  // namespace paragram
