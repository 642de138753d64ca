#include "core/tasks/training_run.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/atomic_file.h"
#include "core/evaluation/sts.h"
#include "core/exchange/history_events.h"
#include "core/models/model_file.h"
#include "core/training/embedding_norm.h"

namespace paragram {
namespace {

constexpr std::size_t kNegativesShown = 12;

nlohmann::json number(double value) {
    return std::isfinite(value) ? nlohmann::json(value) : nlohmann::json(nullptr);
}

double wallSeconds() {
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

const char* endName(TrainingEnd end) {
    if (end == TrainingEnd::finished) return "finished";
    return end == TrainingEnd::stopped ? "stopped" : "diverged";
}

}  // namespace

std::int64_t peakMemoryBytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::int64_t>(usage.ru_maxrss) * 1024;
}

TrainingRun::TrainingRun(const RunFolder& folder, Checkpoint& checkpoint, bool resumed,
                         std::shared_ptr<const ModelTokenizer> tokenizer, TrainingSummary origin,
                         std::vector<StsSetResult> development, const TrainObserver& observer,
                         JobContext& job)
    : folder_(folder),
      checkpoint_(checkpoint),
      tokenizer_(std::move(tokenizer)),
      origin_(std::move(origin)),
      development_(std::move(development)),
      observer_(observer),
      job_(job),
      history_(folder.history(), resumed ? checkpoint.state.step : -1),
      workers_(checkpoint.settings.train.threads),
      secondsBefore_(checkpoint.seconds),
      savedStep_(resumed ? checkpoint.state.step : -1) {
    if (checkpoint.settings.train.tensorboard) {
        events_ = std::make_unique<EventFileWriter>(folder.tensorboard(), wallSeconds(),
                                                    resumed ? checkpoint.state.step : 0);
    }
}

template <class Record>
void TrainingRun::keep(const Record& record) {
    history_.add(record);
    if (events_) addEvents(*events_, record, wallSeconds());
}

TrainerHooks TrainingRun::hooks() {
    return {[this] { return job_.shouldStop(); }, [this] { return patienceSpent(); },
            [this](const StepRecord& record) { onStep(record); },
            [this](const MegaBatch& batch, const NegativeChoice& choice) { onMegaBatch(batch, choice); },
            [this](bool epochEnded) { afterStep(epochEnded); }};
}

void TrainingRun::begin() {
    // So that a run that is cut short can still be listed with its pairs.
    const nlohmann::json report{{"state", "running"}, {"pairs", origin_.pairsName}};
    writeFileAtomically(folder_.report(), report.dump(2) + "\n");
    job_.tell({"Evaluating the untrained table", 0, 0, ""});
    evaluate();
    saveCheckpoint();
}

double TrainingRun::epochsDone() const {
    const MegaBatchState& b = checkpoint_.state.batches;
    return b.epoch + static_cast<double>(b.first() + b.nextPair) / static_cast<double>(origin_.pairs);
}

void TrainingRun::onStep(StepRecord record) {
    constexpr double kRateSeconds = 0.5;
    const auto done = std::min<std::int64_t>(checkpoint_.settings.train.batch, origin_.pairs);
    pairsSinceRate_ += done;
    pairsTrained_ += done;
    const double now = watch_.seconds();
    // Over whole mega-batches: the search for negatives at the beginning of one counts for all its steps.
    const bool whole = checkpoint_.state.batches.finished();
    if (rate_ == 0 || (whole && now - lastRateAt_ > kRateSeconds)) {
        rate_ = static_cast<double>(pairsSinceRate_) / std::max(1e-9, now - lastRateAt_);
        lastRateAt_ = now;
        pairsSinceRate_ = 0;
        history_.flush();
        if (events_) events_->flush();
    }
    record.pairsPerSecond = rate_;
    last_ = record;
    keep(record);
    if (observer_.onStep) observer_.onStep(record);
    tellProgress(record);
}

void TrainingRun::tellProgress(const StepRecord& record) {
    const TrainSettings& train = checkpoint_.settings.train;
    const bool bySteps = train.steps > 0;
    Progress progress{"Training", record.epoch, static_cast<double>(train.epochs), "epochs", rate_, "pairs"};
    if (bySteps) {
        progress.done = static_cast<double>(record.step);
        progress.total = static_cast<double>(train.steps);
        progress.unit = "steps";
    }
    const double pairsLeft = bySteps ? (progress.total - progress.done) * train.batch
                                     : (progress.total - progress.done) * static_cast<double>(origin_.pairs);
    progress.secondsLeft = pairsLeft / rate_;
    job_.tell(progress);
}

void TrainingRun::onMegaBatch(const MegaBatch& batch, const NegativeChoice& choice) {
    if (!observer_.onNegatives) return;
    const PairTokens& tokens = batch.tokens;
    std::vector<NegativeExample> shown;
    for (std::size_t i = 0; i < tokens.size() && shown.size() < kNegativesShown; ++i) {
        if (choice.forSource[i] < 0) continue;
        const auto negative = static_cast<std::size_t>(choice.forSource[i]);
        shown.push_back({tokenizer_->text(tokens.source[i]),
                         tokenizer_->text(negative < tokens.size() ? tokens.source[negative]
                                                                   : tokens.target[negative - tokens.size()]),
                         choice.sourceCosine[i]});
    }
    observer_.onNegatives(shown);
}

void TrainingRun::afterStep(bool epochEnded) {
    const TrainSettings& train = checkpoint_.settings.train;
    const bool due = train.evaluateEvery > 0 ? checkpoint_.state.step % train.evaluateEvery == 0 : epochEnded;
    if (due) evaluate();
    const bool time =
        train.checkpointMinutes > 0 && sinceCheckpoint_.seconds() > 60 * train.checkpointMinutes;
    if (epochEnded || time) saveCheckpoint();
}

Model TrainingRun::modelNow(const TrainingSummary& training) {
    const Settings& settings = checkpoint_.settings;
    return {settings, tokenizer_, tableNow(checkpoint_.state, settings.train, workers_), training};
}

void TrainingRun::evaluate() {
    const std::int64_t step = checkpoint_.state.step;
    if (checkpoint_.evaluatedStep == step) return;
    checkpoint_.evaluatedStep = step;
    Model model = modelNow(origin_);
    EvaluationRecord record;
    record.step = step;
    record.epoch = epochsDone();
    record.meanPearson = std::numeric_limits<double>::quiet_NaN();
    record.embeddingNorm = meanRowNorm(model.table, workers_);
    if (!development_.empty()) score(model, record);
    // Weights that have left the range of numbers are no model, whatever comes first.
    if (step > 0 && (record.best || development_.empty()) && std::isfinite(record.embeddingNorm))
        saveModel(std::move(model));
    keep(record);
    if (observer_.onEvaluation) observer_.onEvaluation(record);
}

void TrainingRun::score(const Model& model, EvaluationRecord& record) {
    evaluateSets(model, development_, false, workers_);
    record.meanPearson = 0;
    for (const StsSetResult& set : development_) {
        record.scores.push_back({set.name, set.pearson, set.spearman});
        record.meanPearson += set.pearson / static_cast<double>(development_.size());
    }
    ++checkpoint_.evaluationsSinceBest;
    if (record.step == 0) {
        checkpoint_.untrainedPearson = record.meanPearson;
        checkpoint_.evaluationsSinceBest = 0;
    } else if (std::isnan(checkpoint_.bestPearson) || record.meanPearson > checkpoint_.bestPearson) {
        checkpoint_.bestPearson = record.meanPearson;
        checkpoint_.bestStep = record.step;
        checkpoint_.evaluationsSinceBest = 0;
        record.best = true;
    }
}

bool TrainingRun::patienceSpent() const {
    const int patience = checkpoint_.settings.train.patience;
    return patience > 0 && checkpoint_.evaluationsSinceBest >= patience;
}

void TrainingRun::saveModel(Model model) {
    model.training.steps = checkpoint_.state.step;
    model.training.epoch = static_cast<int>(std::lround(std::ceil(epochsDone())));
    model.training.developmentScore = checkpoint_.bestPearson;
    writing([&] { writeModel(model, folder_.model()); });
}

void TrainingRun::saveCheckpoint() {
    sinceCheckpoint_ = Stopwatch();
    // A step may leave weights that are no numbers any more before the loss shows it: the last good
    // checkpoint then stays.
    if (!std::isfinite(meanRowNorm(checkpoint_.state.table, workers_))) return;
    checkpoint_.seconds = secondsBefore_ + watch_.seconds();
    writing([&] { writeCheckpoint(checkpoint_, folder_.checkpoint()); });
    savedStep_ = checkpoint_.state.step;
    history_.flush();
    if (events_) events_->flush();
}

// A disk that is full now is seldom empty at the next checkpoint: better to end while little is lost.
void TrainingRun::writing(const std::function<void()>& work) {
    try {
        work();
    } catch (const MachineFailure& failure) {
        if (savedStep_ < 0) throw;
        Error error = failure.error();
        error.action = fmt::format(
            "free disk space and go on with --resume; the checkpoint of step {} stands", savedStep_);
        throw MachineFailure(error);
    }
}

TrainSummary TrainingRun::finish(TrainingEnd end) {
    const double trained = watch_.seconds();
    if (end == TrainingEnd::finished) evaluate();
    if (end == TrainingEnd::finished && checkpoint_.state.step == 0) {  // an untrained encoder is the model
        checkpoint_.bestPearson = checkpoint_.untrainedPearson;
        saveModel(modelNow(origin_));
    }
    // A stopped run that was never evaluated keeps what it has; a later best replaces it.
    if (end == TrainingEnd::stopped && checkpoint_.state.step > 0 && checkpoint_.bestStep == 0)
        saveModel(modelNow(origin_));
    if (end != TrainingEnd::diverged) saveCheckpoint();

    TrainSummary summary;
    summary.epochs = epochsDone();
    summary.steps = checkpoint_.state.step;
    summary.seconds = secondsBefore_ + watch_.seconds();
    summary.pairsPerSecond = pairsTrained_ > 0 ? static_cast<double>(pairsTrained_) / trained : 0;
    summary.peakMemoryBytes = peakMemoryBytes();
    summary.lastLoss = last_.step > 0 ? last_.loss : std::numeric_limits<double>::quiet_NaN();
    summary.untrainedPearson = checkpoint_.untrainedPearson;
    summary.bestPearson = checkpoint_.bestPearson;
    summary.bestStep = checkpoint_.bestStep;
    summary.stopped = end == TrainingEnd::stopped;
    summary.vectors = checkpoint_.vectors;
    summary.endedEarly = end == TrainingEnd::finished && patienceSpent();
    nlohmann::json report{{"state", endName(end)},
                          {"epochs", summary.epochs},
                          {"steps", summary.steps},
                          {"seconds", summary.seconds},
                          {"pairs_per_second", summary.pairsPerSecond},
                          {"peak_memory_bytes", summary.peakMemoryBytes},
                          {"last_loss", number(summary.lastLoss)},
                          {"untrained_pearson", number(summary.untrainedPearson)},
                          {"best_pearson", number(summary.bestPearson)},
                          {"best_step", summary.bestStep},
                          {"ended_early", summary.endedEarly},
                          {"pairs", origin_.pairsName}};
    if (summary.vectors.rows > 0) {
        report["word_vectors"] = {{"rows", summary.vectors.rows},
                                  {"rows_covered", summary.vectors.covered},
                                  {"share_of_tokens", summary.vectors.tokens}};
    }
    writeFileAtomically(folder_.report(), report.dump(2) + "\n");
    return summary;
}

}  // namespace paragram
