// The training loop: mega-batches of pairs, their negatives, margin loss, Adam. Everything else watches.
#pragma once

#include <functional>
#include <vector>

#include "core/base/matrix.h"
#include "core/base/workers.h"
#include "core/encoders/averaging_encoder.h"
#include "core/settings/settings.h"
#include "core/training/adam.h"
#include "core/training/hard_negatives.h"
#include "core/training/history.h"
#include "core/training/margin_loss.h"
#include "core/training/mega_batch.h"
#include "core/training/mega_batch_reader.h"
#include "core/training/pair_feed.h"
#include "core/training/softmax_loss.h"
#include "core/training/stage_times.h"

namespace paragram {

// What a checkpoint holds: training goes on from here to the same bits.
struct TrainerState {
    Matrix table;
    AdamMoments moments;
    std::int64_t step = 0;
    MegaBatchState batches;
    Matrix projection;  // train.negative-search projected: its basis, (dimension of a vector, k)
};

// A fresh state: a table of so many rows, N(0,1) from the seed.
TrainerState startState(const Settings& settings, std::size_t rows);
// A fresh state with this table.
TrainerState startState(const Settings& settings, Matrix table);

// The table of a model saved now: the state's own has rows that lag behind until they are read, and there may
// be a running mean instead.
Matrix tableNow(const TrainerState& state, const TrainSettings& settings, Workers& workers);

struct TrainerHooks {
    std::function<bool()> shouldStop;               // polled before each step
    std::function<bool()> enough;                   // polled before each step: true ends as finished
    std::function<void(const StepRecord&)> onStep;  // pairsPerSecond is left 0
    // Once the negatives of a mega-batch are chosen.
    std::function<void(const MegaBatch&, const NegativeChoice&)> onMegaBatch;
    std::function<void(bool epochEnded)> afterStep;  // the state is what a checkpoint may hold
};

enum class TrainingEnd { finished, stopped, diverged };

class Trainer {
  public:
    // The caller keeps settings, feed and state alive. oppositeNegatives: train.negatives, decided. layout:
    // by default one part.
    Trainer(const Settings& settings, PairFeed& feed, bool oppositeNegatives, TrainerState& state,
            EncoderLayout layout = {});

    // Until the epochs or steps of the settings are done. diverged: the loss of the last step, or the norm
    // of its gradient, is not a finite number; the state then has not taken that step.
    TrainingEnd run(const TrainerHooks& hooks);
    const StageTimes& times() const { return times_; }
    // Of the table, that the last mini-batch used.
    std::size_t rowsOfLastStep() const { return index_.rows().size(); }

  private:
    bool limitReached() const;
    void openMegaBatch(const TrainerHooks& hooks);
    void chooseMegaBatchNegatives(const TrainerHooks& hooks);
    StepRecord trainMiniBatch();
    double computeLoss(std::size_t first, std::size_t count);
    void gatherMiniBatch(std::size_t first, std::size_t count);
    Sentence sentence(std::size_t index) const;
    // The rows that sentences_ use, as they stand after the steps done.
    void catchUp();

    const Settings& settings_;
    PairFeed& feed_;
    bool oppositeNegatives_;
    TrainerState& state_;
    Workers workers_;
    AveragingEncoder encoder_;
    MarginLoss marginLoss_;
    SoftmaxLoss softmaxLoss_;
    bool softmax_;
    Adam adam_;
    MegaBatch megaBatch_;  // of state_.batches, once it is read
    MegaBatchReader reader_;
    // Scratch of a step.
    std::vector<Sentence> sentences_;
    std::vector<char> hasNegative_, active_;
    TokenIndex index_;
    Matrix vectors_, vectorGradient_, source_, target_;
    SparseGradient gradient_;
    StageTimes times_;
};

}  // namespace paragram
