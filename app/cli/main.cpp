// paragram-cli: the tasks of the workbench on the command line.
#include "app/cli/program.h"

int main(int argc, char** argv) {
    return paragram::cli::runProgram({}, argc, argv);
}
