// A translation memory: finds the pairs whose source or target is most like a sentence.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/enum_names.h"
#include "core/models/model.h"
#include "core/tasks/corpora/memory_pairs.h"
#include "core/text/numbers.h"

namespace paragram {

// Which pairs are the best.
enum class MemoryOrder { meaning, wording };
constexpr NamedValue<MemoryOrder> kMemoryOrderNames[]{{MemoryOrder::meaning, "meaning", "meaning"},
                                                      {MemoryOrder::wording, "wording", "wording"}};
constexpr std::span<const NamedValue<MemoryOrder>> namesOf(MemoryOrder) {
    return kMemoryOrderNames;
}
constexpr NamedValue<Side> kSideNames[]{{Side::source, "source", "source"},
                                        {Side::target, "target", "target"}};
constexpr std::span<const NamedValue<Side>> namesOf(Side) {
    return kSideNames;
}

struct MemoryRequest {
    PairInput pairs;               // as makeMemoryReader takes them
    std::filesystem::path folder;  // of texts and vectors; created if it is missing
    bool again = false;            // read and embed everything again
    // Vectors of another model or text are replaced; otherwise they are an Error.
    bool replace = false;
};

// A pair that was found. Spans are bytes of the texts.
struct MemoryMatch {
    std::int64_t pair = 0;  // from 0, among those that could be read
    std::string source, target;
    Side searched = Side::source;
    double cosine = 0;             // of the query and the side that was searched, -1..1
    double wording = 0;            // of the same two, 0..1 (methods.md, Translation memory)
    std::vector<TextSpan> common;  // words of the side searched that the query has, too
    // Numbers that the query lacks, on each side, and those of the query that the side searched lacks.
    std::vector<NumberInText> sourceNumbers, targetNumbers, missing;

    const std::string& text() const { return searched == Side::source ? source : target; }
    const std::string& translation() const { return searched == Side::source ? target : source; }
};

// For one thread at a time; the record for any.
class TranslationMemory {
  public:
    // Copies the pairs into the folder and opens it. Errors of copyMemoryPairs. Returns Stopped.
    static Result<std::shared_ptr<TranslationMemory>> open(std::shared_ptr<const Model> model,
                                                           const MemoryRequest& request, JobContext& job);
    ~TranslationMemory();

    const MemoryRecord& record() const { return record_; }
    // The side that a text belongs to, as MemorySides tells; for any thread.
    Side sideOf(const std::string& text) const;

    // Whether a side has been embedded, so that a search starts at once.
    bool isPrepared(Side side) const;
    // Embeds the sentences of a side, or opens their vectors. Stopped: what is done is kept. Errors of
    // buildIndex.
    Result<Nothing> prepare(Side side, JobContext& job);

    // The k best pairs for each query, best first; of pairs with the same two texts only the first. Exact:
    // every pair is compared. None for a query without text, and none that share no word when ordered by
    // wording; equal ones are in the order of the other measure. Prepares the side. Returns Stopped.
    Result<std::vector<std::vector<MemoryMatch>>> search(std::span<const std::string> queries, Side side,
                                                         MemoryOrder order, std::size_t k, JobContext& job);

  private:
    struct State;
    TranslationMemory(std::shared_ptr<const Model> model, MemoryRequest request, MemoryRecord record);

    std::shared_ptr<const Model> model_;
    MemoryRequest request_;
    MemoryRecord record_;
    std::unique_ptr<State> state_;
};

}  // namespace paragram
