// Commands of paragram-cli: each is a row with a name, a description, its flags and its work.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/settings/setting_grid.h"

namespace paragram::cli {

// Exit statuses, on which scripts may rely.
inline constexpr int kDone = 0, kWrongInput = 1, kMachineFailed = 2, kStopped = 130;
inline constexpr int kReaderEnded = 141;  // as a program that SIGPIPE ends

// The work of a command after its flags are parsed. A stop is reported as exit status 130.
using Task = std::function<Result<Nothing>(JobContext&)>;

struct Command {
    std::string name;
    std::string description;
    // Declares the flags on app and returns the work that runs after parsing.
    std::function<Task(CLI::App& app)> declare;
    // Two lines as a user types them, with which --help ends. A test runs all of them in the order of the
    // commands, in one folder: each may use what earlier ones have written.
    std::vector<std::string> examples;
    std::string alias = {};  // an older name, kept for scripts; empty: none
    bool divided = false;    // several ranks share its work
};

const std::vector<Command>& commands();

// The settings of some groups as flags --key. Values of the command line override those of --settings, which
// override those of --preset. Error for unknown presets, unreadable files and values out of range.
class SettingFlags {
  public:
    SettingFlags(CLI::App& app, const std::vector<std::string>& groups, bool withPreset);
    Result<Settings> settings() const;
    // The same with lists of values, "0 | 0.1 | 0.3".
    Result<SettingGrid> grid() const;
    // Declares flag as another name of key; --key overrides it.
    void alias(CLI::App& app, const std::string& flag, const std::string& key);

  private:
    struct State;
    Result<Nothing> forEach(
        const std::function<Result<Nothing>(const SettingRow&, const std::string&)>& take) const;
    std::shared_ptr<State> state_;
};

}  // namespace paragram::cli
