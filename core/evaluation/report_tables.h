// Evaluation reports of any number of models as the tables that papers print.
#pragma once

#include <span>
#include <vector>

#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/score_table.h"

namespace paragram {

struct ReportTableOptions {
    bool published = true;  // rows of the papers where their columns are there
    bool dataSets = true;   // the table of every data set with its interval
};

// Only tables with something in them. Scores x100.
std::vector<ScoreTable> reportTables(std::span<const EvaluationReport> reports,
                                     const ReportTableOptions& options = {});

// Adds the papers' rows that have a figure for a column of the table, by its key.
void addPublishedRows(ScoreTable& table);

}  // namespace paragram
