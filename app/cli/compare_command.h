// paragram-cli compare-data: which pairs train the better model.
#pragma once

#include "app/cli/command.h"

namespace paragram::cli {

Command compareDataCommand();

}  // namespace paragram::cli
