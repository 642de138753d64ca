// A recipe: an ordered list of filters, as text with one step per line.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/filters/filter_kind.h"
#include "core/settings/settings.h"

namespace paragram {

struct RecipeStep {
    std::string filter;                         // FilterKind::id
    std::map<std::string, std::string> values;  // parameters that differ from their defaults, or were given
    bool enabled = true;  // false: the line starts with "off", and the step does not run
    std::string comment;  // the lines above it that start with #

    friend bool operator==(const RecipeStep&, const RecipeStep&) = default;
    const FilterKind& kind() const;
    // A parameter with its default filled in.
    const std::string& value(const std::string& key) const;
    FilterValues allValues() const;
    // "length minimum=3 maximum=100"
    std::string line() const;
};

struct Recipe {
    std::vector<RecipeStep> steps;
    friend bool operator==(const Recipe&, const Recipe&) = default;
};

// Reads lines of NAME KEY=VALUE KEY="VALUE WITH SPACES"; # starts a comment. Error with name and line.
Result<Recipe> parseRecipe(std::string_view text, const std::string& name);
// Reads a step from one line. Error with `where`.
Result<RecipeStep> parseRecipeStep(std::string_view line, const std::string& where);
// Text that parseRecipe reads as the same recipe.
std::string recipeText(const Recipe& recipe);

struct RecipePreset {
    std::string name;         // "p22-bitext"
    std::string description;  // first comment line of its file
    std::string text;
};
// Built into the program (resources/recipes/*.recipe).
const std::vector<RecipePreset>& recipePresets();

// presetOrFile: the name of a preset, or a file. Error if it is neither, or cannot be read.
Result<Recipe> readRecipe(const std::string& presetOrFile);

// The recipe that filter.* and text.* describe.
Recipe recipeOf(const Settings& settings);

}  // namespace paragram
