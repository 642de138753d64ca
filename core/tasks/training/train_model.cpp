#include "core/tasks/training/train_model.h"
#include "core/base/ranks/communicator.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <thread>

#include "core/base/files/atomic_file.h"
#include "core/base/files/write_lock.h"
#include "core/exchange/formats/history_events.h"
#include "core/mining/held_out_retrieval.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/generative_run.h"
#include "core/runs/rank_figures.h"
#include "core/runs/run_recorder.h"
#include "core/settings/settings_file.h"
#include "core/tasks/training/read_teacher.h"
#include "core/tasks/training/train_inputs.h"
#include "core/training/check_encoder.h"
#include "core/training/data/tokenise_pairs.h"
#include "core/training/data/training_cost.h"
#include "core/training/generative/token_batches.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

Result<Nothing> makeFolder(const fs::path& folder) {
    std::error_code code;
    fs::create_directories(folder, code);
    if (code || !fs::is_directory(folder))
        return Error{folder.string(), "cannot be created as a folder", "", "choose another --output"};
    return Nothing{};
}

Result<Nothing> findCheckpoint(const RunFolder& run) {
    std::error_code code;
    if (fs::exists(run.checkpoint(), code)) return Nothing{};
    return Error{run.path.string(), "no checkpoint to resume from",
                 "the folder of a run that was interrupted", "train without --resume"};
}

// Of a new run: no checkpoint or model of another is in its folder.
Result<Nothing> checkFresh(const RunFolder& run) {
    std::error_code code;
    if (fs::exists(run.checkpoint(), code) || fs::exists(run.model(), code)) {
        return Error{run.path.string(), "contains a run already", "a new folder",
                     "choose another --output, or continue with --resume"};
    }
    return checkWritable(run.model());
}

// Makes or finds the run folder, and keeps other programs from writing in it.
Result<Nothing> holdFolder(const TrainRequest& request, const RunFolder& run,
                           std::optional<WriteLock>& lock) {
    if (Result<Nothing> ready = request.resume ? findCheckpoint(run) : makeFolder(run.path); !ready)
        return ready;
    // Before the look for an earlier run, which another program may be about to write.
    Result<WriteLock> held = WriteLock::ofFolder(run.path);
    if (!held) return held.error();
    lock.emplace(std::move(*held));
    return request.resume ? Result<Nothing>(Nothing{}) : checkFresh(run);
}

void namePairs(const TrainRequest& request, TrainingState& state) {
    for (const fs::path& file : request.pairs) state.pairsPaths.push_back(fs::absolute(file).string());
    for (const fs::path& file : request.development)
        state.developmentPaths.push_back(fs::absolute(file).string());
}

Result<TrainingState> startingState(const TrainRequest& request, const RunFolder& run) {
    if (request.resume) {
        Result<TrainingState> state = readCheckpoint(run.checkpoint());
        if (state && state->acceptsAnyPairs()) namePairs(request, *state);
        if (state) state->settings.train.epochs = std::max(state->settings.train.epochs, request.epochs);
        return state;
    }
    TrainingState fresh;
    fresh.settings = request.settings;
    if (!fresh.settings.generative.start.empty()) fresh.settings.generative.averages = true;
    namePairs(request, fresh);
    fresh.bestScore = fresh.untrainedScore = std::numeric_limits<double>::quiet_NaN();
    return fresh;
}

// Initialises the weights: as those of the model to start from, at random, or from word vectors if the
// settings name them.
Result<Nothing> initialise(const ModelTokenizer& tokenizer, const std::optional<Model>& start,
                           const TrainingTokens& tokens, TrainingState& state, JobContext& job) {
    const Settings& settings = state.settings;
    state.tokenizer = tokenizer.serialise();
    state.trainer = startState(settings, tableRows(settings.encoder, encoderLayout(settings, tokenizer)));
    if (start) {
        std::copy_n(start->table.data(), start->table.size(), state.trainer.table.data());
        state.trainer = startState(settings, std::move(state.trainer.table));
        if (isRecurrent(settings.encoder)) {
            state.trainer.network = start->network;
            state.trainer.networkMoments.start(state.trainer.network, averagesWeights(settings));
        }
        return Nothing{};
    }
    if (settings.encoder.wordVectors.empty()) return Nothing{};
    const auto cover = applyWordVectors(settings.encoder.wordVectors, tokenizer, settings.text.lowerCase,
                                        state.trainer.table, job);
    if (!cover) return cover.error();
    state.vectors = sharesOf(*cover, tokens);
    // The network starts from the same vectors as the average.
    Matrix& table = state.trainer.table;
    const std::size_t parts = tokenizer.rows() * table.cols();
    std::copy_n(table.data(), table.size() - parts, table.data() + parts);
    state.trainer = startState(settings, std::move(state.trainer.table));
    return Nothing{};
}

ModelProvenance provenanceOf(const TrainingSet& pairs) {
    ModelProvenance provenance;
    provenance.pairs = pairs.info().pairs;
    provenance.sourceLanguage = pairs.info().sourceLanguage;
    provenance.targetLanguage = pairs.info().targetLanguage;
    provenance.pairsName = pairs.name();
    return provenance;
}

bool oppositeNegatives(Negatives setting, const TrainingSet& pairs) {
    return setting == Negatives::automatic ? pairs.bilingual() : setting == Negatives::opposite;
}

Error divergedError(const TrainingState& state, const RunFolder& run, const StepRecord& last) {
    const bool loss = !std::isfinite(last.loss);
    std::string kept = "the last good checkpoint is " + run.checkpoint().string();
    return {fmt::format("step {}", state.trainer.step + 1),
            loss ? "the loss is not a number" : "the gradient is not a number",
            loss ? "a finite loss; training diverged" : "a finite gradient; training diverged",
            "choose a smaller train.learning-rate; " + kept};
}

// Preparing mini-batches and the loss are not divided.
RankFigures figuresOf(const Trainer& trainer, const Communicator& ranks, int threads, std::int64_t steps) {
    const StageTimes& times = trainer.times();
    const double cores = std::max(1U, std::thread::hardware_concurrency());
    return {ranks.size(),
            steps,
            trainer.pairs(),
            times.total(),
            times.total() - times.prepare - times.loss,
            trainer.traffic(),
            std::max(1.0, ranks.onThisMachine() * threads / cores)};
}

// Error unless all ranks would train the same.
Result<Nothing> checkSameTraining(Communicator& ranks, const TrainingState& state) {
    if (ranks.alone()) return Nothing{};
    if (Result<Nothing> same = checkSame(ranks, "the settings", settingsText(state.settings)); !same)
        return same;
    if (Result<Nothing> same = checkSame(ranks, "the pairs", std::to_string(state.pairsFingerprint)); !same)
        return same;
    return checkSame(ranks, "the teacher's vectors", std::to_string(state.teacherFingerprint));
}

Result<TrainSummary> trainFrom(TrainingState& state, const TrainRequest& request, const RunFolder& run,
                               const TrainObserver& observer, JobContext& job) {
    Communicator& ranks = job.ranks();
    const Result<TrainingSet> pairs = onAll(ranks, openPairs(request, run, state));
    if (!pairs) return pairs.error();
    auto scorer = onAll(ranks, developmentScorer(state));
    if (!scorer) return scorer.error();
    auto startFrom =
        onAll(ranks, request.resume ? Result(std::optional<Model>()) : startModel(state.settings));
    if (!startFrom) return startFrom.error();
    const auto tokenizer = onAll(ranks, tokenizerOf(request, run, state, *startFrom, *pairs, job));
    if (!tokenizer) return tokenizer.error();
    auto tokens = onAll(ranks, tokensOf(request, run, state, *pairs, **tokenizer, job));
    if (!tokens) return tokens.error();
    if (state.acceptsAnyPairs()) state.pairsFingerprint = tokens->fingerprint;
    if (!request.resume) {
        const Result<Nothing> initialised =
            onAll(ranks, initialise(**tokenizer, *startFrom, *tokens, state, job));
        if (!initialised) return initialised.error();
        startFrom->reset();
        if (isGenerative(state.settings.encoder))
            planSchedules(state.settings.generative, plannedUpdates(*pairs, **tokenizer, state.settings));
        if (ranks.isFirst()) writeFileAtomically(run.settings(), settingsText(state.settings));
    } else if (request.epochs > 0 && ranks.isFirst()) {
        writeFileAtomically(run.settings(), settingsText(state.settings));
    }

    std::unique_ptr<PairFeed> feed = makeFeed(*std::move(tokens), state.settings.train);
    const auto heldOut = holdOut(state, *feed);
    if (!heldOut) return heldOut.error();
    const auto teacher = onAll(ranks, teacherOf(state, **tokenizer, *feed, request.resume, job));
    if (!teacher) return teacher.error();
    if (const Result<Nothing> same = checkSameTraining(ranks, state); !same) return same.error();
    const auto makeTrainer = [&] {
        return Trainer(state.settings, *feed, oppositeNegatives(state.settings.train.negatives, *pairs),
                       state.trainer, encoderLayout(state.settings, **tokenizer), &*heldOut, &*teacher,
                       ranks);
    };
    const bool generative = isGenerative(state.settings.encoder);
    if (!ranks.isFirst()) {
        Outcome outcome = Outcome::stopped;
        if (generative) {
            const auto trained = trainGenerative(state, *feed, run, nullptr, request.resume, ranks);
            if (!trained) return trained.error();
            outcome = trained->outcome;
        } else {
            outcome = makeTrainer().run({});
        }
        return Result<TrainSummary>::of({}, outcome == Outcome::stopped);
    }
    RunRecorder recorder(run, state, request.resume, *tokenizer, provenanceOf(*pairs), *std::move(scorer),
                         observer, job);
    if (heldOut->pairs().size() > 0) {
        recorder.scoreByHeldOutPairs([&heldOut](const Model& model, Workers& workers) {
            return retrievalFigures(*heldOut, model, workers);
        });
    }
    EndedTraining ended;
    if (generative) {
        const auto trained = trainGenerative(state, *feed, run, &recorder, request.resume, ranks);
        if (!trained) return trained.error();
        ended = *trained;
    } else {
        if (!request.resume) recorder.start();
        {
            Trainer trainer = makeTrainer();
            const std::int64_t from = state.trainer.step;
            ended.outcome = trainer.run(recorder.hooks());
            if (&ranks != &singleProcess() && state.trainer.step > from)
                writeRankFigures(figuresOf(trainer, ranks, trainer.threads(), state.trainer.step - from),
                                 run.ranks());
        }              // it may still be reading ahead from the feed
        feed.reset();  // its memory, before the last evaluation
        ended.summary = recorder.finish(ended.outcome);
    }
    const auto& [outcome, summary] = ended;
    if (outcome != Outcome::stopped) removeTokens(run);  // no longer needed
    if (outcome == Outcome::failed) return divergedError(state, run, recorder.lastStep());
    return Result<TrainSummary>::of(summary, outcome == Outcome::stopped);
}

}  // namespace

Result<TrainSummary> trainModel(const TrainRequest& request, const TrainObserver& observer, JobContext& job) {
    const RunFolder run{request.output};
    Communicator& ranks = job.ranks();
    // Only rank 0 writes in the run folder; the others read the checkpoint.
    std::optional<WriteLock> lock;
    const Result<Nothing> ready = onAll(ranks, ranks.isFirst() ? holdFolder(request, run, lock) : Nothing{});
    if (!ready) return ready.error();
    Result<TrainingState> state = onAll(ranks, startingState(request, run));
    if (!state) return state.error();
    if (const Result<Nothing> fits = checkEncoder(state->settings); !fits) return fits.error();
    if (const Result<Nothing> there = onAll(ranks, checkTeacher(state->settings.train)); !there)
        return there.error();
    try {
        std::optional<TensorBoardLog> log;
        if (state->settings.train.tensorboard && ranks.isFirst())
            log.emplace(run.tensorboard(), request.resume ? state->trainer.step : 0);
        return trainFrom(*state, request, run, log ? log->observing(observer) : observer, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
