// Writes what a training leaves in its run folder: best model, checkpoints, history and report.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/stopwatch.h"
#include "core/base/workers.h"
#include "core/models/model.h"
#include "core/runs/history.h"
#include "core/runs/run_folder.h"
#include "core/runs/run_report.h"
#include "core/runs/train_observer.h"
#include "core/runs/training_state.h"
#include "core/training/trainer.h"

namespace paragram {

// Scores a model on each development set. Empty function: there are none, and models are not compared.
using DevelopmentScorer = std::function<std::vector<DevelopmentScore>(const Model&, Workers&)>;

// Figures of a model by the held-out pairs, kRetrievalAccuracy among them.
using HeldOutScorer = std::function<HeldOutFigures(const Model&, Workers&)>;

// What another process knows of a training that it computes.
struct RemoteWeights {
    std::function<void()> fetch;       // brings the weights of the state up to date
    std::function<void()> save;        // called before a checkpoint is written: stores what only it knows
    std::function<void()> checkpoint;  // called when the checkpoint is complete: older stored ones may go
    std::function<HeldOutFigures()> measure;  // EvaluationRecord::heldOut of the weights now
    RemoteEncoder encode;                     // empty: vectors are computed here
};

// Whether the end of an epoch is a time for a checkpoint, in seconds since the last one began and how long it
// took. Always where that was less than a second; a large model with short epochs would be saved longer than
// it is trained.
bool savesAfterEpoch(double sinceLast, double lastTook);

class RunRecorder {
  public:
    // state: the one the trainer works on. resumed: it was read from the folder. provenance: for the models
    // to be saved. Everything passed by reference outlives the recorder. Throws MachineFailure, here and
    // below.
    RunRecorder(const RunFolder& folder, TrainingState& state, bool resumed,
                std::shared_ptr<const ModelTokenizer> tokenizer, ModelProvenance provenance,
                DevelopmentScorer scoreDevelopment, const TrainObserver& observer, JobContext& job);

    // Weights of the state are computed by another process.
    void computedElsewhere(RemoteWeights remote) { remote_ = std::move(remote); }
    // Models are scored by held-out pairs, in the place of development sets.
    void scoreByHeldOutPairs(HeldOutScorer score) { scoreHeldOut_ = std::move(score); }
    // The hooks through which the trainer reports to this recorder, which must outlive them.
    TrainerHooks hooks();
    // Scores the untrained model and writes the first checkpoint.
    void start();
    // Saves the state after the last step. failed: the training diverged, and the last good checkpoint stays.
    TrainSummary finish(Outcome outcome);
    // The last step that the trainer reported; step 0: none.
    const StepRecord& lastStep() const { return last_; }

  private:
    void onStep(StepRecord record);
    void onMegaBatch(const MegaBatch& batch, const NegativeChoice& choice);
    bool needsState(bool epochEnded);
    void afterStep();
    void evaluate();
    // By the development sets or the held-out pairs.
    void scoreModel(const Model& model, EvaluationRecord& record);
    // What the models of this training are compared by, larger is better: the score, or of a translator minus
    // the perplexity of held-out translations. NaN: nothing, and the last is kept.
    double quality(const EvaluationRecord& record) const;
    // Notes whether this is the best model so far.
    void compareWithBest(EvaluationRecord& record);
    bool patienceExhausted() const;
    // A copy of the table with every row caught up; rows of the one in training may lag behind.
    Model currentModel(const ModelProvenance& provenance);
    // The state has the weights after its last step.
    void fetchWeights();
    void saveModel(Model model);
    void saveCheckpoint();
    // Runs `write`; if it throws MachineFailure, the message also says which checkpoint is intact.
    void writing(const std::function<void()>& write);
    void reportProgress(const StepRecord& record);
    double epochsDone() const;

    const RunFolder& folder_;
    TrainingState& state_;
    std::shared_ptr<const ModelTokenizer> tokenizer_;
    ModelProvenance provenance_;
    DevelopmentScorer scoreDevelopment_;
    HeldOutScorer scoreHeldOut_;
    const TrainObserver& observer_;
    JobContext& job_;
    RemoteWeights remote_;
    std::int64_t fetchedStep_ = -1;  // of the state's weights, where another process computes them
    HistoryWriter history_;
    Workers workers_;
    Stopwatch watch_, sinceCheckpoint_;
    double checkpointSeconds_ = 0;                        // what the last one took
    bool evaluationDue_ = false, checkpointDue_ = false;  // after this step
    double secondsBefore_ = 0;                            // of earlier sessions of this run
    double lastRateAt_ = 0;                               // seconds
    std::int64_t pairsSinceRate_ = 0, pairsTrained_ = 0, tokensSinceRate_ = 0, tokensTrained_ = 0;
    double rate_ = 0, tokenRate_ = 0;  // pairs and tokens per second
    StepRecord last_;
    std::int64_t savedStep_ = -1;  // of the checkpoint on disk; -1: none
};

// The peak memory of this process in bytes.
std::int64_t peakMemoryBytes();

}  // namespace paragram
