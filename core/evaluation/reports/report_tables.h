// Evaluation reports of any number of models as tables like those of the papers.
#pragma once

#include <span>
#include <vector>

#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/reports/score_table.h"

namespace paragram {

struct ReportTableOptions {
    bool published = true;  // add rows of the papers if their columns are present
    bool dataSets = true;   // add a table of every data set with its interval
    // Reports with the same name, such as those of several seeds, are one row of means (meanText); no table
    // has intervals, and that of every data set comes last.
    bool means = false;
};

// Only tables that are not empty. Scores x 100.
std::vector<ScoreTable> reportTables(std::span<const EvaluationReport> reports,
                                     const ReportTableOptions& options = {});

// Adds the rows of the papers that have a number for a column of the table, found by its key.
void addPublishedRows(ScoreTable& table);

}  // namespace paragram
