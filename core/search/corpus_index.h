// A corpus ready to be searched: its lines, their vectors on disk, an index where it is large. All of it but
// the text lies in one folder.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/workers.h"
#include "core/search/ann_index.h"
#include "core/search/exact_search.h"
#include "core/search/vector_file.h"
#include "core/text/text_lines.h"

namespace paragram {

// What index.json says.
struct IndexRecord {
    std::string model;       // fingerprint of what made the vectors
    std::string corpus;      // path of the text
    std::string corpusHash;  // of its first corpusBytes
    std::uint64_t corpusBytes = 0;
    int column = 0;          // of the sentences between tabs
    std::int64_t lines = 0;  // that have vectors
    int dimension = 0;
    std::string kind = "exact";
    int effort = 0;
    double recall = 1;      // of the 10 nearest, beside exact search
    bool complete = false;  // false: building was stopped
};

struct IndexFolder {
    std::filesystem::path path;

    std::filesystem::path record() const { return path / "index.json"; }
    std::filesystem::path vectors() const { return path / "vectors.f32"; }
    std::filesystem::path ann() const { return path / "index.faiss"; }
    std::filesystem::path text() const { return path / "text.txt"; }  // of a compressed corpus
};

// Nothing where there is no record; an Error where there is one that cannot be read.
Result<std::optional<IndexRecord>> readIndexRecord(const IndexFolder& folder);
void writeIndexRecord(const IndexRecord& record, const IndexFolder& folder);

// Hexadecimal XXH3-128 of bytes.
std::string hashOfBytes(std::string_view bytes);

class CorpusIndex {
  public:
    // lines: the corpus as the record describes it.
    static Result<CorpusIndex> open(const IndexFolder& folder, TextLines lines);

    const IndexRecord& record() const { return record_; }
    std::size_t size() const { return vectors_.view().rows; }
    std::string_view sentence(std::size_t line) const { return lines_.field(line, record_.column); }
    const TextLines& lines() const { return lines_; }
    VectorView vectors() const { return vectors_.view(); }

    // The k nearest lines to unit vectors. exact: without the index, whatever its kind. allowed: as in
    // findForFew; then the search is exact, too.
    NeighbourLists search(VectorView queries, std::size_t k, bool exact, std::span<const char> allowed,
                          Workers& workers, const JobContext& job = {}) const;

  private:
    CorpusIndex() = default;
    IndexRecord record_;
    TextLines lines_;
    VectorFile vectors_;
    std::optional<AnnIndex> ann_;
};

}  // namespace paragram
