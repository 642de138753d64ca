// Pairs that a recipe dropped, with why, and as a file.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/output_stream.h"
#include "core/base/result.h"
#include "core/pairs/pair_filter.h"
#include "core/pairs/recipe.h"

namespace paragram {

struct DroppedExample {
    SentencePair pair;
    Verdict judgement;
    int step = 0;             // that dropped it: its place in the recipe, from 0
    std::int64_t number = 0;  // of the pair in the sample or the store, from 0; -1: not known
};

// The pairs between two stages: those that passed stage `after` but not stage `before`. A stage is a step by
// its place in the recipe, from 1; 0 is the input.
struct StageRange {
    int after = 0, before = 0;
    bool holds(int step) const { return step >= after && step < before; }
};

// A line a pair. Tab-separated: filter, quantities of the two sides (empty where there are none), source,
// target. Of a file whose name ends in .jsonl or .json, an object a line: step, filter, measured, source,
// target.
class DroppedFile {
  public:
    // "-": standard output, tab-separated. Error when the place cannot be written to.
    static Result<DroppedFile> open(const std::filesystem::path& file);

    // keptBy stands in front (tab-separated) or under "kept_by" where it is not empty.
    void write(const DroppedExample& example, const RecipeStep& step, const std::string& keptBy = {});
    std::int64_t pairs() const { return pairs_; }
    void commit() { out_.commit(); }

  private:
    DroppedFile(OutputStream out, bool json) : out_(std::move(out)), json_(json) {}
    OutputStream out_;
    bool json_;
    std::int64_t pairs_ = 0;
};

}  // namespace paragram
