#include "core/exchange/targets/model_card.h"

#include <fmt/format.h>

#include <cmath>

#include "core/base/number_text.h"
#include "core/base/template_text.h"
#include "core/settings/setting_table.h"

namespace paragram {
namespace {

std::string trainingText(const Model& model) {
    const ModelProvenance& training = model.provenance;
    std::string text;
    if (!training.pairsName.empty()) {
        text += fmt::format("Trained on `{}`", training.pairsName);
        if (training.pairs > 0) text += fmt::format(", {} pairs", groupedNumber(training.pairs));
        if (!training.sourceLanguage.empty())
            text += fmt::format(" ({}, {})", training.sourceLanguage, training.targetLanguage);
        text += fmt::format(", {} steps in {} epochs.\n", groupedNumber(training.steps), training.epoch);
    }
    if (std::isfinite(training.developmentScore) && training.steps > 0)
        text +=
            fmt::format("{}: {:.1f}.\n",
                        training.retrieval ? "Share of held-out pairs whose sides find each other, percent"
                                           : "Mean Pearson on the development sets",
                        100 * training.developmentScore);
    return text.empty() ? "The training data of the model is unknown.\n" : text;
}

std::string vectorsText(const Model& model) {
    const std::string rows = groupedNumber(model.table.rows());
    if (model.averaging()) {
        return fmt::format("Sentence embeddings: the {} of {} vectors of {} numbers. ",
                           model.settings.encoder.pooling == Pooling::max ? "largest values" : "mean", rows,
                           model.table.cols());
    }
    return fmt::format("Sentence embeddings of {} numbers, which a network ({}) computes of {} tokens. ",
                       model.dimension(), nameOf(model.settings.encoder.network), rows);
}

}  // namespace

std::string filledSnippet(const ExportSnippet& snippet, const Model& model, const std::string& path,
                          const std::string& stem) {
    std::string code = replaced(snippet.code, "{path}", path);
    code = replaced(std::move(code), "{stem}", stem);
    return replaced(std::move(code), "{dimension}", std::to_string(model.table.cols()));
}

std::string modelCardText(const ModelCard& card, const Model& model, const ExportTarget& target,
                          const std::string& path, const std::string& stem) {
    std::string text = fmt::format("---\ntags:\n- sentence-similarity\n{}pipeline_tag: sentence-similarity\n",
                                   model.averaging() ? "- static-embeddings\n" : "");
    if (!model.provenance.sourceLanguage.empty()) {
        text += fmt::format("language:\n- {}\n", model.provenance.sourceLanguage);
        if (model.provenance.targetLanguage != model.provenance.sourceLanguage)
            text += fmt::format("- {}\n", model.provenance.targetLanguage);
    }
    text += fmt::format("---\n# {}\n\n", card.name) + vectorsText(model);
    text += "The cosine of two vectors says how similar their sentences are in meaning.\n";
    for (const std::string& change : card.changes)
        text += fmt::format("Changed for this export: {}.\n", change);
    text += "\n## Data\n\n" + trainingText(model);
    text += card.licence.empty() ? "Licence of the data: not stated.\n"
                                 : fmt::format("Licence of the data: {}.\n", card.licence);
    if (!card.scores.empty()) {
        text += "\n## Scores\n\n";
        for (const std::string& score : card.scores) text += "- " + score + "\n";
    }
    text += "\n## Use\n";
    for (const ExportSnippet& snippet : target.snippets)
        text +=
            fmt::format("\n{}\n\n```\n{}```\n", snippet.language, filledSnippet(snippet, model, path, stem));
    text += "\n## Settings\n\nSettings that differ from their defaults.\n\n";
    for (const SettingRow& row : settingTable()) {
        if (!row.isDefault(model.settings))
            text += fmt::format("- `{} = {}`\n", row.key, row.text(model.settings));
    }
    return text +
           "\nMade with Paragram Workbench. Methods: Wieting and Gimpel 2018, Wieting et al. 2019, 2022.\n";
}

}  // namespace paragram
