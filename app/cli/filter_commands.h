// Commands that filter, divide and join pair stores.
#pragma once

#include <vector>

#include "app/cli/command.h"
#include "core/pairs/filter_chain.h"

namespace paragram::cli {

std::vector<Command> filterCommands();

// What each step did, as a table.
void printSteps(const std::vector<FilterCount>& steps);
// "p22-bitext, p22-paranmt, ...", for help texts.
std::string recipeNames();

}  // namespace paragram::cli
