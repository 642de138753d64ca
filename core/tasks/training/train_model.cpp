#include "core/tasks/training/train_model.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "core/base/files/atomic_file.h"
#include "core/base/process/neural_process.h"
#include "core/evaluation/measures/sts.h"
#include "core/evaluation/sets/sts_reader.h"
#include "core/exchange/formats/history_events.h"
#include "core/mining/held_out_retrieval.h"
#include "core/models/load_model.h"
#include "core/runs/checkpoint_file.h"
#include "core/runs/generative_run.h"
#include "core/runs/moved_pairs.h"
#include "core/runs/run_lock.h"
#include "core/runs/run_recorder.h"
#include "core/settings/settings_file.h"
#include "core/tasks/training/read_teacher.h"
#include "core/training/check_encoder.h"
#include "core/training/data/load_or_train_tokenizers.h"
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

// The model that generative.start names, which gives tokenizer and embeddings; none if it is empty.
Result<std::optional<Model>> startModel(const Settings& settings) {
    const std::string& name = settings.generative.start;
    if (!isGenerative(settings.encoder) || name.empty()) return std::optional<Model>();
    auto model = loadModel(name);
    if (!model) return model.error();
    const Settings& theirs = (*model)->settings;
    if (!(*model)->averaging() || theirs.encoder.kind != settings.encoder.kind ||
        theirs.encoder.sharing != Sharing::shared || theirs.encoder.dimension != settings.encoder.dimension) {
        return Error{
            name,
            fmt::format(
                "encoder.network = {}, encoder.kind = {}, encoder.sharing = {}, encoder.dimension = {}",
                nameOf(theirs.encoder.network), theirs.encoder.kind, nameOf(theirs.encoder.sharing),
                theirs.encoder.dimension),
            fmt::format("an averaging model with encoder.kind = {}, encoder.sharing = shared and "
                        "encoder.dimension = {}",
                        settings.encoder.kind, settings.encoder.dimension),
            "choose another model or set encoder.dimension"};
    }
    return std::optional<Model>(**model);
}

Error patienceError(int patience) {
    return {"train.patience", fmt::format("{} without a development set", patience),
            "a development set to choose the best model by", "give one, or set it to 0"};
}

// Empty without development sets.
Result<DevelopmentScorer> developmentScorer(const TrainingState& state) {
    std::vector<StsSet> sets;
    for (const std::string& file : state.developmentPaths) {
        auto read = readStsSets(file);
        if (!read) return read.error();
        for (StsSet& set : *read) sets.push_back(std::move(set));
    }
    const GenerativeSettings& generative = state.settings.generative;
    const bool measured = isGenerative(state.settings.encoder)
                              ? attendsToTokens(generative.model) && generative.heldOut > 0
                              : state.settings.train.heldOut > 0;
    if (state.settings.train.patience > 0 && sets.empty() && !measured)
        return patienceError(state.settings.train.patience);
    if (sets.empty()) return DevelopmentScorer();
    return DevelopmentScorer([sets = std::move(sets)](const Model& model, Workers& workers) {
        std::vector<DevelopmentScore> scores;
        for (const StsSetResult& result : evaluateSets(model, sets, false, workers))
            scores.push_back({result.name, result.pearson, result.spearman});
        return scores;
    });
}

// The tokens that the interrupted run left, or new ones.
Result<TrainingTokens> tokensOf(const TrainRequest& request, const RunFolder& run, const TrainingState& state,
                                const TrainingSet& pairs, const ModelTokenizer& tokenizer, JobContext& job) {
    if (request.resume) {
        auto left = reuseTokens(run.tokens(), state.pairsFingerprint, pairs.info().pairs);
        if (left) return std::move(*left);
    } else {
        const auto rows =
            static_cast<double>(tableRows(state.settings.encoder, encoderLayout(state.settings, tokenizer)));
        const double needed = estimateCost(pairs, &tokenizer, rows, state.settings).diskBytes;
        const Result<Nothing> room = checkFreeSpace(run.path, needed, "tokens, checkpoint and model");
        if (!room) return room.error();
    }
    // A training that resumes in the middle needs all of them at once.
    const TokensNeeded needed = state.trainer.step > 0 ? TokensNeeded::all : TokensNeeded::firstBucket;
    auto tokens = tokenisePairs(pairs, tokenizer, state.settings, run.tokens(), needed, job);
    if (request.resume && tokens && !state.acceptsAnyPairs() &&
        tokens->fingerprint != state.pairsFingerprint) {
        std::error_code ignored;
        fs::remove(run.tokens(), ignored);
        return Error{pairs.name(), "not the pairs the run was started with", "the same pair store",
                     "give the pair store of the run, or start a new run"};
    }
    return tokens;
}

// Initialises the table: at random, or from word vectors if the settings name them.
Result<Nothing> initialise(const ModelTokenizer& tokenizer, const TrainingTokens& tokens,
                           TrainingState& state, JobContext& job) {
    const Settings& settings = state.settings;
    state.tokenizer = tokenizer.serialise();
    state.trainer = startState(settings, tableRows(settings.encoder, encoderLayout(settings, tokenizer)));
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

// With the forms of the targets, where the model is given them; state.forms become theirs.
Result<TrainingSet> openPairs(const TrainRequest& request, const RunFolder& run, TrainingState& state) {
    Result<TrainingSet> pairs =
        TrainingSet::open(request.pairs.empty() ? pairsOfRun(state.pairsPaths, run.path) : request.pairs);
    const GenerativeSettings& generative = state.settings.generative;
    if (!pairs || !isGenerative(state.settings.encoder) || generative.model != Generative::scpn) return pairs;
    const Result<Nothing> added = pairs->addParses(generative.parses);
    if (!added) return added.error();
    if (request.resume && pairs->forms() != state.forms)
        return Error{generative.parses, "not the parses the run was started with", "the same file",
                     "restore it, or start a new run"};
    state.forms = pairs->forms();
    return pairs;
}

// The pairs that take the place of development sets, if there are none. A generative model keeps its own.
Result<HeldOutPairs> holdOut(const TrainingState& state, PairFeed& feed) {
    const TrainSettings& train = state.settings.train;
    if (!state.developmentPaths.empty() || isGenerative(state.settings.encoder)) return HeldOutPairs();
    HeldOutPairs held = HeldOutPairs::unrepeated(feed, train.heldOut);
    if (held.pairs().size() == 0 && train.patience > 0) return patienceError(train.patience);
    return held;
}

// The vectors that the training follows, the same as before in a resumed one.
Result<Teacher> teacherOf(TrainingState& state, const ModelTokenizer& tokenizer, PairFeed& feed, bool resume,
                          const JobContext& job) {
    Workers workers(state.settings.train.threads);
    const std::size_t dimension = vectorLength(
        state.settings.encoder, encoderLayout(state.settings, tokenizer), state.trainer.table.cols());
    auto teacher = readTeacher(state.settings, tokenizer, dimension, feed, workers, job);
    if (!teacher) return teacher;
    if (resume && teacher->fingerprint() != state.teacherFingerprint)
        return Error{state.settings.train.teacher, "not the vectors the run was started with",
                     "the same vectors and sentences", "restore them, or start a new run"};
    state.teacherFingerprint = teacher->fingerprint();
    return teacher;
}

Result<TrainSummary> trainFrom(TrainingState& state, const TrainRequest& request, const RunFolder& run,
                               const TrainObserver& observer, JobContext& job) {
    const Result<TrainingSet> pairs = openPairs(request, run, state);
    if (!pairs) return pairs.error();
    auto scorer = developmentScorer(state);
    if (!scorer) return scorer.error();
    const auto startFrom = request.resume ? Result(std::optional<Model>()) : startModel(state.settings);
    if (!startFrom) return startFrom.error();
    const auto tokenizer = request.resume ? makeModelTokenizer(state.tokenizer, run.checkpoint().string())
                           : *startFrom
                               ? Result((*startFrom)->tokenizer)
                               : loadOrTrainTokenizers(request.tokenizers, state.settings, *pairs, job);
    if (!tokenizer) return tokenizer.error();
    auto tokens = tokensOf(request, run, state, *pairs, **tokenizer, job);
    if (!tokens) return tokens.error();
    if (state.acceptsAnyPairs()) state.pairsFingerprint = tokens->fingerprint;
    if (!request.resume) {
        const Result<Nothing> initialised = initialise(**tokenizer, *tokens, state, job);
        if (!initialised) return initialised.error();
        if (*startFrom) state.trainer.table = (*startFrom)->table;
        if (isGenerative(state.settings.encoder))
            planSchedules(state.settings.generative, plannedUpdates(*pairs, **tokenizer, state.settings));
        writeFileAtomically(run.settings(), settingsText(state.settings));
    } else if (request.epochs > 0) {
        writeFileAtomically(run.settings(), settingsText(state.settings));
    }

    std::unique_ptr<PairFeed> feed = makeFeed(*std::move(tokens), state.settings.train);
    const auto heldOut = holdOut(state, *feed);
    if (!heldOut) return heldOut.error();
    const auto teacher = teacherOf(state, **tokenizer, *feed, request.resume, job);
    if (!teacher) return teacher.error();
    RunRecorder recorder(run, state, request.resume, *tokenizer, provenanceOf(*pairs), *std::move(scorer),
                         observer, job);
    if (heldOut->pairs().size() > 0) {
        recorder.scoreByHeldOutPairs([&heldOut](const Model& model, Workers& workers) {
            return retrievalFigures(*heldOut, model, workers);
        });
    }
    EndedTraining ended;
    if (isGenerative(state.settings.encoder)) {
        auto trained = trainGenerative(state, *feed, run, recorder, request.resume);
        if (!trained) return trained.error();
        ended = *trained;
    } else {
        if (!request.resume) recorder.start();
        {
            Trainer trainer(state.settings, *feed, oppositeNegatives(state.settings.train.negatives, *pairs),
                            state.trainer, encoderLayout(state.settings, **tokenizer), &*heldOut, &*teacher);
            ended.outcome = trainer.run(recorder.hooks());
        }
        feed.reset();  // its memory, before the last evaluation
        ended.summary = recorder.finish(ended.outcome);
    }
    const auto& [outcome, summary] = ended;
    std::error_code ignored;
    if (outcome != Outcome::stopped) fs::remove(run.tokens(), ignored);  // no longer needed
    if (outcome == Outcome::failed) return divergedError(state, run, recorder.lastStep());
    return Result<TrainSummary>::of(summary, outcome == Outcome::stopped);
}

}  // namespace

Result<TrainSummary> trainModel(const TrainRequest& request, const TrainObserver& observer, JobContext& job) {
    const RunFolder run{request.output};
    const Result<Nothing> ready = request.resume ? findCheckpoint(run) : makeFolder(run.path);
    if (!ready) return ready.error();
    // Before the look for an earlier run, which another program may be about to write.
    const Result<RunLock> lock = RunLock::acquire(run.path);
    if (!lock) return lock.error();
    if (const Result<Nothing> fresh = request.resume ? Result<Nothing>(Nothing{}) : checkFresh(run); !fresh)
        return fresh.error();
    Result<TrainingState> state = startingState(request, run);
    if (!state) return state.error();
    if (const Result<Nothing> fits = checkEncoder(state->settings); !fits) return fits.error();
    if (const Result<Nothing> there = checkTeacher(state->settings.train); !there) return there.error();
    try {
        std::optional<TensorBoardLog> log;
        if (state->settings.train.tensorboard)
            log.emplace(run.tensorboard(), request.resume ? state->trainer.step : 0);
        return trainFrom(*state, request, run, log ? log->observing(observer) : observer, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
