// An evaluation report as text for people and programs.
#pragma once

#include <string>

#include "core/evaluation/evaluation_report.h"

namespace paragram {

std::string reportTable(const EvaluationReport& report);  // columns aligned, for a terminal; scores x100
std::string reportCsv(const EvaluationReport& report);
std::string reportMarkdown(const EvaluationReport& report);
std::string reportJson(const EvaluationReport& report);

}  // namespace paragram
