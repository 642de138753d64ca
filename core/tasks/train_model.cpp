#include "core/tasks/train_model.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <optional>

#include "core/base/atomic_file.h"
#include "core/evaluation/sts_reader.h"
#include "core/models/model_file.h"
#include "core/settings/settings_file.h"
#include "core/tasks/estimate_training.h"
#include "core/tasks/find_tokenizers.h"
#include "core/tasks/training_run.h"
#include "core/tasks/training_set.h"
#include "core/tasks/training_tokens.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

Result<Nothing> prepareFolder(const RunFolder& run, bool resume) {
    std::error_code code;
    if (resume) {
        if (fs::exists(run.checkpoint(), code)) return Nothing{};
        return Error{run.path.string(), "no checkpoint to resume from",
                     "the folder of a run that was interrupted", "train without --resume"};
    }
    if (fs::exists(run.checkpoint(), code) || fs::exists(run.model(), code)) {
        return Error{run.path.string(), "holds a run already", "a new folder",
                     "choose another --output, or go on with --resume"};
    }
    fs::create_directories(run.path, code);
    if (code || !fs::is_directory(run.path)) {
        return Error{run.path.string(), "cannot be made a folder", "", "choose another --output"};
    }
    return checkWritable(run.model());
}

Result<std::vector<StsSetResult>> readDevelopment(const std::vector<fs::path>& files) {
    std::vector<StsSetResult> all;
    for (const fs::path& file : files) {
        auto sets = readStsSets(file);
        if (!sets) return sets.error();
        for (StsSetResult& set : *sets) all.push_back(std::move(set));
    }
    return all;
}

bool oppositeNegatives(const std::string& setting, const TrainingSet& pairs) {
    return setting == "auto" ? pairs.bilingual() : setting == "opposite";
}

// Made from another program's checkpoint: no pairs belong to it yet, and those it goes on with become its
// own.
bool isOpen(const Checkpoint& checkpoint) {
    return checkpoint.pairsFingerprint == 0;
}

void name(const TrainRequest& request, Checkpoint& checkpoint) {
    for (const fs::path& file : request.pairs) checkpoint.pairsPaths.push_back(fs::absolute(file).string());
    for (const fs::path& file : request.development)
        checkpoint.developmentPaths.push_back(fs::absolute(file).string());
}

Result<Checkpoint> startingPoint(const TrainRequest& request, const RunFolder& run) {
    if (request.resume) {
        Result<Checkpoint> checkpoint = readCheckpoint(run.checkpoint());
        if (checkpoint && isOpen(*checkpoint)) name(request, *checkpoint);
        return checkpoint;
    }
    Checkpoint fresh;
    fresh.settings = request.settings;
    name(request, fresh);
    fresh.bestPearson = fresh.untrainedPearson = std::numeric_limits<double>::quiet_NaN();
    return fresh;
}

// Where the settings name word vectors. False: stopped.
Result<bool> beginWithWordVectors(const ModelTokenizer& tokenizer, const TrainingTokens& tokens,
                                  Checkpoint& checkpoint, JobContext& job) {
    const Settings& settings = checkpoint.settings;
    if (settings.encoder.wordVectors.empty()) return true;
    const auto cover = takeWordVectors(settings.encoder.wordVectors, tokenizer, settings.text.lowerCase,
                                       checkpoint.state.table, job);
    if (!cover) return cover.error();
    if (cover->covered.empty()) return false;
    checkpoint.vectors = sharesOf(*cover, tokens);
    checkpoint.state = startState(settings, std::move(checkpoint.state.table));
    return true;
}

Error divergedError(const Checkpoint& checkpoint, const RunFolder& run, const StepRecord& last) {
    const bool loss = !std::isfinite(last.loss);
    std::string kept = "the last good checkpoint is " + run.checkpoint().string();
    return {fmt::format("step {}", checkpoint.state.step + 1),
            loss ? "the loss is not a number" : "the gradient is not a number",
            loss ? "a finite loss; training diverged" : "a finite gradient; training diverged",
            "choose a smaller train.learning-rate; " + kept};
}

// Those the interrupted run left, or made now; nothing when stopped.
Result<std::optional<TrainingTokens>> findTokens(const TrainRequest& request, const RunFolder& run,
                                                 const Checkpoint& checkpoint, const TrainingSet& pairs,
                                                 const ModelTokenizer& tokenizer, JobContext& job) {
    const Settings& settings = checkpoint.settings;
    if (request.resume) {
        auto left = reuseTokens(run.tokens(), checkpoint.pairsFingerprint, pairs.info().pairs);
        if (left) return left;
    } else {
        const double rows = static_cast<double>(tokenizer.rows());
        const double needed = estimateCost(pairs, &tokenizer, rows, settings).diskBytes;
        const Result<Nothing> room = checkFreeSpace(run.path, needed, "tokens, checkpoint and model");
        if (!room) return room.error();
    }
    // Where a training goes on in the middle, all are wanted at once.
    const TokensNeeded needed = checkpoint.state.step > 0 ? TokensNeeded::all : TokensNeeded::firstBucket;
    auto tokens = tokenisePairs(pairs, tokenizer, settings, run.tokens(), needed, job);
    if (request.resume && tokens && !isOpen(checkpoint) &&
        tokens->fingerprint != checkpoint.pairsFingerprint) {
        std::error_code ignored;
        fs::remove(run.tokens(), ignored);
        return Error{pairs.name(), "other pairs than the run was started with", "the same pair store",
                     "name the pair store of the run, or begin a new run"};
    }
    return tokens;
}

Result<TrainSummary> trainChecked(const TrainRequest& request, const RunFolder& run, Checkpoint& checkpoint,
                                  const TrainObserver& observer, JobContext& job) {
    const Result<TrainingSet> pairs =
        TrainingSet::open(request.pairs.empty() ? std::vector<fs::path>(checkpoint.pairsPaths.begin(),
                                                                        checkpoint.pairsPaths.end())
                                                : request.pairs);
    if (!pairs) return pairs.error();
    std::vector<fs::path> developmentFiles(checkpoint.developmentPaths.begin(),
                                           checkpoint.developmentPaths.end());
    auto development = readDevelopment(developmentFiles);
    if (!development) return development.error();
    if (const int patience = checkpoint.settings.train.patience; patience > 0 && development->empty()) {
        return Error{"train.patience", fmt::format("{} without a development set", patience),
                     "a development set that says what is better", "name one, or set it to 0"};
    }
    const auto tokenizer = request.resume
                               ? makeModelTokenizer(checkpoint.tokenizer, run.checkpoint().string())
                               : findTokenizers(request.tokenizers, checkpoint.settings, *pairs, job);
    if (!tokenizer) return tokenizer.error();
    TrainSummary stoppedEarly;
    stoppedEarly.stopped = true;
    if (!*tokenizer) return stoppedEarly;

    const Settings& settings = checkpoint.settings;
    auto found = findTokens(request, run, checkpoint, *pairs, **tokenizer, job);
    if (!found) return found.error();
    std::optional<TrainingTokens>& tokens = *found;
    if (!tokens) return stoppedEarly;
    if (isOpen(checkpoint)) checkpoint.pairsFingerprint = tokens->fingerprint;
    if (!request.resume) {
        checkpoint.tokenizer = (*tokenizer)->serialise();
        checkpoint.state = startState(settings, (*tokenizer)->rows());
        const Result<bool> begun = beginWithWordVectors(**tokenizer, *tokens, checkpoint, job);
        if (!begun) return begun.error();
        if (!*begun) return stoppedEarly;
        writeFileAtomically(run.settings(), settingsText(settings));
    }
    TrainingSummary origin;
    origin.pairs = pairs->info().pairs;
    origin.sourceLanguage = pairs->info().sourceLanguage;
    origin.targetLanguage = pairs->info().targetLanguage;
    origin.pairsName = pairs->name();
    TrainingRun watcher(run, checkpoint, request.resume, *tokenizer, origin, std::move(development).value(),
                        observer, job);
    if (!request.resume) watcher.begin();
    TrainingEnd end = TrainingEnd::stopped;
    {
        const std::unique_ptr<PairFeed> feed = makeFeed(*std::move(tokens), settings.train);
        Trainer trainer(settings, *feed, oppositeNegatives(settings.train.negatives, *pairs),
                        checkpoint.state, encoderLayout(settings, **tokenizer));
        end = trainer.run(watcher.hooks());
    }
    TrainSummary summary = watcher.finish(end);
    std::error_code ignored;
    if (end != TrainingEnd::stopped) fs::remove(run.tokens(), ignored);  // of no use any more
    if (end == TrainingEnd::diverged) return divergedError(checkpoint, run, watcher.lastStep());
    return summary;
}

}  // namespace

Result<TrainSummary> trainModel(const TrainRequest& request, const TrainObserver& observer, JobContext& job) {
    const RunFolder run{request.output};
    Result<Nothing> prepared = prepareFolder(run, request.resume);
    if (!prepared) return prepared.error();
    Result<Checkpoint> checkpoint = startingPoint(request, run);
    if (!checkpoint) return checkpoint.error();
    try {
        return trainChecked(request, run, *checkpoint, observer, job);
    } catch (const Hdf5Damage& damage) {
        return damage.error();
    }
}

}  // namespace paragram
