// Evaluation reports as text for people and for programs.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/reports/report_tables.h"

namespace paragram {

enum class ReportFormat { text, csv, markdown, latex, json };

// By file extension: .csv, .md, .tex, .json, .txt; empty for others.
std::optional<ReportFormat> reportFormat(const std::string& ending);

// text, markdown and latex: tables of all models, with rows of the papers (marked as such) if the options say
// so. csv: one line per model, data set and measure. json: a list with everything measured on every model.
// Scores are x 100 in tables, and -1..1 in csv and json.
std::string reportsAs(ReportFormat format, std::span<const EvaluationReport> reports,
                      const ReportTableOptions& options = {});

// An analysis of a model's scores on all its graded sentence sets: calibration, errors by length, word
// overlap, word error rate and languages, and the pairs with the largest errors.
std::string whyText(const EvaluationReport& report, std::size_t mostPairs = 20);

// Every pair of the graded data sets with its cosine, for further analysis: model, suite, set, gold, cosine,
// both sentences, tab-separated.
std::string pairsAsTsv(std::span<const EvaluationReport> reports);

}  // namespace paragram
