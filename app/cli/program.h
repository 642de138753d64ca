// The command-line program, for one process or for several that share its work.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>

#include "app/cli/command.h"
#include "core/base/ranks/communicator.h"

namespace paragram::cli {

struct Program {
    std::string name = "paragram-cli";
    Communicator& ranks = singleProcess();
    std::function<void(CLI::App& app)> declareFlags = {};  // its own
    std::function<void()> beforeWork = {};                 // called when the flags are parsed
};

// Parses the command line and runs its command; returns the exit status. Of several ranks only rank 0 prints,
// and an error ends the work of all: the caller ends the others.
int runProgram(const Program& program, int argc, char** argv);

}  // namespace paragram::cli
