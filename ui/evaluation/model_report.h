// The evaluation of one model and its untrained baseline, and the text of several in the formats of reports.
#pragma once

#include <QString>
#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/tasks/evaluation/evaluate_model.h"
#include "ui/evaluation/set_readings.h"

namespace paragram::ui {

struct ModelReport {
    QString name;
    QString path;           // run folder or model file
    bool baseline = false;  // the untrained model of the same shape
    EvaluationReport report;
    std::size_t dimension = 0, parameters = 0;  // of the model
};

struct EvaluationRequest {
    QString name;
    QString path;
    bool withBaseline = true;    // evaluate the untrained model, too, on the graded sets
    bool baselinesOnly = false;  // no model: word overlap, BLEU, chrF, random encoders
    std::vector<std::filesystem::path> suites;
    SetReadings readings{};
};

struct EvaluationOutcome {
    std::vector<ModelReport> reports;  // the model's, then its baseline's
    double seconds = 0;
    std::vector<Error> skipped;  // files of the suites that were skipped
};

// Runs on a worker thread. Fails if the model or a suite cannot be read.
Result<EvaluationOutcome> runEvaluation(const EvaluationRequest& request, JobContext& job);

std::vector<EvaluationReport> plainReports(const std::vector<ModelReport>& reports);

// The ending selects the format: .csv, .md, .tex, .json, .txt; .tsv lists every pair with its cosine.
std::string reportsText(const std::vector<ModelReport>& reports, const QString& ending);

}  // namespace paragram::ui
