// Scores as result files of MTEB (Muennighoff et al. 2023), one file per task (files.md, MTEB results).
#pragma once

#include <string>
#include <vector>

#include "core/evaluation/evaluation_report.h"

namespace paragram {

struct MtebFile {
    std::string name;  // "STS12.json", "model_meta.json"
    std::string text;
};

// The tasks of MTEB in the report: STS12-STS16 (the data sets of a year together, without 2013 SMT), STS17,
// STSBenchmark, SICK-R, Tatoeba; and the description of the model. Incomplete tasks are omitted, because
// their scores would not be comparable.
std::vector<MtebFile> mtebFiles(const EvaluationReport& report, std::size_t dimension,
                                std::size_t parameters);

// The name of the folder in which MTEB stores the results of a model: "a__b" for "a/b".
std::string mtebFolderName(const std::string& modelName);

}  // namespace paragram
