// Writes an evaluation as result files of MTEB.
#pragma once

#include <filesystem>
#include <string>

#include "core/evaluation/evaluation_report.h"

namespace paragram {

// Where writeMteb writes the results of a model: FOLDER/results/MODEL/1.
std::filesystem::path mtebFolder(const std::string& modelName, const std::filesystem::path& folder);

// Writes FOLDER/results/MODEL/1/TASK.json (exchange/mteb_results.h). Throws MachineFailure.
void writeMteb(const EvaluationReport& report, std::size_t dimension, std::size_t parameters,
               const std::filesystem::path& folder);

}  // namespace paragram
