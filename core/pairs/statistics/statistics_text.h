// Statistics as JSON, as CSV, and as a table for the terminal.
#pragma once

#include <string>

#include "core/pairs/statistics/statistics_summary.h"

namespace paragram {

// The numbers of the first stage at the top level, those of all stages under "stages" if there are several.
std::string statisticsJson(const StatisticsSummary& summary);
// One number per line: stage, name, source, target (empty for values of the pair).
std::string statisticsCsv(const StatisticsSummary& summary);
// Lines for the terminal.
std::string statisticsTable(const StatisticsSummary& summary);

}  // namespace paragram
