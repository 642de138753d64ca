// Evaluation reports as text for people and programs.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/evaluation/evaluation_report.h"
#include "core/evaluation/report_tables.h"

namespace paragram {

enum class ReportFormat { text, csv, markdown, latex, json };

// By a file's ending: .csv, .md, .tex, .json, .txt.
std::optional<ReportFormat> reportFormat(const std::string& ending);

// text, markdown and latex: tables side by side, with the papers' rows (marked with their paper) if options
// say so. csv: a line for every model, data set and measure. json: a list with everything measured of every
// model. Scores are x100 in tables, and -1..1 in csv and json.
std::string reportsAs(ReportFormat format, std::span<const EvaluationReport> reports,
                      const ReportTableOptions& options = {});

// Why a model scores as it does, on all its graded sets of sentences: calibration, errors by length, word
// overlap, word error rate and languages, and the pairs with the largest errors.
std::string whyText(const EvaluationReport& report, std::size_t mostPairs = 20);

// Every pair of the graded sets with its cosine, for who wants to look further: model, suite, set, gold,
// cosine, both sentences, separated by tabs.
std::string pairsAsTsv(std::span<const EvaluationReport> reports);

}  // namespace paragram
