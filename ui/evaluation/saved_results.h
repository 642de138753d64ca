// The results of a project's last evaluation, kept in a file so that they survive a restart.
#pragma once

#include <QDateTime>

#include "ui/evaluation/model_report.h"

namespace paragram::ui {

struct SavedResults {
    std::vector<ModelReport> reports;
    double seconds = 0;  // of the evaluation
    QDateTime time;      // when it ended
};

// reports/last-evaluation.json of a project's folder.
std::filesystem::path savedResultsFile(const std::filesystem::path& project);

// Both run on a worker thread. Writing replaces the file as a whole and fails if the folder cannot be
// written; reading fails if the file is missing, damaged or of a newer format.
Result<Nothing> writeResults(const SavedResults& results, const std::filesystem::path& project);
Result<SavedResults> readResults(const std::filesystem::path& project);

}  // namespace paragram::ui
