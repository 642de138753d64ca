#include "app/cli/output_flags.h"

#include <fmt/format.h>
#include <unistd.h>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/files/atomic_file.h"
#include "core/runs/run_folder.h"
#include "core/text/input/listed_files.h"

namespace paragram::cli {
namespace {

namespace fs = std::filesystem;

struct Value {
    std::string flag, file;
};

// The values of all flags that name files to write, or of all others.
std::vector<Value> valuesOf(const CLI::App& command, bool outputs) {
    std::vector<Value> values;
    for (const CLI::Option* option : command.get_options()) {
        if ((option->get_group() == kOutputGroup) != outputs || option->get_name() == "--overwrite") continue;
        for (const std::string& value : option->results())
            if (!value.empty() && value != "-") values.push_back({option->get_name(), value});
    }
    return values;
}

// A run folder given as input stands for the files in it, a list of files for those that it names.
std::vector<fs::path> filesBehind(const Value& input) {
    std::error_code code;
    if (input.flag == "--files" || isListOfFiles(input.file)) {
        const std::string list = input.flag == "--files" ? input.file : input.file.substr(1);
        const Result<std::vector<fs::path>> listed = listedFiles('@' + list);
        std::vector<fs::path> files = listed ? *listed : std::vector<fs::path>();
        files.emplace_back(list);
        return files;
    }
    if (!fs::is_directory(input.file, code)) return {input.file};
    const RunFolder run{input.file};
    return {run.model(), run.checkpoint(), run.settings(), run.history(), run.report()};
}

bool isSameFile(const fs::path& a, const fs::path& b) {
    std::error_code code;
    if (fs::equivalent(a, b, code)) return true;
    // Neither exists, or only one.
    return fs::weakly_canonical(a, code) == fs::weakly_canonical(b, code);
}

}  // namespace

bool overwrites(const CLI::App& command) {
    const CLI::Option* flag = command.get_option_no_throw("--overwrite");
    return flag != nullptr && flag->count() > 0;
}

bool writesToTerminal(const CLI::App& command) {
    if (::isatty(STDOUT_FILENO) == 0) return false;
    for (const CLI::Option* option : command.get_options()) {
        if (option->get_group() != kOutputGroup) continue;
        const auto given = option->results();
        const std::string file = given.empty() ? option->get_default_str() : given.back();
        if (file == "-" || file == "/dev/stdout" || file == "/dev/tty") return true;
    }
    return false;
}

Result<Nothing> checkOutput(const CLI::App& command, const std::string& file) {
    std::error_code code;
    if (overwrites(command) || isSpecialFile(file) || !fs::exists(file, code) || fs::is_directory(file, code))
        return Nothing{};
    return Error{file, "exists already", "a new file",
                 "choose another name, or add --overwrite to replace it"};
}

Result<Nothing> checkOutputs(const CLI::App& command) {
    const std::vector<Value> outputs = valuesOf(command, true), inputs = valuesOf(command, false);
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const auto& [flag, file] = outputs[i];
        if (isSpecialFile(file)) continue;
        for (const Value& input : inputs) {
            for (const fs::path& behind : filesBehind(input)) {
                if (isSameFile(file, behind))
                    return Error{fmt::format("{} {}", flag, file),
                                 fmt::format("is also an input ({})", input.flag), "another file",
                                 "choose another name"};
            }
        }
        for (std::size_t j = 0; j < i; ++j) {
            if (isSameFile(file, outputs[j].file))
                return Error{fmt::format("{} {}", flag, file),
                             fmt::format("is also written by {}", outputs[j].flag), "another file",
                             "choose another name"};
        }
        if (const Result<Nothing> allowed = checkOutput(command, file); !allowed) return allowed;
    }
    return Nothing{};
}

}  // namespace paragram::cli
