#include "core/pairs/recipes/recipe.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "core/base/choices.h"
#include "core/base/files/atomic_file.h"
#include "core/pairs/filters/filter_table.h"
#include "core/pairs/recipes/recipe_texts.h"

namespace paragram {
namespace {

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// Words separated by spaces; a quoted part of a word may contain spaces. Ends at a # at the start of a word.
Result<std::vector<std::string>> wordsOf(std::string_view line, const std::string& where) {
    std::vector<std::string> words;
    bool inside = false, quoted = false;
    for (const char c : line) {
        if (c == '"') {
            quoted = !quoted;
            if (!inside) words.emplace_back();
            inside = true;
        } else if (!quoted && (c == ' ' || c == '\t' || c == '\r')) {
            inside = false;
        } else {
            if (!inside && c == '#') break;
            if (!inside) words.emplace_back();
            inside = true;
            words.back() += c;
        }
    }
    if (quoted) return Error{where, "a quotation mark that is not closed", "", "close it"};
    return words;
}

std::vector<std::string> knownFilters() {
    std::vector<std::string> names;
    for (const FilterKind& kind : filterTable()) names.push_back(kind.id);
    return names;
}

std::vector<std::string> knownParameters(const FilterKind& kind) {
    std::vector<std::string> names;
    for (const FilterParameter& parameter : kind.parameters) names.push_back(parameter.key);
    return names;
}

Result<Nothing> setParameter(RecipeStep& step, const std::string& word, const std::string& where) {
    const FilterKind& kind = step.kind();
    const auto equals = word.find('=');
    if (equals == std::string::npos) {
        return Error{where, "\"" + word + "\"", "KEY=VALUE", "correct the line or start it with #"};
    }
    const std::string key = word.substr(0, equals), value = word.substr(equals + 1);
    const FilterParameter* parameter = kind.parameter(key);
    if (!parameter) {
        return Error{where, fmt::format("{} has no \"{}\"", kind.id, key), "",
                     choiceAdvice(key, knownParameters(kind))};
    }
    if (!step.values.emplace(key, value).second) {
        return Error{where, key + " is given twice", "", "remove one of them"};
    }
    Result<Nothing> good = parameter->check(value);
    if (good) return good;
    Error error = good.error();
    error.where = where + ": " + kind.id;
    return error;
}

}  // namespace

const FilterKind& RecipeStep::kind() const {
    return *findFilter(filter);
}

const std::string& RecipeStep::value(const std::string& key) const {
    const auto found = values.find(key);
    return found != values.end() ? found->second : kind().parameter(key)->fallback;
}

FilterValues RecipeStep::allValues() const {
    std::map<std::string, std::string> all;
    for (const FilterParameter& parameter : kind().parameters) all[parameter.key] = value(parameter.key);
    return FilterValues(std::move(all));
}

std::string RecipeStep::line() const {
    std::string text = enabled ? filter : "off " + filter;
    for (const FilterParameter& parameter : kind().parameters) {
        const auto found = values.find(parameter.key);
        if (found == values.end()) continue;
        const bool blanks = found->second.empty() || found->second.find_first_of(" \t#") != std::string::npos;
        text +=
            fmt::format(" {}={}{}{}", found->first, blanks ? "\"" : "", found->second, blanks ? "\"" : "");
    }
    return text;
}

Result<RecipeStep> parseRecipeStep(std::string_view line, const std::string& where) {
    Result<std::vector<std::string>> words = wordsOf(line, where);
    if (!words) return words.error();
    RecipeStep step;
    std::size_t next = 0;
    if (!words->empty() && words->front() == "off") {
        step.enabled = false;
        ++next;
    }
    if (next == words->size()) return Error{where, "no filter", "", choiceAdvice("", knownFilters())};
    step.filter = (*words)[next++];
    if (!findFilter(step.filter)) {
        return Error{where, fmt::format("unknown filter \"{}\"", step.filter), "",
                     choiceAdvice(step.filter, knownFilters())};
    }
    for (; next < words->size(); ++next) {
        const Result<Nothing> set = setParameter(step, (*words)[next], where);
        if (!set) return set.error();
    }
    if (step.kind().parameter("minimum") &&
        step.allValues().number("minimum") > step.allValues().number("maximum")) {
        return Error{where, fmt::format("{}: minimum is above maximum", step.filter), "",
                     "exchange them, or correct one"};
    }
    return step;
}

Result<Recipe> parseRecipe(std::string_view text, const std::string& name) {
    Recipe recipe;
    std::string comment;
    for (int number = 1; !text.empty(); ++number) {
        const auto end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty()) continue;
        if (line.front() == '#') {
            comment += std::string(line) + "\n";
            continue;
        }
        Result<RecipeStep> step = parseRecipeStep(line, fmt::format("{}:{}", name, number));
        if (!step) return step.error();
        step->comment = std::exchange(comment, {});
        recipe.steps.push_back(std::move(*step));
    }
    return recipe;
}

std::string recipeText(const Recipe& recipe) {
    std::string text;
    for (const RecipeStep& step : recipe.steps) text += step.comment + step.line() + "\n";
    return text;
}

const std::vector<RecipePreset>& recipePresets() {
    static const std::vector<RecipePreset> all = [] {
        std::vector<RecipePreset> made;
        for (const auto& [name, text] : kRecipeTexts) {
            std::string description(text.substr(0, text.find('\n')));
            description.erase(0, description.find_first_not_of("# "));
            made.push_back({std::string(name), std::move(description), std::string(text)});
        }
        return made;
    }();
    return all;
}

Result<Recipe> readRecipe(const std::string& presetOrFile) {
    std::vector<std::string> names;
    for (const RecipePreset& preset : recipePresets()) {
        if (preset.name == presetOrFile) return parseRecipe(preset.text, "recipe " + preset.name);
        names.push_back(preset.name);
    }
    std::error_code code;
    if (!std::filesystem::exists(presetOrFile, code)) {
        return Error{"recipe", fmt::format("\"{}\" is neither a file nor built in", presetOrFile),
                     "a file or a built-in recipe", choiceAdvice(presetOrFile, names)};
    }
    const Result<std::string> text = readFile(presetOrFile);
    if (!text) return text.error();
    if (const auto problem = findTextProblem(*text)) {
        return Error{presetOrFile, fmt::format("{} at byte {}", problem->found, problem->byte + 1),
                     "a recipe in UTF-8", "check that this is the right file"};
    }
    return parseRecipe(*text, presetOrFile);
}

Recipe recipeOf(const Settings& settings) {
    Recipe recipe;
    const FilterSettings& wanted = settings.filter;
    if (wanted.identical) recipe.steps.push_back({"identical", {}, true, {}});
    if (wanted.minimumLength > 1 || wanted.maximumLength > 0) {
        RecipeStep step{"length", {{"minimum", std::to_string(wanted.minimumLength)}}, true, {}};
        if (wanted.maximumLength > 0) step.values["maximum"] = std::to_string(wanted.maximumLength);
        recipe.steps.push_back(std::move(step));
    }
    if (wanted.duplicates != Duplicates::keep) {
        recipe.steps.push_back({"duplicates",
                                {{"keep", nameOf(wanted.duplicates)},
                                 {"lower-case", settings.text.lowerCase ? "true" : "false"}},
                                true,
                                {}});
    }
    return recipe;
}

}  // namespace paragram
