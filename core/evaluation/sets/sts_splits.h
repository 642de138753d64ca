// Difficult and easy parts of STS 2012-2016 (Wieting et al. 2020, 4.3 and Table 3; methods.md, Hard STS).
#pragma once

#include <vector>

#include "core/base/job_context.h"
#include "core/base/workers.h"
#include "core/evaluation/sets/sts_set.h"

namespace paragram {

// The suite of the data sets that stsSplits returns.
inline constexpr const char* kSplitSuite = "STS splits";

// sets: all data sets that were read; those of other years are ignored. Different pairs of sentences count
// once, with their first gold score. Empty if no data set is of those years, or if stopped. "all" contains
// them all, "negation" those in which one sentence is negated and the other is not. Hard+ contains pairs with
// many different words and high gold scores, Hard- pairs with few different words and low gold scores (the
// paper's sentence swaps the two).
std::vector<StsSet> stsSplits(const std::vector<StsSet>& sets, Workers& workers, const JobContext& job);

// Whether the sentence contains the word "not" or a word that ends in 't (methods.md, Hard STS).
bool hasNegation(std::string_view sentence);

}  // namespace paragram
