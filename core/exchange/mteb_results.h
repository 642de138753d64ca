// Scores as the result files of MTEB (Muennighoff et al. 2023): a file a task, formats.md 8.
#pragma once

#include <string>
#include <vector>

#include "core/evaluation/evaluation_report.h"

namespace paragram {

struct MtebFile {
    std::string name;  // "STS12.json", "model_meta.json"
    std::string text;
};

// The tasks of MTEB that the report holds: STS12-STS16 (a year's data sets together, 2013 SMT left out),
// STS17, STSBenchmark, SICK-R, Tatoeba; and the model's own description. A task of which a part is missing is
// left out: its figures would not be comparable.
std::vector<MtebFile> mtebFiles(const EvaluationReport& report, std::size_t dimension,
                                std::size_t parameters);

// A model's name as the folder that MTEB keeps its results in: "a/b" -> "a__b".
std::string mtebFolderName(const std::string& modelName);

}  // namespace paragram
