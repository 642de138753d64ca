// paragram-cli: the tasks of the workbench on the command line.
#include <fmt/format.h>

#include <csignal>
#include <cstdio>
#include <map>

#include "app/cli/command.h"
#include "app/cli/progress_printer.h"
#include "app/cli/stop_signal.h"

using namespace paragram;
using namespace paragram::cli;

namespace {

int report(const Error& error) {
    std::fputs((error.sentence() + "\n").c_str(), stderr);
    return error.kind == ErrorKind::machine ? kMachineFailed : kWrongInput;
}

int runTask(const Task& task, ProgressStyle style) {
    ProgressPrinter printer(style);
    const StopSignal interrupted;  // Ctrl-C and kill request a stop; a second one ends the program
    JobContext job;
    job.stop = interrupted.token();
    job.onProgress = [&printer](const Progress& progress) { printer.show(progress); };
    try {
        const Result<Nothing> result = task(job);
        printer.finish();
        switch (result.outcome()) {
            case Outcome::finished:
                return kDone;
            case Outcome::stopped:
                return kStopped;
            case Outcome::failed:
                break;
        }
        return report(result.error());
    } catch (const MachineFailure& failure) {
        printer.finish();
        return report(failure.error());
    } catch (const std::exception& failure) {
        printer.finish();
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
    app.add_option("--progress", progress, "How to show progress on standard error (default auto)")
        ->check(CLI::IsMember({"auto", "plain", "json", "none"}));
    Task task;
    for (const Command& command : commands()) {
        CLI::App* sub = app.add_subcommand(command.name, command.description);
        if (!command.alias.empty()) sub->alias(command.alias);
        sub->callback([&task, run = command.declare(*sub)] { task = run; });
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::Success& asked) {
        return app.exit(asked);  // --help, --version
    } catch (const CLI::ParseError& wrong) {
        return report({"command line", wrong.what(), "", "see paragram-cli --help"});
    }
    const std::map<std::string, ProgressStyle> styles{{"auto", ProgressStyle::automatic},
                                                      {"plain", ProgressStyle::plain},
                                                      {"json", ProgressStyle::json},
                                                      {"none", ProgressStyle::none}};
    return runTask(task, styles.at(progress));
}
