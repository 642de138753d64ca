// Judging a sample of paraphrases by hand (P18, 3.2 and Table 3): draws the sheet, and sums up the grades.
#pragma once

#include <array>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/evaluation/measures/agreement.h"
#include "core/pairs/judging/judging_sheet.h"
#include "core/pairs/recipes/recipe.h"

namespace paragram {

struct SheetRequest {
    std::filesystem::path pairs;   // store
    std::filesystem::path output;  // the sheet
    std::int64_t count = 100;      // pairs, of each part
    std::optional<RecipeStep> by;  // ranks the pairs by what it measures, in equal parts; empty: no parts
    int parts = 10;
    std::int64_t seed = 1;
};

// Draws pairs, the same ones for the same request, and writes them in random order. Fewer where a part has
// not as many. Errors of foldPairs, for a file that cannot be written, and for a store without pairs. Throws
// MachineFailure.
Result<JudgingSheet> drawSheet(const SheetRequest& request, JobContext& job);

// Of the judgements of all judges.
struct GradeCounts {
    std::array<std::int64_t, kHighestGrade + 1> counts{};
    std::int64_t all() const;
    double mean() const;  // NaN: none
};

struct JudgedPart {
    int part = 0;
    std::int64_t pairs = 0;
    double lowest = 0, highest = 0;     // of the quantity, in the sample
    double meanOverlap = 0;             // trigram overlap
    std::array<GradeCounts, 2> grades;  // by Grading
};

struct JudgementSummary {
    std::vector<JudgedPart> parts;  // one, number 0, for sheets without parts
    JudgedPart all;
    std::array<std::optional<Agreement>, 2> agreement;  // by Grading; empty with one sheet
};

// One or two sheets of the same pairs. Error if their pairs differ.
Result<JudgementSummary> sumUpJudgements(const std::vector<JudgingSheet>& sheets);

}  // namespace paragram
