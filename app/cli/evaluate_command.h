// paragram-cli evaluate: models on suites, as tables and files.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command evaluateCommand();

}  // namespace paragram::cli
