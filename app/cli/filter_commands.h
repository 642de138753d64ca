// The command filter, and tables of filters for other commands.
#pragma once

#include <vector>

#include "app/cli/command.h"
#include "core/pairs/recipes/filter_chain.h"

namespace paragram::cli {

std::vector<Command> filterCommands();

// Prints the counts of each step as a table.
void printSteps(const std::vector<FilterCount>& steps);
// "p22-bitext, p22-paranmt, ...", for help texts.
std::vector<std::string> recipeNames();
std::string recipeList();

}  // namespace paragram::cli
