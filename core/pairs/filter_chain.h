// The filters of a recipe, made and in the order in which they run, with what each did.
#pragma once

#include <any>
#include <cstdint>
#include <string>
#include <vector>

#include "core/pairs/pair_filter.h"
#include "core/pairs/recipe.h"

namespace paragram {

struct FilterCount {
    std::string name;  // "length"
    std::string line;  // as in the recipe: "length minimum=3 maximum=100"
    int place = 0;     // in the recipe, from 0; a cheap filter may run before one that stands above it
    std::int64_t seen = 0, kept = 0;
    double seconds = 0;                        // of all threads together
    std::vector<std::string> droppedExamples;  // a few, "source<TAB>target"
    std::vector<std::string> notes;            // sentences of the filter's own
};

struct DroppedPair {
    std::uint32_t pair = 0, step = 0;  // step: in the order they run
    Verdict judgement;
};

// Some pairs on their way through the filters.
struct PairBatch {
    std::int64_t number = 0;
    std::vector<SentencePair> pairs;
    std::vector<std::uint32_t> alive;  // of pairs, ascending
    std::vector<DroppedPair> dropped;
    std::vector<TextHash> keys;         // of the alive ones, for the memory they come to
    std::vector<TextHash> waitingKeys;  // of all pairs, for the memory whose late decision they wait for

    struct Tally {
        std::int64_t seen = 0, kept = 0;
        double seconds = 0;
    };
    std::vector<Tally> tallies;  // for each step

    std::any measured;  // by whoever passes the batch on

    // All pairs alive, nothing dropped.
    void begin(std::size_t steps);
};

class FilterChain {
  public:
    // Within runs of filters that judge each pair by itself cheap ones come first; those that remember stay
    // where they are. Error with the step's line in it.
    static Result<FilterChain> make(const Recipe& recipe, const FilterContext& context);
    // What recipeOf(settings) gives, which needs no context.
    explicit FilterChain(const Settings& settings);

    // One pair after another. A repeat is dropped, the first of its kind is not, whatever the recipe.
    bool keeps(const SentencePair& pair);
    const std::vector<FilterCount>& counts() const { return counts_; }
    // counts() with the filters' notes.
    std::vector<FilterCount> report() const;

    std::size_t size() const { return steps_.size(); }
    bool remembers(std::size_t step) const { return steps_[step].memory != nullptr; }
    bool decidesLate(std::size_t step) const { return remembers(step) && steps_[step].memory->decidesLate(); }

    // Steps first .. last, none of which remembers. For any thread. found: what the last of them found out
    // about each pair that reached it.
    void judge(PairBatch& batch, std::size_t first, std::size_t last, FilterWorkspace& work,
               std::vector<Verdict>* found = nullptr) const;
    // For any thread, before admit.
    void makeKeys(PairBatch& batch, std::size_t step) const;
    // In the order of the batches.
    void admit(PairBatch& batch, std::size_t step);
    // Drops what came again, by batch.waitingKeys, before any other step. For any thread, once all pairs have
    // been admitted.
    void settle(PairBatch& batch, std::size_t step) const;
    // Adds what happened to a batch to the counts. In the order of the batches.
    void add(const PairBatch& batch);

  private:
    FilterChain() = default;
    std::vector<MadeFilter> steps_;
    std::vector<FilterCount> counts_;
    FilterWorkspace work_;
    PairBatch single_;
};

}  // namespace paragram
