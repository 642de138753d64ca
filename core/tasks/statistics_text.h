// Statistics as JSON, CSV and a table for people.
#pragma once

#include <string>

#include "core/tasks/compute_statistics.h"

namespace paragram {

// Of the first stage the numbers themselves, of all stages under "stages" where there are several.
std::string statisticsJson(const StatisticsSummary& summary);
// A line a number: stage, name, source, target (empty for what concerns the pair).
std::string statisticsCsv(const StatisticsSummary& summary);
// Lines to be read on a terminal.
std::string statisticsTable(const StatisticsSummary& summary);

}  // namespace paragram
