// The filters of a recipe in the order in which they run, with counts for each.
#pragma once

#include <any>
#include <cstdint>
#include <string>
#include <vector>

#include "core/pairs/filters/pair_filter.h"
#include "core/pairs/recipes/recipe.h"

namespace paragram {

struct FilterCount {
    std::string name;  // "length"
    std::string line;  // as in the recipe: "length minimum=3 maximum=100"
    int place = 0;     // in the recipe, from 0; a cheap filter may run before one listed above it
    std::int64_t seen = 0, kept = 0;
    double seconds = 0;                        // of all threads together
    std::vector<std::string> droppedExamples;  // a few, "source<TAB>target"
    std::vector<std::string> notes;            // messages of the filter
};

struct DroppedPair {
    std::uint32_t pair = 0, step = 0;  // step: in the order they run
    FilterDecision judgement;
};

// Some pairs on their way through the filters.
struct PairBatch {
    std::int64_t number = 0;
    std::vector<SentencePair> pairs;
    std::vector<std::uint32_t> alive;  // indices in pairs, ascending
    std::vector<DroppedPair> dropped;
    std::vector<TextHash> keys;         // of the alive pairs, for the next filter that remembers
    std::vector<TextHash> waitingKeys;  // of all pairs, for the late decision they wait for

    struct Tally {
        std::int64_t seen = 0, kept = 0;
        double seconds = 0;
    };
    std::vector<Tally> tallies;  // one for each step

    std::any measured;  // set and used by the caller of the pipeline

    // Makes all pairs alive and clears the rest.
    void begin(std::size_t steps);
};

class FilterChain {
  public:
    // Between filters that remember, which stay in place, cheap filters come first. Error of a step, with its
    // place in the recipe.
    static Result<FilterChain> make(const Recipe& recipe, const FilterContext& context);
    // For recipeOf(settings), which needs no context.
    explicit FilterChain(const Settings& settings);

    // For one pair after another. Drops later duplicates but never the first one, whatever the recipe.
    bool keeps(const SentencePair& pair);
    const std::vector<FilterCount>& counts() const { return counts_; }
    // counts() with the filters' notes.
    std::vector<FilterCount> report() const;

    // The pairs come from several ranks, in the order of the ranks: what remembers decides when they agree.
    void divideAmong(Communicator& ranks) { ranks_ = &ranks; }
    // All ranks call these, where the pairs are divided: when all pairs have been admitted by the step, and
    // at the end, when rank 0 gets the counts of all.
    void agree(std::size_t step) {
        if (ranks_) steps_[step].memory->agree(*ranks_);
    }
    void addUp();

    std::size_t size() const { return steps_.size(); }
    bool remembers(std::size_t step) const { return steps_[step].memory != nullptr; }
    bool decidesLate(std::size_t step) const {
        return remembers(step) && (ranks_ || steps_[step].memory->decidesLate());
    }

    // Runs steps first .. last, none of which remembers. For any thread. found: the result of the last of
    // them for each pair that reached it.
    void judge(PairBatch& batch, std::size_t first, std::size_t last, FilterWorkspace& work,
               std::vector<FilterDecision>* found = nullptr) const;
    // Computes the keys for admit; for any thread.
    void makeKeys(PairBatch& batch, std::size_t step) const;
    // Drops pairs that the step does not admit. Call in the order of the batches.
    void admit(PairBatch& batch, std::size_t step);
    // Drops pairs that occurred again, by batch.waitingKeys, before any other step. For any thread, when all
    // pairs have been admitted.
    void settle(PairBatch& batch, std::size_t step) const;
    // Adds the results of a batch to the counts. Call in the order of the batches.
    void add(const PairBatch& batch);

  private:
    FilterChain() = default;
    std::vector<FilterInstance> steps_;
    std::vector<FilterCount> counts_;
    Communicator* ranks_ = nullptr;  // null: the pairs are not divided
    FilterWorkspace work_;
    PairBatch single_;
};

}  // namespace paragram
