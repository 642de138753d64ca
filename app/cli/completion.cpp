#include "app/cli/completion.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "app/cli/choice_option.h"

namespace paragram::cli {
namespace {

// "Folds of every cross-validation" of "Folds of every cross-validation, 2 to 100 (default 10)".
std::string firstClause(const std::string& description) {
    std::size_t end = description.size();
    for (const char* mark : {". ", "; ", ": ", " ("}) end = std::min(end, description.find(mark));
    std::string clause = description.substr(0, end);
    if (clause.ends_with('.')) clause.pop_back();
    return clause;
}

// The names of values in --help that are files: "PAIRS.h5", "RUN|MODEL.h5", "STS_FOLDER".
bool namesFile(std::string_view name) {
    constexpr std::array<std::string_view, 8> kFiles{"FILE",  "FOLDER",    "PATH",   "RUN",
                                                     "MODEL", "TOKENIZER", "RECIPE", ".h5"};
    const bool extension = name.find('.') != name.npos && name.front() >= 'A' && name.front() <= 'Z';
    return extension ||
           std::ranges::any_of(kFiles, [&](std::string_view file) { return name.find(file) != name.npos; });
}

CompletedValue valueOf(CLI::Option& option) {
    CompletedValue value;
    value.name = option.get_type_name();
    value.words = completionsOf(option);
    value.folders = value.name == "FOLDER";
    value.files = !value.folders && namesFile(value.name);
    value.list = option.get_delimiter() == ',';
    value.several = option.get_items_expected_max() > 1 && !value.list;
    return value;
}

CompletedFlag flagOf(CLI::Option& option) {
    CompletedFlag flag;
    for (const std::string& name : option.get_lnames()) flag.names.push_back("--" + name);
    for (const std::string& name : option.get_snames()) flag.names.push_back("-" + name);
    flag.description = firstClause(option.get_description());
    flag.takesValue = option.get_items_expected_min() > 0;
    if (flag.takesValue) flag.value = valueOf(option);
    return flag;
}

// The flags of a command are without --help, which is the program's as well.
std::vector<CompletedFlag> flagsOf(CLI::App& app, bool isProgram) {
    std::vector<CompletedFlag> flags;
    for (CLI::Option* option : app.get_options())
        if (option->nonpositional() && (isProgram || option != app.get_help_ptr()))
            flags.push_back(flagOf(*option));
    return flags;
}

}  // namespace

CompletedProgram completedProgram(CLI::App& program) {
    CompletedProgram completed;
    completed.flags = flagsOf(program, true);
    CompletedCommand help{{"help"}, "Print the help of the program or of a command", {}, {{}}};
    for (CLI::App* app : program.get_subcommands([](CLI::App*) { return true; })) {
        CompletedCommand command{{app->get_name()}, app->get_description(), flagsOf(*app, false), {}};
        for (const std::string& alias : app->get_aliases()) command.names.push_back(alias);
        for (CLI::Option* option : app->get_options())
            if (option->get_positional()) command.words.push_back(valueOf(*option));
        help.words.front().words.push_back(app->get_name());
        completed.commands.push_back(std::move(command));
    }
    help.words.front().name = "COMMAND";
    completed.commands.push_back(std::move(help));
    return completed;
}

}  // namespace paragram::cli
