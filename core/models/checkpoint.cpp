#include "core/models/checkpoint.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <sstream>

#include "core/base/hdf5_file.h"
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

bool isWhole(const MegaBatchState& batches) {
    const auto within = [&](std::int32_t sentence) { return sentence >= -1 && sentence < 2 * batches.pairs; };
    return batches.pairs >= 0 && batches.first() >= 0 && batches.nextPair >= 0 &&
           batches.sourceNegative.size() == static_cast<std::size_t>(batches.pairs) &&
           batches.targetNegative.size() == static_cast<std::size_t>(batches.pairs) &&
           std::ranges::all_of(batches.sourceNegative, within) &&
           std::ranges::all_of(batches.targetNegative, within);
}

Result<Checkpoint> readContents(const Hdf5Reader& reader, const std::filesystem::path& file) {
    if (reader.integerAttribute("version") < kVersion) {
        return Error{file.string(), "a checkpoint of an older version of this program",
                     fmt::format("version {}", kVersion),
                     "go on with that version, or train again without --resume"};
    }
    Checkpoint checkpoint;
    Result<Nothing> applied = applySettingsText(checkpoint.settings, reader.textAttribute("settings"),
                                                file.string() + " (settings)");
    if (!applied) return applied.error();
    const auto tokenizer = reader.read<std::uint8_t>("/tokenizer");
    checkpoint.tokenizer.assign(tokenizer.begin(), tokenizer.end());
    checkpoint.pairsFingerprint = static_cast<std::uint64_t>(reader.integerAttribute("pairs-fingerprint"));
    checkpoint.pairsPaths = linesOf(reader.textAttribute("pairs-paths"));
    checkpoint.developmentPaths = linesOf(reader.textAttribute("development-paths"));
    checkpoint.bestPearson = reader.numberAttribute("best-pearson");
    checkpoint.untrainedPearson = reader.numberAttribute("untrained-pearson");
    checkpoint.bestStep = reader.integerAttribute("best-step");
    // Absent in checkpoints of earlier versions.
    if (reader.hasAttribute("evaluated-step")) {
        checkpoint.evaluatedStep = reader.integerAttribute("evaluated-step");
        checkpoint.evaluationsSinceBest = reader.integerAttribute("evaluations-since-best");
        checkpoint.vectors.rows = reader.integerAttribute("vector-rows");
        checkpoint.vectors.covered = reader.integerAttribute("vector-rows-covered");
        checkpoint.vectors.tokens = reader.numberAttribute("vector-tokens-covered");
    }
    checkpoint.seconds = reader.numberAttribute("seconds");
    TrainerState& state = checkpoint.state;
    state.step = reader.integerAttribute("step");
    state.table = reader.readMatrix("/table");
    state.moments.mean = reader.readMatrix("/adam/mean");
    state.moments.variance = reader.readMatrix("/adam/variance");
    state.moments.done = reader.read<std::int64_t>("/adam/done");
    if (checkpoint.settings.train.average > 0) state.moments.average = reader.readMatrix("/adam/average");
    if (checkpoint.settings.train.negativeSearch == "projected")
        state.projection = reader.readMatrix("/projection");
    state.batches = readBatches(reader);
    const AdamMoments& moments = state.moments;
    const bool whole = moments.mean.size() == state.table.size() &&
                       moments.variance.size() == state.table.size() &&
                       moments.done.size() == state.table.rows() &&
                       (moments.average.size() == 0 || moments.average.size() == state.table.size()) &&
                       isWhole(state.batches);
    if (!whole) {
        return Error{file.string(), "its arrays do not have the same length", "",
                     "the checkpoint is damaged: train again without --resume"};
    }
    return checkpoint;
}

}  // namespace

void writeCheckpoint(const Checkpoint& checkpoint, const std::filesystem::path& file) {
    Hdf5Writer writer(file, kKind, kVersion);
    writer.setAttribute("settings", settingsText(checkpoint.settings));
    writer.setAttribute("pairs-fingerprint", std::bit_cast<std::int64_t>(checkpoint.pairsFingerprint));
    writer.setAttribute("pairs-paths", textOf(checkpoint.pairsPaths));
    writer.setAttribute("development-paths", textOf(checkpoint.developmentPaths));
    writer.setAttribute("best-pearson", checkpoint.bestPearson);
    writer.setAttribute("untrained-pearson", checkpoint.untrainedPearson);
    writer.setAttribute("best-step", checkpoint.bestStep);
    writer.setAttribute("evaluated-step", checkpoint.evaluatedStep);
    writer.setAttribute("evaluations-since-best", checkpoint.evaluationsSinceBest);
    writer.setAttribute("vector-rows", checkpoint.vectors.rows);
    writer.setAttribute("vector-rows-covered", checkpoint.vectors.covered);
    writer.setAttribute("vector-tokens-covered", checkpoint.vectors.tokens);
    writer.setAttribute("seconds", checkpoint.seconds);
    writer.setAttribute("step", checkpoint.state.step);
    writer.write<std::uint8_t>("/tokenizer", bytesOf(checkpoint.tokenizer));
    writer.write("/table", checkpoint.state.table);
    writer.write("/adam/mean", checkpoint.state.moments.mean);
    writer.write("/adam/variance", checkpoint.state.moments.variance);
    writer.write<std::int64_t>("/adam/done", checkpoint.state.moments.done);
    if (checkpoint.state.moments.average.size() > 0)
        writer.write("/adam/average", checkpoint.state.moments.average);
    if (checkpoint.settings.train.negativeSearch == "projected")
        writer.write("/projection", checkpoint.state.projection);
    writeBatches(writer, checkpoint.state.batches);
    writer.commit();
}

Result<Checkpoint> readCheckpoint(const std::filesystem::path& file) {
    return readHdf5<Checkpoint>(file, kKind, kVersion,
                                [&](const Hdf5Reader& reader) { return readContents(reader, file); });
}

}  // namespace paragram
