// The live view of a training: loss, norms, development scores, mega-batch size, speed, hard negatives, and
// the queue.
#pragma once

#include <QWidget>

#include "core/runs/history.h"
#include "core/runs/latent_watch.h"
#include "ui/training/training_feed.h"

namespace paragram::ui {

class Card;
class CurveChart;
class CurveChoice;
class DataTable;
class NegativeModel;
class QueueCard;
class QueueModel;

class TrainPlots : public QWidget {
    Q_OBJECT

  public:
    explicit TrainPlots(QueueModel& queue, QWidget* parent = nullptr);

    void clear();
    void show(const TrainingUpdate& news);
    void showHistory(const History& history);

    CurveChart* lossChart() { return loss_; }
    CurveChart* gradientChart() { return gradient_; }
    CurveChart* normChart() { return norm_; }
    CurveChart* termChart() { return terms_; }
    CurveChart* divergenceChart() { return divergence_; }
    CurveChart* perplexityChart() { return perplexity_; }
    NegativeModel* negatives() { return negatives_; }
    CurveChart* developmentChart() { return development_; }
    QueueCard& queueCard() { return *queueCard_; }

  signals:
    // What the user should know about the training that is shown live.
    void noticed(const QString& text);

  private:
    void dropAfter(std::int64_t step);
    void addSteps(const std::vector<StepRecord>& steps);
    void addEvaluations(const std::vector<EvaluationRecord>& evaluations);
    void addHeldOut(const EvaluationRecord& record);

    LatentWatch latents_;
    History earlier_;  // of a training that was resumed, until its first step
    CurveChart* loss_;
    CurveChart* gradient_;
    CurveChart* norm_;
    CurveChart* terms_;        // of a generative model's loss: what its decoders write, and the margin
    CurveChart* divergence_;   // KL terms and mutual information of a generative model's latents
    CurveChart* perplexity_;   // of a generative model's held-out pairs
    CurveChart* development_;  // sets, or the retrieval of held-out pairs
    Card* developmentCard_;
    CurveChart* megaBatch_;
    CurveChart* speed_;
    CurveChoice* lossCard_;
    Card* megaBatchCard_;
    Card* speedCard_;
    NegativeModel* negatives_;
    DataTable* table_;
    QueueCard* queueCard_;
};

}  // namespace paragram::ui
