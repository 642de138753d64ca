// Difficult and easy parts of STS 2012-2016 (Wieting et al. 2020, 4.3 and Table 3).
#pragma once

#include <vector>

#include "core/base/job_context.h"
#include "core/base/workers.h"
#include "core/evaluation/evaluation_report.h"

namespace paragram {

// Suite of the sets that stsSplits makes.
inline constexpr const char* kSplitSuite = "STS splits";

// sets: what was read of STS 2012-2016; sets of other years are not looked at. Every different pair of
// sentences counts once, with the grade it has first. Empty where no set is of those years, or on a stop.
// "all" holds them all, "negation" those where one sentence denies and the other does not.
// Hard+ holds pairs with many different words and high grades, Hard- pairs with few and low grades
// (methods.md 7: the paper's sentence swaps the two).
std::vector<StsSetResult> stsSplits(const std::vector<StsSetResult>& sets, Workers& workers,
                                    const JobContext& job);

// Whether the sentence has the word "not" or one that ends in 't (methods.md 7).
bool hasNegation(std::string_view sentence);

}  // namespace paragram
