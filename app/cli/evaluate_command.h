// paragram-cli evaluate: evaluates models on suites and writes tables and files.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command evaluateCommand();

}  // namespace paragram::cli
