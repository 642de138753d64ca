#include "app/cli/program.h"

#include <fmt/format.h>

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <map>
#include <sstream>
#include <thread>

#include "app/cli/choice_option.h"
#include "app/cli/command_words.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "app/cli/progress_printer.h"
#include "app/cli/stop_signal.h"
#include "app/cli/usage.h"
#include "core/base/files/atomic_file.h"
#include "core/base/stopwatch.h"

namespace paragram::cli {
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

// Ranks other than 0 print nothing but the error that ends all.
class Silence {
  public:
    explicit Silence(const Communicator& ranks) {
        if (ranks.isFirst()) return;
        kept_ = ::dup(STDERR_FILENO);
        rank_ = ranks.rank();
        for (FILE* stream : {stdout, stderr})
            if (std::freopen("/dev/null", "w", stream) == nullptr) std::fclose(stream);
    }
    // Rank 0 fails at the same time where all have the same error; it is heard first and ends the others.
    int report(const Error& error) const {
        if (kept_ < 0) return cli::report(error);
        std::this_thread::sleep_for(std::chrono::seconds(2));
        const std::string line = fmt::format("rank {}: {}\n", rank_, error.sentence());
        [[maybe_unused]] const auto written = ::write(kept_, line.data(), line.size());
        return error.kind == ErrorKind::machine ? kMachineFailed : kWrongInput;
    }

  private:
    int kept_ = -1, rank_ = 0;
};

// How long the ranks waited for each other, which shows the slowest machine.
void sayWaits(Communicator& ranks, double seconds) {
    if (ranks.alone()) return;
    const std::vector<double> waited = valuesOfAll(ranks, ranks.secondsWaited());
    const auto [least, most] = std::ranges::minmax_element(waited);
    if (!ranks.isFirst() || seconds < 1) return;
    note("{} ranks, of {:.0f} s each waited {:.0f} % to {:.0f} % for the others; rank {} the least\n",
         ranks.size(), seconds, 100 * *least / seconds, 100 * *most / seconds, least - waited.begin());
}

Result<Nothing> checkDivided(const Program& program, const Command& command) {
    if (program.ranks.alone()) return Nothing{};
    if (!command.divided)
        return Error{program.name + " " + command.name, fmt::format("{} ranks", program.ranks.size()),
                     "one: this command does not divide its work", "use paragram-cli"};
    return checkSame(program.ranks, "the versions of the program", PARAGRAM_VERSION);
}

Error machineFailure(const std::string& program, const std::exception& failure) {
    // FAISS packs the exceptions of its threads into the text of its own.
    const bool memory = dynamic_cast<const std::bad_alloc*>(&failure) != nullptr ||
                        std::string_view(failure.what()).ends_with("std::bad_alloc");
    return {program, memory ? "not enough memory" : failure.what(), "",
            memory ? "close other programs, or work on less at a time" : "free memory or disk and try again",
            ErrorKind::machine};
}

// Out of OpenMP's threads, on which FAISS computes, no exception finds its way: the language ends the
// program.
[[noreturn]] void endWithoutMemory() {
    try {
        if (const std::exception_ptr thrown = std::current_exception()) std::rethrow_exception(thrown);
    } catch (const std::bad_alloc& failure) {
        report(machineFailure(program_invocation_short_name, failure));
        std::_Exit(kMachineFailed);
    } catch (...) {
    }
    std::abort();
}

int runTask(const Program& program, const CLI::App& command, const Task& task, ProgressStyle style,
            const Silence& silence) {
    if (program.ranks.isFirst())
        if (const Result<Nothing> allowed = checkOutputs(command); !allowed)
            return silence.report(allowed.error());
    if (style == ProgressStyle::automatic && writesToTerminal(command)) style = ProgressStyle::none;
    ProgressPrinter printer(program.ranks.isFirst() ? style : ProgressStyle::none);
    const StopSignal interrupted;  // Ctrl-C and kill request a stop; a second one ends the program
    JobContext job;
    job.stop = interrupted.token();
    job.onProgress = [&printer](const Progress& progress) { printer.show(progress); };
    job.others = &program.ranks;
    const Stopwatch watch;
    try {
        const Result<Nothing> result = task(job);
        eraseProgress();
        switch (result.outcome()) {
            case Outcome::finished:
                sayWaits(program.ranks, watch.seconds());
                checkStandardOutput();
                return kDone;
            case Outcome::stopped:
                return kStopped;
            case Outcome::failed:
                break;
        }
        return silence.report(inCommandWords(result.error(), command));
    } catch (const Failure& failure) {
        eraseProgress();
        return silence.report(inCommandWords(failure.error(), command));
    } catch (const std::exception& failure) {
        eraseProgress();
        return silence.report(machineFailure(program.name, failure));
    }
}

int parseAndRun(const Program& program, const Silence& silence, int argc, char** argv) {
    CLI::App app("Train, inspect, use and export paraphrastic sentence embeddings.", program.name);
    app.set_version_flag("--version", PARAGRAM_VERSION);
    app.require_subcommand(1);
    app.fallthrough();
    std::string progress = "auto";
    limitTo(app.add_option("--progress", progress,
                           "How to show progress on standard error: auto, plain, json or none (default auto)")
                ->type_name("KIND"),
            {"auto", "plain", "json", "none"});
    if (program.declareFlags) program.declareFlags(app);
    Task task;
    const Command* chosen = nullptr;
    for (const Command& command : commands()) {
        CLI::App* sub = app.add_subcommand(command.name, command.description);
        if (!command.alias.empty()) sub->alias(command.alias);
        sub->callback([&task, &chosen, &command, run = command.declare(*sub)] {
            task = run;
            chosen = &command;
        });
        addExamples(*sub, command.examples);
    }
    std::vector<std::string> arguments = withHelpFlags(app, {argv + 1, argv + argc});
    if (const Result<Nothing> known = checkNames(app, arguments); !known)
        return silence.report(known.error());
    try {
        std::ranges::reverse(arguments);  // as parse expects them
        app.parse(std::move(arguments));
    } catch (const CLI::Success& asked) {
        return answer(app, asked);
    } catch (const Failure& wrong) {
        return silence.report(wrong.error());
    } catch (const CLI::ParseError& wrong) {
        const auto given = app.get_subcommands();
        const std::string command = given.empty() ? "" : given.front()->get_name() + " ";
        return silence.report({"command line", wrong.what(), "", "see paragram-cli " + command + "--help"});
    }
    if (program.beforeWork) program.beforeWork();
    if (const Result<Nothing> divided = checkDivided(program, *chosen); !divided)
        return silence.report(divided.error());
    const std::map<std::string, ProgressStyle> styles{{"auto", ProgressStyle::automatic},
                                                      {"plain", ProgressStyle::plain},
                                                      {"json", ProgressStyle::json},
                                                      {"none", ProgressStyle::none}};
    return runTask(program, *app.get_subcommands().front(), task, styles.at(progress), silence);
}

}  // namespace

int runProgram(const Program& program, int argc, char** argv) {
    std::signal(SIGXFSZ, SIG_IGN);  // exceeding a quota is a failed write, not a crash
    std::signal(SIGPIPE, SIG_IGN);
    std::set_terminate(endWithoutMemory);
    const Silence silence(program.ranks);
    try {
        return parseAndRun(program, silence, argc, argv);
    } catch (const std::exception& failure) {
        return silence.report(machineFailure(program.name, failure));
    }
}

}  // namespace paragram::cli
