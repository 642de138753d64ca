// An evaluation report as JSON, with every pair, so that nothing has to be evaluated again.
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <optional>
#include <span>

#include "ui/evaluation/model_report.h"

namespace paragram::ui {

// Sentences and gold scores that an earlier report has in the same set are not repeated. The bootstrap's
// intervals are stored, its resamples are not.
QJsonObject reportJson(const EvaluationReport& report, std::span<const ModelReport> earlier);
// Empty if the object is not such a report. earlier: the reports before it in the same file.
std::optional<EvaluationReport> reportFromJson(const QJsonObject& object,
                                               std::span<const ModelReport> earlier);

}  // namespace paragram::ui
