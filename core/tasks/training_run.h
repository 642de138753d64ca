// What watches a training: development scores, best model, checkpoints, history, progress.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
#include "core/evaluation/evaluation_report.h"
#include "core/exchange/event_file.h"
#include "core/models/checkpoint.h"
#include "core/models/model.h"
#include "core/models/run_folder.h"
#include "core/tasks/train_model.h"
#include "core/training/history.h"
#include "core/training/trainer.h"

namespace paragram {

class TrainingRun {
  public:
    // checkpoint: where training stands; its state is the one the trainer works on. resumed: it was read from
    // folder.
    TrainingRun(const RunFolder& folder, Checkpoint& checkpoint, bool resumed,
                std::shared_ptr<const ModelTokenizer> tokenizer, TrainingSummary origin,
                std::vector<StsSetResult> development, const TrainObserver& observer, JobContext& job);

    TrainerHooks hooks();
    // The untrained table's score and the first checkpoint.
    void begin();
    // Saves what the last step left; gives what is told of the whole run.
    TrainSummary finish(TrainingEnd end);
    // What the trainer said of its last step; step 0: it has taken none.
    const StepRecord& lastStep() const { return last_; }

  private:
    void onStep(StepRecord record);
    void onMegaBatch(const MegaBatch& batch, const NegativeChoice& choice);
    void afterStep(bool epochEnded);
    void evaluate();
    // Of the model on the development sets.
    void score(const Model& model, EvaluationRecord& record);
    bool patienceSpent() const;
    // The table as it stands now is a copy: the one in training may lag behind row by row.
    Model modelNow(const TrainingSummary& training);
    void saveModel(Model model);
    void saveCheckpoint();
    // Runs work, which writes; its MachineFailure then says which checkpoint stands.
    void writing(const std::function<void()>& work);
    void tellProgress(const StepRecord& record);
    double epochsDone() const;
    // To the history and, where wanted, to TensorBoard.
    template <class Record>
    void keep(const Record& record);

    const RunFolder& folder_;
    Checkpoint& checkpoint_;
    std::shared_ptr<const ModelTokenizer> tokenizer_;
    TrainingSummary origin_;
    std::vector<StsSetResult> development_;
    const TrainObserver& observer_;
    JobContext& job_;
    HistoryWriter history_;
    std::unique_ptr<EventFileWriter> events_;  // null: train.tensorboard is off
    Workers workers_;
    Stopwatch watch_, sinceCheckpoint_;
    double secondsBefore_ = 0;  // of earlier sessions of this run
    double lastRateAt_ = 0;     // seconds
    std::int64_t pairsSinceRate_ = 0, pairsTrained_ = 0;
    double rate_ = 0;  // pairs a second
    StepRecord last_;
    std::int64_t savedStep_ = -1;  // of the checkpoint on disk, -1: none
};

// The peak of this process's memory in bytes.
std::int64_t peakMemoryBytes();

}  // namespace paragram
