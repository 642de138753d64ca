// paragram-worker: work of the other programs that needs a separate process
// (core/base/process/worker_process.h).
//   paragram-worker walk-hdf5                             names of files on standard input
//   paragram-worker train-sentencepiece KEY=VALUE...     sentences on standard input, the model on standard
//   output
#include <sys/prctl.h>

#include <csignal>
#include <exception>
#include <iostream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/hdf5/hdf5_walk.h"
#include "core/base/process/worker_process.h"
#include "core/tokens/sentencepiece/sentencepiece_learning.h"

namespace {

using Arguments = std::vector<std::string_view>;

// Reads each file and says whether that succeeded: +, or - where a bound was reached. Ends after many files,
// since the library loses memory on damaged ones.
int walkFiles() {
    constexpr int kFiles = 1000;
    paragram::WorkerInput input;
    std::string file;
    for (int i = 0; i < kFiles && input.next(file); ++i) {
        char answer = '+';
        try {
            paragram::walkHdf5(file);
        } catch (const std::exception&) {
            answer = '-';
        }
        std::cout << answer << std::flush;
    }
    return 0;
}

int trainSentencePiece(const Arguments& arguments) {
    std::unordered_map<std::string, std::string> options;
    for (const std::string_view argument : arguments) {
        const auto equals = argument.find('=');
        if (equals == std::string_view::npos) return 1;
        options.emplace(argument.substr(0, equals), argument.substr(equals + 1));
    }
    paragram::WorkerInput input;
    std::cout << paragram::learnPieces(options, [&](std::string& text) { return input.next(text); });
    return std::cout.flush() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGINT, SIG_IGN);  // the process that started it receives Ctrl-C and stops it
    Arguments arguments(argv + 1, argv + argc);
    const std::string verb(arguments.empty() ? "" : arguments.front());
    if (!arguments.empty()) arguments.erase(arguments.begin());
    try {
        // Also when the thread ends that started it; the standard input ends only with the process.
        if (verb == "walk-hdf5") return walkFiles();
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (verb == "train-sentencepiece") return trainSentencePiece(arguments);
        std::cerr << "paragram-worker is started by paragram and paragram-cli\n";
    } catch (const std::exception& failure) {
        std::cerr << failure.what() << '\n';
    }
    return 1;
}
