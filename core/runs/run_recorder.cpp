#include "core/runs/run_recorder.h"

#include <fmt/format.h>
#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/models/model_file.h"
#include "core/runs/checkpoint_file.h"
#include "core/training/embedding_norm.h"

namespace paragram {
namespace {

constexpr std::size_t kNegativesShown = 12;

RunState stateAfter(Outcome outcome) {
    switch (outcome) {
        case Outcome::finished:
            return RunState::finished;
        case Outcome::stopped:
            return RunState::stopped;
        default:
            return RunState::diverged;
    }
}

bool isTranslator(const Settings& settings) {
    return isGenerative(settings.encoder) && attendsToTokens(settings.generative.model);
}

}  // namespace

std::int64_t peakMemoryBytes() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::int64_t>(usage.ru_maxrss) * 1024;
}

RunRecorder::RunRecorder(const RunFolder& folder, TrainingState& state, bool resumed,
                         std::shared_ptr<const ModelTokenizer> tokenizer, ModelProvenance provenance,
                         DevelopmentScorer scoreDevelopment, const TrainObserver& observer, JobContext& job)
    : folder_(folder),
      state_(state),
      tokenizer_(std::move(tokenizer)),
      provenance_(std::move(provenance)),
      scoreDevelopment_(std::move(scoreDevelopment)),
      observer_(observer),
      job_(job),
      history_(folder.history(), resumed ? state.trainer.step : -1),
      workers_(state.settings.train.threads),
      secondsBefore_(state.seconds),
      savedStep_(resumed ? state.trainer.step : -1) {}

TrainerHooks RunRecorder::hooks() {
    return {[this] { return job_.shouldStop(); },
            [this] { return patienceExhausted(); },
            [this](const StepRecord& record) { onStep(record); },
            [this](const MegaBatch& batch, const NegativeChoice& choice) { onMegaBatch(batch, choice); },
            [this](bool epochEnded) { return needsState(epochEnded); },
            [this](bool) { afterStep(); }};
}

bool savesAfterEpoch(double sinceLast, double lastTook) {
    constexpr double kShort = 1, kSpacing = 20;
    return lastTook < kShort || sinceLast > kSpacing * lastTook;
}

void RunRecorder::start() {
    // Lets an interrupted run be listed with its pairs.
    writeRunReport({RunState::unfinished, provenance_.pairsName, {}}, folder_.report());
    job_.report({"Evaluating the untrained table", 0, 0, ""});
    evaluate();
    saveCheckpoint();
}

double RunRecorder::epochsDone() const {
    const MegaBatchState& b = state_.trainer.batches;
    return b.epoch + static_cast<double>(b.first() + b.nextPair) / static_cast<double>(provenance_.pairs);
}

void RunRecorder::onStep(StepRecord record) {
    constexpr double kRateSeconds = 0.5;
    const std::int64_t done = record.pairs;
    pairsSinceRate_ += done;
    pairsTrained_ += done;
    tokensSinceRate_ += record.tokens;
    tokensTrained_ += record.tokens;
    const double now = watch_.seconds();
    // Over complete mega-batches: the search for negatives at the start of one counts for all its steps.
    const bool whole = remote_.fetch || state_.trainer.batches.finished();
    if (rate_ == 0 || (whole && now - lastRateAt_ > kRateSeconds)) {
        rate_ = static_cast<double>(pairsSinceRate_) / std::max(1e-9, now - lastRateAt_);
        tokenRate_ = static_cast<double>(tokensSinceRate_) / std::max(1e-9, now - lastRateAt_);
        lastRateAt_ = now;
        pairsSinceRate_ = tokensSinceRate_ = 0;
        writing([&] { history_.flush(); });
    }
    record.pairsPerSecond = rate_;
    record.tokensPerSecond = tokenRate_;
    last_ = record;
    writing([&] {
        history_.add(record);
        if (observer_.onStep) observer_.onStep(record);
    });
    reportProgress(record);
}

void RunRecorder::reportProgress(const StepRecord& record) {
    const TrainSettings& train = state_.settings.train;
    const bool bySteps = train.steps > 0;
    Progress progress{"Training", record.epoch, static_cast<double>(train.epochs), "epochs", rate_, "pairs"};
    if (bySteps) {
        progress.done = static_cast<double>(record.step);
        progress.total = static_cast<double>(train.steps);
        progress.unit = "steps";
    }
    const double pairsLeft = bySteps
                                 ? (progress.total - progress.done) * static_cast<double>(record.pairs)
                                 : (progress.total - progress.done) * static_cast<double>(provenance_.pairs);
    progress.secondsLeft = pairsLeft / rate_;
    progress.otherRate = tokenRate_;
    progress.otherUnit = "tokens";
    job_.report(progress);
}

void RunRecorder::onMegaBatch(const MegaBatch& batch, const NegativeChoice& choice) {
    if (!observer_.onNegatives) return;
    const PairTokens& tokens = batch.tokens;
    std::vector<NegativeExample> shown;
    const auto each = static_cast<std::size_t>(state_.settings.train.negativeCount);
    for (std::size_t i = 0; i < tokens.size() && shown.size() < kNegativesShown; ++i) {
        if (choice.forSource[i * each] < 0) continue;
        const auto negative = static_cast<std::size_t>(choice.forSource[i * each]);
        shown.push_back({tokenizer_->text(tokens.source[i]),
                         tokenizer_->text(negative < tokens.size() ? tokens.source[negative]
                                                                   : tokens.target[negative - tokens.size()]),
                         choice.sourceCosine[i * each]});
    }
    observer_.onNegatives(shown);
}

bool RunRecorder::needsState(bool epochEnded) {
    const TrainSettings& train = state_.settings.train;
    evaluationDue_ = train.evaluateEvery > 0 ? state_.trainer.step % train.evaluateEvery == 0 : epochEnded;
    const double since = sinceCheckpoint_.seconds();
    checkpointDue_ = (epochEnded && savesAfterEpoch(since, checkpointSeconds_)) ||
                     (train.checkpointMinutes > 0 && since > 60 * train.checkpointMinutes);
    return evaluationDue_ || checkpointDue_;
}

void RunRecorder::afterStep() {
    if (evaluationDue_) evaluate();
    if (checkpointDue_) saveCheckpoint();
}

void RunRecorder::fetchWeights() {
    if (!remote_.fetch || fetchedStep_ == state_.trainer.step) return;
    writing(remote_.fetch);
    fetchedStep_ = state_.trainer.step;
}

Model RunRecorder::currentModel(const ModelProvenance& provenance) {
    fetchWeights();
    const Settings& settings = state_.settings;
    return {settings,
            tokenizer_,
            tableNow(state_.trainer, settings.train, workers_),
            provenance,
            networkNow(state_.trainer),
            state_.forms,
            remote_.encode};
}

void RunRecorder::evaluate() {
    const std::int64_t step = state_.trainer.step;
    if (state_.evaluatedStep == step) return;
    state_.evaluatedStep = step;
    Model model = currentModel(provenance_);
    EvaluationRecord record;
    record.step = step;
    record.epoch = epochsDone();
    record.score = std::numeric_limits<double>::quiet_NaN();
    record.embeddingNorm = meanRowNorm(model.table, workers_);
    scoreModel(model, record);
    if (remote_.measure) writing([&] { record.heldOut = remote_.measure(); });
    const bool compared = !std::isnan(quality(record));
    if (compared) compareWithBest(record);
    // Weights that are no longer finite are never saved as a model.
    if (step > 0 && (record.best || !compared) && std::isfinite(record.embeddingNorm) &&
        std::isfinite(squaredNorm(model.network)))
        saveModel(std::move(model));
    writing([&] {
        history_.add(record);
        if (observer_.onEvaluation) observer_.onEvaluation(record);
    });
}

void RunRecorder::scoreModel(const Model& model, EvaluationRecord& record) {
    if (scoreDevelopment_) {
        record.scores = scoreDevelopment_(model, workers_);
        record.score = 0;
        for (const DevelopmentScore& score : record.scores)
            record.score += score.pearson / static_cast<double>(record.scores.size());
    } else if (scoreHeldOut_) {
        record.heldOut = scoreHeldOut_(model, workers_);
        record.score = figureNamed(kRetrievalAccuracy, record.heldOut);
    }
    if (record.step == 0) state_.untrainedScore = record.score;
}

double RunRecorder::quality(const EvaluationRecord& record) const {
    return isTranslator(state_.settings) ? -figureNamed(kTranslationPerplexity, record.heldOut)
                                         : record.score;
}

void RunRecorder::compareWithBest(EvaluationRecord& record) {
    const double found = quality(record);
    const bool translates = isTranslator(state_.settings);
    const double best = translates ? -state_.bestPerplexity : state_.bestScore;
    ++state_.evaluationsSinceBest;
    if (record.step == 0) {
        state_.evaluationsSinceBest = 0;
    } else if (std::isnan(best) || found > best) {
        if (translates) state_.bestPerplexity = -found;
        state_.bestScore = record.score;
        state_.bestMargin = figureNamed(kRetrievalMargin, record.heldOut);
        state_.bestStep = record.step;
        state_.evaluationsSinceBest = 0;
        record.best = true;
    }
}

bool RunRecorder::patienceExhausted() const {
    const int patience = state_.settings.train.patience;
    return patience > 0 && state_.evaluationsSinceBest >= patience;
}

void RunRecorder::saveModel(Model model) {
    model.provenance.steps = state_.trainer.step;
    model.provenance.epoch = static_cast<int>(std::lround(std::ceil(epochsDone())));
    model.provenance.developmentScore = state_.bestScore;
    model.provenance.retrieval = scoreHeldOut_ != nullptr;
    writing([&] { writeModel(model, folder_.model()); });
}

void RunRecorder::saveCheckpoint() {
    sinceCheckpoint_ = Stopwatch();
    fetchWeights();
    // The weights may stop being finite before the loss shows it: the last good checkpoint then stays.
    if (!std::isfinite(meanRowNorm(state_.trainer.table, workers_)) ||
        !std::isfinite(squaredNorm(state_.trainer.network)))
        return;
    state_.seconds = secondsBefore_ + watch_.seconds();
    if (remote_.save) writing(remote_.save);
    writing([&] { writeCheckpoint(state_, folder_.checkpoint()); });
    if (remote_.checkpoint) remote_.checkpoint();
    savedStep_ = state_.trainer.step;
    writing([&] { history_.flush(); });
    checkpointSeconds_ = sinceCheckpoint_.seconds();
}

// A disk that is full now will seldom have space at the next checkpoint: fail while little is lost.
void RunRecorder::writing(const std::function<void()>& write) {
    try {
        write();
    } catch (const MachineFailure& failure) {
        if (savedStep_ < 0) throw;
        Error error = failure.error();
        error.action = fmt::format(
            "free disk space and continue with --resume; the checkpoint of step {} is intact", savedStep_);
        throw MachineFailure(error);
    }
}

TrainSummary RunRecorder::finish(Outcome outcome) {
    const double trained = watch_.seconds();
    if (outcome == Outcome::finished) evaluate();
    if (outcome == Outcome::finished && state_.trainer.step == 0) {  // the untrained encoder is the model
        state_.bestScore = state_.untrainedScore;
        saveModel(currentModel(provenance_));
    }
    // A stopped run that was never evaluated saves its table; a later best model replaces it.
    if (outcome == Outcome::stopped && state_.trainer.step > 0 && state_.bestStep == 0)
        saveModel(currentModel(provenance_));
    if (outcome != Outcome::failed) saveCheckpoint();

    TrainSummary summary;
    summary.epochs = epochsDone();
    summary.steps = state_.trainer.step;
    summary.seconds = secondsBefore_ + watch_.seconds();
    summary.pairsPerSecond = pairsTrained_ > 0 ? static_cast<double>(pairsTrained_) / trained : 0;
    if (tokensTrained_ > 0) summary.tokensPerSecond = static_cast<double>(tokensTrained_) / trained;
    summary.peakMemoryBytes = peakMemoryBytes();
    summary.lastLoss = last_.step > 0 ? last_.loss : std::numeric_limits<double>::quiet_NaN();
    summary.untrainedScore = state_.untrainedScore;
    summary.bestScore = state_.bestScore;
    summary.retrieval = scoreHeldOut_ != nullptr;
    summary.bestMargin = state_.bestMargin;
    summary.bestStep = state_.bestStep;
    summary.vectors = state_.vectors;
    summary.endedEarly = outcome == Outcome::finished && patienceExhausted();
    writeRunReport({stateAfter(outcome), provenance_.pairsName, summary}, folder_.report());
    return summary;
}

}  // namespace paragram
