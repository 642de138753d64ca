#include "core/models/model_file.h"

#include <fmt/format.h>

#include "core/base/hdf5/hdf5_file.h"
#include "core/models/network_file.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

constexpr char kKind[] = "paragram model";
constexpr int kVersion = 1;

Result<Model> readContents(const Hdf5Reader& reader, const std::filesystem::path& file) {
    Model model;
    const std::string settings = reader.textAttribute("settings");
    Result<Nothing> applied = applySettingsText(model.settings, settings, file.string() + " (settings)");
    if (!applied) return applied.error();
    const auto bytes = reader.read<std::uint8_t>("/tokenizer");
    auto tokenizer =
        makeModelTokenizer(std::string(bytes.begin(), bytes.end()), file.string() + " (tokenizer)");
    if (!tokenizer) return tokenizer.error();
    model.tokenizer = *tokenizer;
    model.table = reader.readMatrix("/table");
    const std::size_t rows = tableRows(model.settings.encoder, model.layout());
    if (model.table.rows() != rows ||
        model.table.cols() != static_cast<std::size_t>(model.settings.encoder.dimension)) {
        return Error{file.string(), fmt::format("a table of {} x {}", model.table.rows(), model.table.cols()),
                     fmt::format("{} x {}", rows, model.settings.encoder.dimension),
                     "the file is damaged: use another copy"};
    }
    auto network = readNetwork(reader, "/network", model.settings, file);
    if (!network) return network.error();
    model.network = *std::move(network);
    if (reader.has("/forms")) {
        const auto forms = reader.read<std::uint8_t>("/forms");
        model.forms = FormVocabulary::fromText({forms.begin(), forms.end()});
    }
    ModelProvenance& training = model.provenance;
    training.steps = reader.integerAttribute("steps");
    training.epoch = static_cast<int>(reader.integerAttribute("epoch"));
    training.pairs = reader.integerAttribute("pairs");
    training.developmentScore = reader.numberAttribute("development-score");
    training.retrieval = reader.hasAttribute("retrieval-score");
    training.sourceLanguage = reader.textAttribute("source-language");
    training.targetLanguage = reader.textAttribute("target-language");
    training.pairsName = reader.textAttribute("pairs-name");
    return model;
}

}  // namespace

void writeModel(const Model& model, const std::filesystem::path& file) {
    Hdf5Writer writer(file, kKind, kVersion);
    writer.setAttribute("settings", settingsText(model.settings));
    writer.setAttribute("steps", model.provenance.steps);
    writer.setAttribute("epoch", static_cast<std::int64_t>(model.provenance.epoch));
    writer.setAttribute("pairs", model.provenance.pairs);
    writer.setAttribute("development-score", model.provenance.developmentScore);
    if (model.provenance.retrieval) writer.setAttribute("retrieval-score", std::int64_t{1});
    writer.setAttribute("source-language", model.provenance.sourceLanguage);
    writer.setAttribute("target-language", model.provenance.targetLanguage);
    writer.setAttribute("pairs-name", model.provenance.pairsName);
    const auto write = [&](const char* name, const std::string& text) {
        writer.write<std::uint8_t>(name, {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    };
    write("/tokenizer", model.tokenizer->serialise());
    if (!model.forms.empty()) write("/forms", model.forms.text());
    writer.write("/table", model.table);
    writeNetwork(writer, "/network", model.network);
    writer.commit();
}

Result<Model> readModel(const std::filesystem::path& file) {
    return readHdf5<Model>(file, kKind, kVersion,
                           [&](const Hdf5Reader& reader) { return readContents(reader, file); });
}

}  // namespace paragram
