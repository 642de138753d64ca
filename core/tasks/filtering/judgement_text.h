// Judgements by hand as a table for the terminal, and as JSON.
#pragma once

#include <string>

#include "core/tasks/filtering/judge_pairs.h"

namespace paragram {

// The form of P18, Table 3, with shares in the place of counts, and the agreement below it.
std::string judgementTable(const JudgementSummary& summary);
std::string judgementJson(const JudgementSummary& summary);

}  // namespace paragram
