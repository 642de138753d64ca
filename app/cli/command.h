// Commands of paragram-cli: each is a row with a name, a sentence, its flags and its work.
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

// Exit statuses that scripts may rely on.
inline constexpr int kDone = 0, kWrongInput = 1, kMachineFailed = 2, kStopped = 130;

struct Outcome {
    bool stopped = false;
};

struct Command {
    std::string name;
    std::string description;
    // Declares the flags on app and gives what runs once they are parsed.
    std::function<std::function<Result<Outcome>(JobContext&)>(CLI::App& app)> declare;
};

const std::vector<Command>& commands();

// The settings of some groups as flags --key; values given on the command line win over those of --settings,
// which win over --preset.
class SettingFlags {
  public:
    SettingFlags(CLI::App& app, const std::vector<std::string>& groups, bool withPreset);
    Result<Settings> settings() const;
    // The same with lists of values, "0 | 0.1 | 0.3".
    Result<SettingGrid> grid() const;
    // Sets value unless the user gave key: what a flag of its own ("--kind") means.
    void alias(CLI::App& app, const std::string& flag, const std::string& key);

  private:
    struct State;
    Result<Nothing> forEach(
        const std::function<Result<Nothing>(const SettingRow&, const std::string&)>& take) const;
    std::shared_ptr<State> state_;
};

}  // namespace paragram::cli
