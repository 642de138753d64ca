// The command neighbours: the nearest sentences of a text, or the nearest pairs of a translation memory.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command neighboursCommand();

}  // namespace paragram::cli
