// The training loop: mega-batches of pairs, their negatives, loss, Adam. Recording and saving are done by
// hooks.
#pragma once

#include <functional>
#include <initializer_list>
#include <optional>
#include <vector>

#include "core/base/numeric/matrix.h"
#include "core/base/ranks/communicator.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/encoders/combined/sentence_encoder.h"
#include "core/settings/settings.h"
#include "core/training/adam.h"
#include "core/training/divided_table.h"
#include "core/training/feeds/mega_batch.h"
#include "core/training/feeds/mega_batch_reader.h"
#include "core/training/feeds/mini_batch.h"
#include "core/training/feeds/pair_feed.h"
#include "core/training/feeds/teacher.h"
#include "core/training/loss/distillation_loss.h"
#include "core/training/loss/hard_negatives.h"
#include "core/training/loss/margin_loss.h"
#include "core/training/loss/softmax_loss.h"
#include "core/training/network_adam.h"
#include "core/training/stage_times.h"
#include "core/training/trainer_state.h"
#include "core/training/training_records.h"

namespace paragram {

// Of a training on several ranks, only those of rank 0 are called.
struct TrainerHooks {
    // Polled before each step, on several ranks while the one before is computed: the training ends there,
    // stopped or finished.
    std::function<bool()> shouldStop, enough;
    std::function<void(const StepRecord&)> onStep;  // the speeds are 0
    // Called when the negatives of a mega-batch are chosen.
    std::function<void(const MegaBatch&, const NegativeChoice&)> onMegaBatch;
    // Called while a step is computed that the state already counts, before its onStep: whether afterStep
    // reads the state. Absent: it does.
    std::function<bool(bool epochEnded)> needsState;
    std::function<void(bool epochEnded)> afterStep;  // the state may be saved as a checkpoint
};

// On several ranks each encodes its share of the sentences, searches its share of the negatives, and updates
// the rows of the table that it owns; the vectors of all sentences are exchanged, and the loss is computed
// everywhere. Where the encoder is a mean, an owner sums the gradients of its rows over all sentences in
// their order: the same bits as on one rank, but for the last bits of the gradient's norm. Otherwise each
// rank computes the gradient of its own sentences, and the owners add these up. The rows of the next
// mini-batch that this one does not change are on their way while it is computed.
class Trainer {
  public:
    // The caller keeps settings, feed, state, heldOut and teacher alive. oppositeNegatives: train.negatives,
    // resolved. layout: one part by default. heldOut: pairs of the feed that are not trained; null: none.
    // teacher: the vectors to follow; null or empty: none. On all ranks everything is the same.
    Trainer(const Settings& settings, PairFeed& feed, bool oppositeNegatives, TrainerState& state,
            EncoderLayout layout = {}, const HeldOutPairs* heldOut = nullptr,
            const Teacher* teacher = nullptr, Communicator& ranks = singleProcess());

    // Trains until the epochs or steps of the settings are done. failed: the training diverged, that is, the
    // loss of the last step or the norm of its gradient is not finite; the state does not include that step.
    // Rank 0 ends with the complete state.
    Outcome run(const TrainerHooks& hooks);
    int threads() const { return workers_.count(); }
    const StageTimes& times() const { return times_; }
    // Of the steps that this trainer took: what this rank sent, and the pairs of all ranks.
    const Traffic& traffic() const { return traffic_; }
    std::int64_t pairs() const { return pairs_; }
    // Rows of the table that this rank encoded the last mini-batch with.
    std::size_t rowsOfLastStep() const { return rows_[static_cast<std::size_t>(ranks_.rank())].size(); }

  private:
    enum class Next { step, stop, end };
    // Of rank 0, while a step is computed: whether the state is read after it, and what comes then; nothing
    // if that is decided after the step, because what reads the state may change it, or nobody waits to hear
    // it.
    struct Decision {
        bool read = false;
        std::optional<Next> next;
    };
    struct Step {
        StepRecord record;
        bool epochEnded = false;
        Decision decision;
    };
    Next decideNext(const TrainerHooks& hooks, bool epochEnded) const;
    Decision decide(const TrainerHooks& hooks, bool epochEnded) const;
    Outcome runSteps(const TrainerHooks& hooks);
    void openMegaBatch(const TrainerHooks& hooks);
    void chooseMegaBatchNegatives(const TrainerHooks& hooks);
    void encode(std::span<const Sentence> sentences, bool onTarget, Matrix& out);
    bool advance(std::size_t pairs);
    Step skipMegaBatch(const TrainerHooks& hooks);
    void shareNorm(const TrainerHooks& hooks, Step& step);
    Step trainMiniBatch(const TrainerHooks& hooks);
    double computeLoss(std::size_t first, std::size_t count);
    double lossOfPairs(std::size_t first, std::size_t count, const Matrix& vectors, Matrix& gradient,
                       std::vector<char>& active);
    double lossWithTeacher(std::size_t first, std::size_t count, const Matrix& vectors, Matrix& gradient,
                           std::vector<char>& active);
    void findRows(std::initializer_list<std::span<const Sentence>> groups, RowsRead& rows);
    void gather(std::size_t first, MiniBatch& batch, RowsRead& rows);
    void gatherMiniBatch();
    void fetchAhead(std::size_t nextPair);
    void backward();
    void update(double gradientScale);
    // Adds up the gradients of all ranks where each has those of its own sentences.
    void sumGradients();

    const Settings& settings_;
    Communicator& ranks_;
    PairFeed& feed_;
    NegativeRule rule_;
    TrainerState& state_;
    Workers workers_;
    SentenceEncoder encoder_;
    MarginLoss marginLoss_;
    SoftmaxLoss softmaxLoss_;
    DistillationLoss distillation_;
    const Teacher* teacher_;  // null: none
    double teacherShare_;     // of the loss; 0 without a teacher
    bool withNegatives_;
    Adam adam_;
    DividedTable table_;
    MegaBatch megaBatch_;  // of state_.batches, when it has been read
    MegaBatchReader reader_;
    std::vector<std::int32_t> teacherRows_;  // of the mega-batch's sources, then of its targets
    // Working memory of a step.
    MiniBatch batch_, nextBatch_;
    RowsRead rows_, nextRows_;    // of these
    bool gatheredAhead_ = false;  // the next mini-batch is nextBatch_
    TokenSet tokens_;
    std::vector<char> active_;
    TokenIndex index_;  // of the gradient that this rank computes
    Matrix share_, vectors_, vectorGradient_, source_, target_;
    SparseGradient gradient_;
    NetworkWeights networkGradient_;
    StageTimes times_;
    Traffic traffic_;
    std::int64_t pairs_ = 0;
};

}  // namespace paragram
