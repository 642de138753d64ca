#include "tests/rules/engine_texts.h"

#include <regex>
#include <set>

#include "core/catalogue/catalogue.h"
#include "core/exchange/targets/export_target.h"
#include "core/pairs/filters/filter_table.h"
#include "core/pairs/formats/format_registry.h"
#include "core/pairs/recipes/recipe.h"
#include "core/settings/setting_measures.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"
#include "core/tasks/corpora/write_alignment.h"
#include "tests/rules/source_tree.h"

namespace paragram::rules {
namespace {

// One table of the engine: its texts in order, each once.
class Context {
  public:
    Context(std::string name, const char* about) : name_(std::move(name)), about_(about) {}
    void add(const std::string& text) {
        static const std::regex kLetter("[A-Za-z]");
        if (!std::regex_search(text, kLetter) || !seen_.insert(text).second) return;
        std::string escaped;
        for (const char c : text) escaped += c == '"' || c == '\\' ? std::string{'\\', c} : std::string{c};
        lines_ += "    QT_TRANSLATE_NOOP(\"" + name_ + "\", \"" + escaped + "\"),\n";
    }
    std::string code() const { return std::string("    // ") + about_ + '\n' + lines_; }

  private:
    std::string name_;
    const char* about_;
    std::string lines_;
    std::set<std::string> seen_;
};

std::string settings() {
    Context all("Settings", "settings: labels, choices, units and help");
    for (const auto* table : {&settingTable(), &alignSettingTable()})
        for (const SettingRow& row : *table) {
            all.add(row.label);
            for (const std::string& choice : row.choiceLabels.empty() ? row.choices : row.choiceLabels)
                all.add(choice);
            all.add(row.unit);
            // Ranges of numbers are built by the window, and lists of names are those of the command line.
            if (!row.isNumber() && row.choices.empty()) all.add(row.range());
            all.add(row.help);
            all.add(measuredEffect(row.key));
        }
    all.add("none");
    for (const auto& row : namesOf(Generative{})) all.add(row.label);
    return all.code();
}

std::string filters() {
    Context all("Filters", "filters: titles, quantities, parameters and help");
    for (const FilterKind& kind : filterTable()) {
        all.add(kind.title);
        all.add(kind.help);
        all.add(kind.quantity);
        for (const FilterParameter& parameter : kind.parameters) {
            all.add(parameter.label);
            all.add(parameter.unit);
            all.add(parameter.help);
            for (const std::string& choice : parameter.choices) all.add(choice);
            if (parameter.kind != ParameterKind::number && parameter.kind != ParameterKind::choice)
                all.add(parameter.range());
        }
    }
    return all.code();
}

std::string formats() {
    Context all("Formats", "formats of pair files");
    for (const PairFormat& format : pairFormats()) {
        all.add(format.title);
        all.add(format.sentence);
    }
    return all.code();
}

std::string exports() {
    Context all("Exports", "export targets");
    for (const ExportTarget& target : exportTargets()) {
        all.add(target.label);
        all.add(target.reader);
    }
    return all.code();
}

std::string catalogueTexts() {
    Context all("Catalogue", "entries of the catalogue");
    for (const CatalogueEntry& entry : catalogue())
        for (const std::string& text : {entry.about, entry.languages, entry.licence, entry.terms})
            all.add(text);
    return all.code();
}

// What the engine's jobs report: the literals of each Progress, and those that functions pass on to one.
std::string jobs() {
    static const std::regex kProgress(
        R"re((?:report\(\s*\{|Progress \w+\{)[^;]*?\}\)?;|scanPairs\([^;"]*"[^"]*", job|stage = "[^"]*"|progress\.unit = "[^"]*"|placeUnit = "[^"]*"|forAll\([^;"]*"[^"]*"|kVectorStage = "[^"]*")re");
    static const std::regex kLiteral("\"((?:[^\"\\\\]|\\\\.)*)\"(\\s*\\+)?");
    Context all("Jobs", "what jobs report: stages and units");
    for (const SourceFile& file : sourceFiles("core"))
        for (std::sregex_iterator at(file.text.begin(), file.text.end(), kProgress), end; at != end; ++at) {
            const std::string found = at->str();
            for (std::sregex_iterator one(found.begin(), found.end(), kLiteral); one != end; ++one) {
                const std::string text = (*one)[1];
                if (text.find('{') != std::string::npos) continue;  // a reason in English
                all.add((*one)[2].matched || text.ends_with(' ') ? text + "%1" : text);
            }
        }
    // What an import counts, and the other unit of a training's speed.
    for (const char* counted : {"lines", "units", "objects", "entries", "messages", "tokens"})
        all.add(counted);
    return all.code();
}

}  // namespace

std::string engineTexts() {
    Context presetTexts("Presets", "presets of settings"), recipeTexts("Recipes", "presets of recipes");
    for (const Preset& preset : presets()) presetTexts.add(preset.description);
    for (const RecipePreset& recipe : recipePresets()) recipeTexts.add(recipe.description);
    return "// Written by the build target update-docs, for lupdate: the texts of the engine that the "
           "window\n"
           "// translates (ui/language/engine_text.h). Not compiled.\n"
           "// clang-format off\n"
           "constexpr const char* kEngineTexts[] = {\n" +
           settings() + presetTexts.code() + filters() + recipeTexts.code() + formats() + exports() +
           catalogueTexts() + jobs() + "};\n";
}

}  // namespace paragram::rules
