#include "core/tasks/training/train_inputs.h"
#include "core/base/ranks/communicator.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/files/atomic_file.h"
#include "core/evaluation/measures/sts.h"
#include "core/evaluation/sets/sts_reader.h"
#include "core/models/load_model.h"
#include "core/runs/moved_pairs.h"
#include "core/settings/setting_effect.h"
#include "core/settings/setting_table.h"
#include "core/tasks/training/read_teacher.h"
#include "core/training/data/load_or_train_tokenizers.h"
#include "core/training/data/tokenise_pairs.h"
#include "core/training/data/training_cost.h"

namespace paragram {
namespace {

namespace fs = std::filesystem;

Error patienceError(int patience) {
    return {"train.patience", fmt::format("{} without a development set", patience),
            "a development set to choose the best model by", "give one, or set it to 0"};
}

// The settings that give a model its form: it cannot be trained further with others.
constexpr std::array kForm{
    "encoder.network",   "encoder.kind",       "encoder.dimension", "encoder.sharing",
    "encoder.units",     "encoder.directions", "encoder.combine",   "encoder.separate-networks",
    "encoder.peepholes", "text.lower-case"};

// Error unless a training with `settings` can continue from the model.
Result<Nothing> checkSameForm(const std::string& name, const Model& model, const Settings& settings) {
    std::string theirs, ours;
    for (const char* key : kForm) {
        const SettingRow& row = *findSetting(key);
        const std::string is = row.text(model.settings), wanted = row.text(settings);
        if (is == wanted || (!hasEffect(row, model.settings) && !hasEffect(row, settings))) continue;
        theirs += fmt::format("{}{} = {}", theirs.empty() ? "" : ", ", key, is);
        ours += fmt::format("{}{} = {}", ours.empty() ? "" : ", ", key, wanted);
    }
    if (theirs.empty()) return Nothing{};
    return Error{name, theirs, ours, "set them as the model has them, or choose another model"};
}

}  // namespace

Result<std::optional<Model>> startModel(const Settings& settings) {
    const bool generative = isGenerative(settings.encoder);
    const std::string& name = generative ? settings.generative.start : settings.encoder.start;
    if (name.empty()) return std::optional<Model>();
    auto model = loadModel(name);
    if (!model) return model.error();
    const Settings& theirs = (*model)->settings;
    if (!generative) {
        if (const Result<Nothing> same = checkSameForm(name, **model, settings); !same) return same.error();
        return std::optional<Model>(**model);
    }
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

Result<TrainingSet> openPairs(const TrainRequest& request, const RunFolder& run, TrainingState& state) {
    Result<TrainingSet> pairs =
        TrainingSet::open(request.pairs.empty() ? pairsOfRun(state.pairsPaths, run.path) : request.pairs);
    const GenerativeSettings& generative = state.settings.generative;
    if (!pairs || !isGenerative(state.settings.encoder) || !writesInForms(generative.model)) return pairs;
    const Result<Nothing> added = pairs->addParses(generative);
    if (!added) return added.error();
    if (request.resume && pairs->forms() != state.forms)
        return Error{generative.parses, "not the parses the run was started with", "the same file",
                     "restore it, or start a new run"};
    state.forms = pairs->forms();
    return pairs;
}

Result<std::shared_ptr<const ModelTokenizer>> tokenizerOf(const TrainRequest& request, const RunFolder& run,
                                                          const TrainingState& state,
                                                          const std::optional<Model>& start,
                                                          const TrainingSet& pairs, JobContext& job) {
    if (request.resume) return makeModelTokenizer(state.tokenizer, run.checkpoint().string());
    if (start && !request.tokenizers.empty()) {
        return Error{request.tokenizers.front().string(), "a tokenizer, with a model to start from", "",
                     "give one of them: the model has its own tokenizer"};
    }
    if (start) return start->tokenizer;
    Communicator& ranks = job.ranks();
    if (ranks.alone()) return loadOrTrainTokenizers(request.tokenizers, state.settings, pairs, job);
    using Made = Result<std::shared_ptr<const ModelTokenizer>>;
    const Made made =
        onAll(ranks, ranks.isFirst() ? loadOrTrainTokenizers(request.tokenizers, state.settings, pairs, job)
                                     : Made(nullptr));
    if (!made) return made.error();
    return makeModelTokenizer(textOfFirst(ranks, *made ? (*made)->serialise() : ""),
                              "the tokenizer of rank 0");
}

fs::path tokensFile(const RunFolder& run, const Communicator& ranks) {
    if (ranks.isFirst()) return run.tokens();
    return fmt::format("{}.{}", run.tokens().string(), ranks.rank());
}

void removeTokens(const RunFolder& run) {
    std::error_code code;
    fs::remove(run.tokens(), code);
    const std::string ofRank = run.tokens().filename().string() + ".";
    for (const auto& entry : fs::directory_iterator(run.path, code))
        if (entry.path().filename().string().starts_with(ofRank)) fs::remove(entry.path(), code);
}

Result<TrainingTokens> tokensOf(const TrainRequest& request, const RunFolder& run, const TrainingState& state,
                                const TrainingSet& pairs, const ModelTokenizer& tokenizer, JobContext& job) {
    const fs::path file = tokensFile(run, job.ranks());
    if (request.resume) {
        auto left = reuseTokens(file, state.pairsFingerprint, pairs.info().pairs);
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
    auto tokens = tokenisePairs(pairs, tokenizer, state.settings, file, needed, job);
    if (request.resume && tokens && !state.acceptsAnyPairs() &&
        tokens->fingerprint != state.pairsFingerprint) {
        std::error_code ignored;
        fs::remove(file, ignored);
        return Error{pairs.name(), "not the pairs the run was started with", "the same pair store",
                     "give the pair store of the run, or start a new run"};
    }
    return tokens;
}

Result<HeldOutPairs> holdOut(const TrainingState& state, PairFeed& feed) {
    const TrainSettings& train = state.settings.train;
    if (!state.developmentPaths.empty() || isGenerative(state.settings.encoder)) return HeldOutPairs();
    HeldOutPairs held = HeldOutPairs::unrepeated(feed, train.heldOut);
    if (held.pairs().size() == 0 && train.patience > 0) return patienceError(train.patience);
    return held;
}

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

}  // namespace paragram
