// paragram-mpi: paragram-cli on several ranks. See resources/help/cluster.md.
#include <fmt/format.h>

#include <algorithm>

#include "app/cli/console.h"
#include "app/cli/program.h"
#include "app/mpi/mpi_communicator.h"

using namespace paragram;
using namespace paragram::cli;

int main(int argc, char** argv) {
    MpiCommunicator ranks(argc, argv);
    Program program{"paragram-mpi", ranks};
    double minutes = 60;
    program.declareFlags = [&](CLI::App& app) {
        app.add_option("--wait-limit", minutes,
                       "Minutes after which a rank that waits for another gives up; 0: never (default 60)")
            ->type_name("MINUTES");
    };
    program.beforeWork = [&] { ranks.limitWaits(minutes); };
    const int status = runProgram(program, argc, argv);
    // What one rank reports ends all; a stop is agreed on.
    if (ranks.size() > 1 && status != kDone && status != kStopped) ranks.endAll(status);
    return status;
}
