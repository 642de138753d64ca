// paragram-cli: the tasks of the workbench on the command line.
#include <fmt/format.h>

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <sstream>

#include "app/cli/choice_option.h"
#include "app/cli/command.h"
#include "app/cli/command_words.h"
#include "app/cli/output_flags.h"
#include "app/cli/progress_printer.h"
#include "app/cli/stop_signal.h"
#include "app/cli/usage.h"
#include "core/base/files/atomic_file.h"

using namespace paragram;
using namespace paragram::cli;

namespace {

// Whether the program that reads our output has ended, as head does after its lines.
bool readerHasEnded() {
    pollfd output{STDOUT_FILENO, 0, 0};
    return ::poll(&output, 1, 0) == 1 && (output.revents & POLLERR) != 0;
}

int report(const Error& error) {
    if (readerHasEnded()) return kReaderEnded;
    std::fputs((error.sentence() + "\n").c_str(), stderr);
    return error.kind == ErrorKind::machine ? kMachineFailed : kWrongInput;
}

// Throws MachineFailure if not all of what was printed has been written.
void checkStandardOutput() {
    if (std::fflush(stdout) == 0 && std::ferror(stdout) == 0) return;
    throw MachineFailure({"standard output", fmt::format("cannot be written ({})", std::strerror(errno)), "",
                          "free disk space or write to another place"});
}

// --help and --version.
int answer(const CLI::App& app, const CLI::Success& asked) {
    std::ostringstream text;
    app.exit(asked, text, text);
    std::fputs(text.str().c_str(), stdout);
    try {
        checkStandardOutput();
    } catch (const MachineFailure& failure) {
        return report(failure.error());
    }
    return kDone;
}

int runTask(const CLI::App& command, const Task& task, ProgressStyle style) {
    if (const Result<Nothing> allowed = checkOutputs(command); !allowed) return report(allowed.error());
    if (style == ProgressStyle::automatic && writesToTerminal(command)) style = ProgressStyle::none;
    ProgressPrinter printer(style);
    const StopSignal interrupted;  // Ctrl-C and kill request a stop; a second one ends the program
    JobContext job;
    job.stop = interrupted.token();
    job.onProgress = [&printer](const Progress& progress) { printer.show(progress); };
    try {
        const Result<Nothing> result = task(job);
        eraseProgress();
        switch (result.outcome()) {
            case Outcome::finished:
                checkStandardOutput();
                return kDone;
            case Outcome::stopped:
                return kStopped;
            case Outcome::failed:
                break;
        }
        return report(inCommandWords(result.error(), command));
    } catch (const Failure& failure) {
        eraseProgress();
        return report(inCommandWords(failure.error(), command));
    } catch (const std::exception& failure) {
        eraseProgress();
        return report(
            {"paragram-cli", failure.what(), "", "free memory or disk and try again", ErrorKind::machine});
    }
}

}  // namespace

int main(int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN);  // exceeding a quota is a failed write, not a crash
    std::signal(SIGPIPE, SIG_IGN);
    CLI::App app("Train, inspect, use and export paraphrastic sentence embeddings.", "paragram-cli");
    app.set_version_flag("--version", PARAGRAM_VERSION);
    app.require_subcommand(1);
    app.fallthrough();
    std::string progress = "auto";
    limitTo(app.add_option("--progress", progress,
                           "How to show progress on standard error: auto, plain, json or none (default auto)")
                ->type_name("KIND"),
            {"auto", "plain", "json", "none"});
    Task task;
    for (const Command& command : commands()) {
        CLI::App* sub = app.add_subcommand(command.name, command.description);
        if (!command.alias.empty()) sub->alias(command.alias);
        sub->callback([&task, run = command.declare(*sub)] { task = run; });
        addExamples(*sub, command.examples);
    }
    std::vector<std::string> arguments = withHelpFlags(app, {argv + 1, argv + argc});
    if (const Result<Nothing> known = checkNames(app, arguments); !known) return report(known.error());
    try {
        std::ranges::reverse(arguments);  // as parse expects them
        app.parse(std::move(arguments));
    } catch (const CLI::Success& asked) {
        return answer(app, asked);
    } catch (const Failure& wrong) {
        return report(wrong.error());
    } catch (const CLI::ParseError& wrong) {
        const auto given = app.get_subcommands();
        const std::string command = given.empty() ? "" : given.front()->get_name() + " ";
        return report({"command line", wrong.what(), "", "see paragram-cli " + command + "--help"});
    }
    const std::map<std::string, ProgressStyle> styles{{"auto", ProgressStyle::automatic},
                                                      {"plain", ProgressStyle::plain},
                                                      {"json", ProgressStyle::json},
                                                      {"none", ProgressStyle::none}};
    return runTask(*app.get_subcommands().front(), task, styles.at(progress));
}
