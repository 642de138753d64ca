// The results of an evaluation as files.
#pragma once

#include <QString>
#include <vector>

#include "core/base/result.h"
#include "ui/evaluation/model_report.h"

class QWidget;

namespace paragram::ui {

// Asks for a file; empty: the user cancelled.
QString askForResultFile(QWidget* parent, const QString& suggestion);

// The same for the folder of MTEB's result files. Asks once more if it has results of one of the models.
QString askForMtebFolder(QWidget* parent, const std::vector<ModelReport>& reports);

// The ending selects the format as in reportsText. Fails if the file cannot be written.
Result<Nothing> saveReports(const std::vector<ModelReport>& reports, const QString& path);
// Result files in MTEB's format, one folder per model. Fails if the folder cannot be written.
Result<Nothing> saveMtebFiles(const std::vector<ModelReport>& reports, const QString& folder);

}  // namespace paragram::ui
