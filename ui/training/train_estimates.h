// What trainings will cost before they start: time, memory and disk space.
#pragma once

#include <QObject>
#include <set>
#include <string>

#include "core/tasks/training/train_model.h"
#include "ui/jobs/latest_request.h"

namespace paragram::ui {

class QueueModel;

class TrainEstimates : public QObject {
    Q_OBJECT

  public:
    explicit TrainEstimates(JobRunner& jobs, QObject* parent = nullptr);

    // Estimates the training of the form once the user has stopped editing; estimated() follows.
    void estimate(const TrainRequest& request);
    // Estimates the training by each preset of one run and by the defaults (""), on the pairs and with the
    // tokenizer of the request; presetEstimated() follows for each.
    void estimatePresets(const TrainRequest& request);
    // Writes the estimates of the queued runs that have none into the model.
    void estimateQueue(QueueModel& queue);

  signals:
    // "112,408 pairs · about 1 min 50 s, 0.4 GB", or the sentence of an error.
    void estimated(const QString& text);
    // Of the pairs of the form; empty if one of the stores does not say its languages.
    void languagesRead(const std::set<std::string>& languages);
    // "about 3 min".
    void presetEstimated(const QString& preset, const QString& time);

  private:
    JobRunner& jobs_;
    LatestRequest latest_, latestPresets_;
};

}  // namespace paragram::ui
