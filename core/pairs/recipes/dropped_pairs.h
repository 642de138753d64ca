// Pairs that a recipe dropped, with the reason, and files of them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/files/output_stream.h"
#include "core/base/result.h"
#include "core/pairs/filters/pair_filter.h"
#include "core/pairs/recipes/recipe.h"

namespace paragram {

struct DroppedExample {
    SentencePair pair;
    FilterDecision judgement;
    int step = 0;             // the step that dropped it: its place in the recipe, from 0
    std::int64_t number = 0;  // of the pair in the sample or the store, from 0; -1: unknown
};

// The pairs between two stages: those that passed stage `after` but not stage `before`. A stage is the place
// of a step in the recipe, from 1; 0 is the input.
struct StageRange {
    int after = 0, before = 0;
    bool holds(int step) const { return step >= after && step < before; }
};

// One pair per line. Tab-separated: filter, quantities of the two sides (empty if there are none), source,
// target. In a file named .jsonl or .json, one object per line: step, filter, measured, source, target.
class DroppedFile {
  public:
    // "-": standard output, tab-separated. Error if the file cannot be written.
    static Result<DroppedFile> open(const std::filesystem::path& file);

    // keptBy, unless it is empty, is written as the first column, or as "kept_by". Throws MachineFailure.
    void write(const DroppedExample& example, const RecipeStep& step, const std::string& keptBy = {});
    std::int64_t pairs() const { return pairs_; }
    // Completes the file and moves it to its place. Throws MachineFailure.
    void commit() { out_.commit(); }

  private:
    DroppedFile(OutputStream out, bool json) : out_(std::move(out)), json_(json) {}
    OutputStream out_;
    bool json_;
    std::int64_t pairs_ = 0;
};

}  // namespace paragram
