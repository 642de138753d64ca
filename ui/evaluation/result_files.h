// The results of an evaluation as files.
#pragma once

#include <QString>
#include <vector>

#include "core/base/result.h"
#include "ui/evaluation/model_report.h"

class QWidget;

namespace paragram::ui {

// Asks for a file of one of the kinds; empty: none was chosen.
QString askForResultFile(QWidget* parent, const QString& suggestion);

// The ending chooses (reportsText).
Result<Nothing> saveReports(const std::vector<ModelReport>& reports, const QString& path);
// Result files as MTEB has them, a folder for each model.
Result<Nothing> saveMtebFiles(const std::vector<ModelReport>& reports, const QString& folder);

}  // namespace paragram::ui
