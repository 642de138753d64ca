// A recipe: filters in their order, as text a line a step.
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
    std::map<std::string, std::string> values;  // parameters that differ from their defaults, or were named
    bool enabled = true;                        // "off" in front of a line: kept, but not run
    std::string comment;                        // the lines above it that begin with #

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

// "NAME KEY=VALUE KEY="VALUE WITH BLANKS"" a line; # begins a comment. name stands in errors, with the line.
Result<Recipe> parseRecipe(std::string_view text, const std::string& name);
// A step of one line; where stands in errors.
Result<RecipeStep> parseRecipeStep(std::string_view line, const std::string& where);
// What parseRecipe reads back as the same recipe.
std::string recipeText(const Recipe& recipe);

struct RecipePreset {
    std::string name;         // "p22-bitext"
    std::string description;  // first comment line of its file
    std::string text;
};
// Built into the program (resources/recipes/*.recipe).
const std::vector<RecipePreset>& recipePresets();

// A preset's name or a file.
Result<Recipe> readRecipe(const std::string& presetOrFile);

// What filter.* and text.* ask for.
Recipe recipeOf(const Settings& settings);

}  // namespace paragram
