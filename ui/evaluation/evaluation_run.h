// One evaluation of several models: a job for each, with the results in the order of the requests.
#pragma once

#include <QObject>
#include <optional>

#include "ui/evaluation/model_report.h"
#include "ui/jobs/job_runner.h"

namespace paragram::ui {

class EvaluationRun : public QObject {
    Q_OBJECT

  public:
    explicit EvaluationRun(JobRunner& jobs, QObject* parent = nullptr);

    void start(const std::vector<EvaluationRequest>& requests);
    // Ignores the results of jobs that still run: another project was opened.
    void discard();
    bool running() const { return waiting_ > 0; }
    std::size_t waiting() const { return waiting_; }       // models not evaluated yet
    std::size_t size() const { return outcomes_.size(); }  // all models
    // What is known so far.
    std::vector<ModelReport> reports() const;
    double seconds() const;

  signals:
    // A model was evaluated, or could not be.
    void advanced();
    void failed(const paragram::Error& error);
    // Files of the suites that could not be evaluated, of one job; never empty.
    void filesSkipped(const std::vector<Error>& files);
    // ok: every model was evaluated.
    void ended(bool ok);

  private:
    void take(std::size_t slot, Result<EvaluationOutcome> outcome);

    JobRunner& jobs_;
    std::vector<std::optional<EvaluationOutcome>> outcomes_;
    std::size_t waiting_ = 0;
    int round_ = 0;  // results of an earlier one are ignored
};

}  // namespace paragram::ui
