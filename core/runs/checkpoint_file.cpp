#include "core/runs/checkpoint_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <sstream>

#include "core/base/hdf5/hdf5_file.h"
#include "core/models/network_file.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

constexpr char kKind[] = "paragram checkpoint";
constexpr int kVersion = 2;

std::span<const std::uint8_t> bytesOf(const std::string& text) {
    return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

std::string textOf(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    return text;
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

void writeBatches(Hdf5Writer& writer, const MegaBatchState& batches) {
    writer.setAttribute("epoch", static_cast<std::int64_t>(batches.epoch));
    writer.setAttribute("position", batches.position);
    writer.setAttribute("mega-batch-pairs", batches.pairs);
    writer.setAttribute("drawn", batches.drawn);
    writer.setAttribute("mega-batch", static_cast<std::int64_t>(batches.size));
    writer.setAttribute("mega-batch-grows", static_cast<std::int64_t>(batches.grow));
    writer.setAttribute("next-pair", batches.nextPair);
    writer.write<std::int32_t>("/batch/source-negative", batches.sourceNegative);
    writer.write<std::int32_t>("/batch/target-negative", batches.targetNegative);
}

MegaBatchState readBatches(const Hdf5Reader& reader) {
    MegaBatchState batches;
    batches.epoch = static_cast<int>(reader.integerAttribute("epoch"));
    batches.position = reader.integerAttribute("position");
    batches.pairs = reader.integerAttribute("mega-batch-pairs");
    batches.drawn = reader.integerAttribute("drawn");
    batches.size = static_cast<int>(reader.integerAttribute("mega-batch"));
    batches.grow = reader.integerAttribute("mega-batch-grows") != 0;
    batches.nextPair = reader.integerAttribute("next-pair");
    batches.sourceNegative = reader.read<std::int32_t>("/batch/source-negative");
    batches.targetNegative = reader.read<std::int32_t>("/batch/target-negative");
    return batches;
}

bool isWhole(const MegaBatchState& batches, int negatives) {
    const auto chosen = static_cast<std::int64_t>(batches.sourceNegative.size());
    const std::int64_t trained = chosen / negatives;  // others are held out
    const auto within = [&](std::int32_t sentence) { return sentence >= -1 && sentence < 2 * trained; };
    return chosen % negatives == 0 && batches.pairs >= trained && batches.first() >= 0 &&
           batches.nextPair >= 0 && (batches.finished() || batches.nextPair < trained) &&
           batches.targetNegative.size() == batches.sourceNegative.size() &&
           std::ranges::all_of(batches.sourceNegative, within) &&
           std::ranges::all_of(batches.targetNegative, within);
}

Result<TrainingState> readContents(const Hdf5Reader& reader, const std::filesystem::path& file) {
    if (reader.integerAttribute("version") < kVersion) {
        return Error{file.string(), "a checkpoint of an older version of this program",
                     fmt::format("version {}", kVersion),
                     "resume with that version, or train again without --resume"};
    }
    TrainingState state;
    state.settings.train.heldOut = 0;  // absent in checkpoints of earlier versions, which held none out
    Result<Nothing> applied =
        applySettingsText(state.settings, reader.textAttribute("settings"), file.string() + " (settings)");
    if (!applied) return applied.error();
    const auto tokenizer = reader.read<std::uint8_t>("/tokenizer");
    state.tokenizer.assign(tokenizer.begin(), tokenizer.end());
    if (reader.has("/forms")) {
        const auto forms = reader.read<std::uint8_t>("/forms");
        state.forms = FormVocabulary::fromText({forms.begin(), forms.end()});
    }
    state.pairsFingerprint = static_cast<std::uint64_t>(reader.integerAttribute("pairs-fingerprint"));
    state.pairsPaths = linesOf(reader.textAttribute("pairs-paths"));
    state.developmentPaths = linesOf(reader.textAttribute("development-paths"));
    state.bestScore = reader.numberAttribute("best-pearson");
    state.untrainedScore = reader.numberAttribute("untrained-pearson");
    state.bestStep = reader.integerAttribute("best-step");
    // Absent in checkpoints of earlier versions.
    if (reader.hasAttribute("evaluated-step")) {
        state.evaluatedStep = reader.integerAttribute("evaluated-step");
        state.evaluationsSinceBest = reader.integerAttribute("evaluations-since-best");
        state.vectors.rows = reader.integerAttribute("vector-rows");
        state.vectors.covered = reader.integerAttribute("vector-rows-covered");
        state.vectors.tokens = reader.numberAttribute("vector-tokens-covered");
    }
    if (reader.hasAttribute("best-perplexity"))
        state.bestPerplexity = reader.numberAttribute("best-perplexity");
    if (reader.hasAttribute("teacher-fingerprint"))
        state.teacherFingerprint = static_cast<std::uint64_t>(reader.integerAttribute("teacher-fingerprint"));
    if (reader.hasAttribute("best-margin")) state.bestMargin = reader.numberAttribute("best-margin");
    state.seconds = reader.numberAttribute("seconds");
    TrainerState& trainer = state.trainer;
    trainer.step = reader.integerAttribute("step");
    const Storage storage = tableStorage(state.settings);
    trainer.table = reader.readMatrix("/table", storage);
    trainer.moments.mean = reader.readMatrix("/adam/mean", storage);
    trainer.moments.variance = reader.readMatrix("/adam/variance", storage);
    trainer.moments.done = reader.read<std::int64_t>("/adam/done");
    if (averagesWeights(state.settings))
        trainer.moments.average = reader.readMatrix("/adam/average", storage);
    if (state.settings.train.negativeSearch == NegativeSearch::projected)
        trainer.projection = reader.readMatrix("/projection");
    const EncoderSettings& encoder = state.settings.encoder;
    for (const auto& [group, weights] :
         {std::pair{"/network", &trainer.network},
          std::pair{"/network-adam/mean", &trainer.networkMoments.mean},
          std::pair{"/network-adam/variance", &trainer.networkMoments.variance},
          std::pair{"/network-adam/average", &trainer.networkMoments.average}}) {
        if (weights == &trainer.networkMoments.average && !averagesWeights(state.settings)) continue;
        if (isGenerative(encoder) && weights != &trainer.network) continue;  // paragram-neural has them
        auto read = readNetwork(reader, group, state.settings, file);
        if (!read) return read.error();
        *weights = *std::move(read);
    }
    trainer.batches = readBatches(reader);
    const AdamMoments& moments = trainer.moments;
    const bool whole =
        moments.mean.size() == trainer.table.size() && moments.variance.size() == trainer.table.size() &&
        moments.done.size() == trainer.table.rows() &&
        (moments.average.size() == 0 || moments.average.size() == trainer.table.size()) &&
        isWhole(trainer.batches, isGenerative(encoder) ? 1 : state.settings.train.negativeCount);
    if (!whole) {
        return Error{file.string(), "its arrays differ in length", "",
                     "the checkpoint is damaged: train again without --resume"};
    }
    return state;
}

}  // namespace

void writeCheckpoint(const TrainingState& state, const std::filesystem::path& file) {
    Hdf5Writer writer(file, kKind, kVersion);
    writer.setAttribute("settings", settingsText(state.settings));
    writer.setAttribute("pairs-fingerprint", std::bit_cast<std::int64_t>(state.pairsFingerprint));
    writer.setAttribute("teacher-fingerprint", std::bit_cast<std::int64_t>(state.teacherFingerprint));
    writer.setAttribute("pairs-paths", textOf(state.pairsPaths));
    writer.setAttribute("development-paths", textOf(state.developmentPaths));
    writer.setAttribute("best-pearson", state.bestScore);
    writer.setAttribute("untrained-pearson", state.untrainedScore);
    writer.setAttribute("best-perplexity", state.bestPerplexity);
    writer.setAttribute("best-margin", state.bestMargin);
    writer.setAttribute("best-step", state.bestStep);
    writer.setAttribute("evaluated-step", state.evaluatedStep);
    writer.setAttribute("evaluations-since-best", state.evaluationsSinceBest);
    writer.setAttribute("vector-rows", state.vectors.rows);
    writer.setAttribute("vector-rows-covered", state.vectors.covered);
    writer.setAttribute("vector-tokens-covered", state.vectors.tokens);
    writer.setAttribute("seconds", state.seconds);
    writer.setAttribute("step", state.trainer.step);
    writer.write<std::uint8_t>("/tokenizer", bytesOf(state.tokenizer));
    if (!state.forms.empty()) writer.write<std::uint8_t>("/forms", bytesOf(state.forms.text()));
    writer.write("/table", state.trainer.table);
    writer.write("/adam/mean", state.trainer.moments.mean);
    writer.write("/adam/variance", state.trainer.moments.variance);
    writer.write<std::int64_t>("/adam/done", state.trainer.moments.done);
    if (state.trainer.moments.average.size() > 0)
        writer.write("/adam/average", state.trainer.moments.average);
    if (state.settings.train.negativeSearch == NegativeSearch::projected)
        writer.write("/projection", state.trainer.projection);
    const NetworkMoments& network = state.trainer.networkMoments;
    writeNetwork(writer, "/network", state.trainer.network);
    writeNetwork(writer, "/network-adam/mean", network.mean);
    writeNetwork(writer, "/network-adam/variance", network.variance);
    writeNetwork(writer, "/network-adam/average", network.average);
    writeBatches(writer, state.trainer.batches);
    writer.commit();
}

Result<TrainingState> readCheckpoint(const std::filesystem::path& file) {
    return readHdf5<TrainingState>(file, kKind, kVersion,
                                   [&](const Hdf5Reader& reader) { return readContents(reader, file); });
}

}  // namespace paragram
