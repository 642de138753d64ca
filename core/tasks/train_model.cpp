#include "core/tasks/train_model.h"

#define XXH_INLINE_ALL
#include <fmt/format.h>
#include <xxhash.h>

#include <cmath>
#include <limits>

#include "core/base/atomic_file.h"
#include "core/evaluation/sts_reader.h"
#include "core/models/model_file.h"
#include "core/settings/settings_file.h"
#include "core/tasks/find_tokenizers.h"
#include "core/tasks/pair_texts.h"
#include "core/tasks/training_run.h"
#include "core/training/pair_shuffle.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

std::uint64_t fingerprint(const PairTokens& pairs) {
    std::uint64_t hash = 0;
    for (const TokenList* side : {&pairs.source, &pairs.target}) {
        hash = XXH3_64bits_withSeed(side->ids.data(), side->ids.size() * sizeof(std::int32_t), hash);
        hash = XXH3_64bits_withSeed(side->offsets.data(), side->offsets.size() * sizeof(std::int64_t), hash);
    }
    return hash;
}

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

bool negativesOpposite(const std::string& setting, const PairStoreInfo& info) {
    if (setting != "auto") return setting == "opposite";
    // Unknown languages are taken for translations, the more common case.
    return info.sourceLanguage.empty() || info.sourceLanguage != info.targetLanguage;
}

Result<Checkpoint> startingPoint(const TrainRequest& request, const RunFolder& run) {
    if (request.resume) return readCheckpoint(run.checkpoint());
    Checkpoint fresh;
    fresh.settings = request.settings;
    fresh.pairsPath = fs::absolute(request.pairs).string();
    for (const fs::path& file : request.development)
        fresh.developmentPaths.push_back(fs::absolute(file).string());
    fresh.bestPearson = fresh.untrainedPearson = std::numeric_limits<double>::quiet_NaN();
    return fresh;
}

// Where the settings name word vectors. False: stopped.
Result<bool> beginWithWordVectors(const ModelTokenizer& tokenizer, const PairTokens& pairs,
                                  Checkpoint& checkpoint, JobContext& job) {
    const Settings& settings = checkpoint.settings;
    if (settings.encoder.wordVectors.empty()) return true;
    const auto cover = takeWordVectors(settings.encoder.wordVectors, tokenizer, settings.text.lowerCase,
                                       checkpoint.state.table, job);
    if (!cover) return cover.error();
    if (cover->covered.empty()) return false;
    checkpoint.vectors = sharesOf(*cover, pairs);
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

Result<TrainSummary> trainChecked(const TrainRequest& request, const RunFolder& run, Checkpoint& checkpoint,
                                  const TrainObserver& observer, JobContext& job) {
    const fs::path pairsFile = request.pairs.empty() ? fs::path(checkpoint.pairsPath) : request.pairs;
    const Result<PairStore> store = PairStore::open(pairsFile);
    if (!store) return store.error();
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
                               : findTokenizers(request.tokenizers, checkpoint.settings, *store, job);
    if (!tokenizer) return tokenizer.error();
    TrainSummary stoppedEarly;
    stoppedEarly.stopped = true;
    if (!*tokenizer) return stoppedEarly;

    const Settings& settings = checkpoint.settings;
    PairTokens pairs;
    {
        Workers workers(settings.train.threads);
        pairs = tokenisePairs(*store, **tokenizer, settings, workers, job);
    }
    if (job.stop.stop_requested()) return stoppedEarly;
    const std::uint64_t found = fingerprint(pairs);
    if (!request.resume) {
        checkpoint.pairsFingerprint = found;
        checkpoint.tokenizer = (*tokenizer)->serialise();
        checkpoint.state = startState(settings, (*tokenizer)->rows());
        const Result<bool> begun = beginWithWordVectors(**tokenizer, pairs, checkpoint, job);
        if (!begun) return begun.error();
        if (!*begun) return stoppedEarly;
        writeFileAtomically(run.settings(), settingsText(settings));
    } else if (checkpoint.pairsFingerprint != found) {
        return Error{pairsFile.string(), "other pairs than the run was started with", "the same pair store",
                     "name the pair store of the run, or begin a new run"};
    }
    TrainingSummary origin;
    origin.pairs = static_cast<std::int64_t>(pairs.size());
    origin.sourceLanguage = store->info().sourceLanguage;
    origin.targetLanguage = store->info().targetLanguage;
    origin.pairsName = pairsFile.filename().string();
    TrainingRun watcher(run, checkpoint, request.resume, *tokenizer, origin, std::move(development).value(),
                        observer, job);
    if (!request.resume) watcher.begin();
    MemoryFeed feed(std::move(pairs), shuffledOrder(origin.pairs, settings.train.seed));
    Trainer trainer(settings, feed, negativesOpposite(settings.train.negatives, store->info()),
                    checkpoint.state, encoderLayout(settings, **tokenizer));
    const TrainingEnd end = trainer.run(watcher.hooks());
    TrainSummary summary = watcher.finish(end);
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
