// A job that creates new pair stores from existing ones, ready to run.
#pragma once

#include <QString>
#include <filesystem>
#include <functional>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram::ui {

struct DivideWork {
    QString name;  // of the job
    // Runs on a worker thread. Returns the number of pairs in each output, "2,000, 500"; empty if it was
    // stopped.
    std::function<Result<QString>(JobContext&)> run;
    std::vector<std::filesystem::path> outputs;  // the first one is shown afterwards
};

}  // namespace paragram::ui
