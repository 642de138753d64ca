// Writes an evaluation as result files of MTEB.
#pragma once

#include <filesystem>

#include "core/evaluation/evaluation_report.h"

namespace paragram {

// Writes FOLDER/results/MODEL/1/TASK.json (exchange/mteb_results.h). Throws MachineFailure.
void writeMteb(const EvaluationReport& report, std::size_t dimension, std::size_t parameters,
               const std::filesystem::path& folder);

}  // namespace paragram
