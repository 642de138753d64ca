#include "core/search/corpus_index.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/base/files/atomic_file.h"
#include "core/base/files/file_seal.h"
#include "core/base/number_text.h"
#include "core/base/numeric/kernels.h"
#include "core/search/brute_force_search.h"

namespace paragram {
namespace {

constexpr int kFormat = 1;
constexpr std::size_t kMany = 1000;                       // neighbours from which all sentences are ranked
constexpr std::size_t kLarge = 20'000;                    // sentences from which a screen is worth its time
constexpr std::size_t kMostBytes = std::size_t{4} << 30;  // of a screen
constexpr std::size_t kFew = 16;  // number of queries up to which the corpus is read row by row

}  // namespace

Result<std::optional<IndexRecord>> readIndexRecord(const IndexFolder& folder) {
    std::error_code code;
    if (!std::filesystem::exists(folder.record(), code)) return std::optional<IndexRecord>();
    const Result<std::string> text = readFile(folder.record());
    if (!text) return text.error();
    try {
        const auto json = nlohmann::json::parse(*text);
        if (json.at("format").get<int>() != kFormat || !checksumHolds(json))
            throw nlohmann::json::other_error::create(500, "", nullptr);
        IndexRecord r;
        r.model = json.at("model");
        r.corpus = json.at("corpus");
        r.corpusHash = json.at("corpus-hash");
        r.corpusBytes = json.at("corpus-bytes");
        r.vectorsHash = json.value("vectors-hash", "");
        r.column = json.at("column");
        r.lines = json.at("lines");
        r.dimension = json.at("dimension");
        const auto kind = valueNamed<IndexKind>(json.at("kind").get<std::string>());
        if (!kind) throw nlohmann::json::other_error::create(500, "", nullptr);
        r.kind = *kind;
        r.effort = json.at("effort");
        r.recall = json.at("recall");
        r.complete = json.at("complete");
        return std::optional(r);
    } catch (const nlohmann::json::exception&) {
        return Error{folder.record().string(), "not a record of an index, or damaged",
                     "a file written by this program", "remove the folder or choose another"};
    }
}

void writeIndexRecord(const IndexRecord& r, const IndexFolder& folder) {
    nlohmann::ordered_json json{{"format", kFormat},
                                {"model", r.model},
                                {"corpus", r.corpus},
                                {"corpus-hash", r.corpusHash},
                                {"corpus-bytes", r.corpusBytes},
                                {"vectors-hash", r.vectorsHash},
                                {"column", r.column},
                                {"lines", r.lines},
                                {"dimension", r.dimension},
                                {"kind", nameOf(r.kind)},
                                {"effort", r.effort},
                                {"recall", r.recall},
                                {"complete", r.complete}};
    addChecksum(json);
    writeFileAtomically(folder.record(), json.dump(2) + "\n");
}

Result<CorpusIndex> CorpusIndex::open(const IndexFolder& folder, TextLines lines) {
    const auto record = readIndexRecord(folder);
    if (!record) return record.error();
    if (!*record) {
        return Error{folder.path.string(), "not an index", "a folder with index.json",
                     "build the index first"};
    }
    CorpusIndex index;
    index.record_ = **record;
    const auto rows = static_cast<std::size_t>(index.record_.lines);
    Result<VectorFile> vectors = VectorFile::open(
        folder.vectors(), rows, static_cast<std::size_t>(index.record_.dimension), index.record_.vectorsHash);
    if (!vectors) return vectors.error();
    index.vectors_ = std::move(*vectors);
    index.lines_ = std::move(lines);
    if (index.lines_.size() < rows) {
        return Error{index.record_.corpus, countOf(static_cast<std::int64_t>(index.lines_.size()), "line"),
                     fmt::format("the {} of the index", countOf(static_cast<std::int64_t>(rows), "line")),
                     "build the index again"};
    }
    if (index.record_.kind != IndexKind::exact) {
        Result<AnnIndex> ann = AnnIndex::read(folder.ann());
        if (!ann) return ann.error();
        index.ann_ = std::move(*ann);
        index.ann_->setEffort(index.record_.effort);
        if (index.ann_->size() != rows) {
            return Error{folder.ann().string(),
                         countOf(static_cast<std::int64_t>(index.ann_->size()), "vector"),
                         fmt::format("{}", rows), "build the index again"};
        }
    }
    return index;
}

NeighbourLists CorpusIndex::searchEach(VectorView queries, std::size_t k, std::span<const char> allowed,
                                       Workers& workers) const {
    const ProductScreen* screen = nullptr;
    if (kernels().bytesAreFast && vectors().rows >= kLarge && vectors().rows * vectors().cols <= kMostBytes) {
        const std::scoped_lock lock(screen_->mutex);
        if (screen_->searches++ > 0) {
            if (!screen_->product) screen_->product.emplace(vectors(), vectors().rows, workers);
            screen = &*screen_->product;
        }
    }
    return bruteForceSearch(queries, vectors(), k, allowed, workers, screen);
}

Result<NeighbourLists> CorpusIndex::search(VectorView queries, std::size_t k, bool exact,
                                           std::span<const char> allowed, Workers& workers,
                                           const JobContext& job) const {
    if (k > kMany) return rankAll(queries, vectors(), k, allowed, workers, job);
    if (ann_ && !exact && allowed.empty()) {
        NeighbourLists found = ann_->search(queries, k, vectors(), workers);
        // If a corpus has many duplicates, nearly all are in one list of the index, and a query may be led to
        // others.
        for (std::size_t i = 0; i < queries.rows; ++i) {
            if (found.count(i) >= std::min(k, vectors().rows)) continue;
            const NeighbourLists all = searchEach(queries.range(i, 1), k, {}, workers);
            const auto at = static_cast<std::ptrdiff_t>(i * k);
            std::ranges::copy(all.indices(0), found.allIndices().begin() + at);
            std::ranges::copy(all.cosines(0), found.allCosines().begin() + at);
        }
        return found;
    }
    if (queries.rows <= kFew || !allowed.empty()) return searchEach(queries, k, allowed, workers);
    Result<MutualNeighbours> found = findNeighbours(queries, vectors(), k, Directions::rows, workers, job);
    if (!found) return found.error();
    return std::move(found->ofRows);
}

}  // namespace paragram
