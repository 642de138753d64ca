#include "app/cli/usage.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "core/base/choices.h"

namespace paragram::cli {
namespace {

std::string suggestion(const std::string& similar, const std::string& help) {
    return similar.empty() ? "see " + help : fmt::format("did you mean {}?", similar);
}

std::vector<std::string> commandNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::vector<std::string> flagNames(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options())
        for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
    return names;
}

// Whether the flag's value is the next argument.
bool takesNext(const CLI::Option* option, const std::string& argument) {
    return option != nullptr && option->get_items_expected_min() > 0 &&
           argument.find('=') == std::string::npos;
}

}  // namespace

std::vector<std::string> withHelpFlags(const CLI::App& app, std::vector<std::string> arguments) {
    if (arguments.empty()) return {"--help"};
    auto word = arguments.begin();  // the first that is neither a flag nor its value
    while (word != arguments.end() && word->starts_with("--")) {
        const std::string flag = word->substr(0, word->find('='));
        word += takesNext(app.get_option_no_throw(flag), *word) && word + 1 != arguments.end() ? 2 : 1;
    }
    if (word == arguments.end() || *word != "help") return arguments;
    word = arguments.erase(word);
    if (word != arguments.end()) arguments.erase(word + 1, arguments.end());
    arguments.emplace_back("--help");
    return arguments;
}

void addExamples(CLI::App& command, const std::vector<std::string>& examples) {
    std::string footer = command.get_footer();
    if (!footer.empty()) footer += "\n";
    footer += "Examples:";
    for (const std::string& example : examples) footer += "\n  " + example;
    command.footer(footer);
}

Result<Nothing> checkNames(const CLI::App& app, const std::vector<std::string>& arguments) {
    const CLI::App* command = nullptr;
    const std::vector<std::string> common = flagNames(app);
    for (std::size_t i = 0; i < arguments.size(); ++i) {
        const std::string& argument = arguments[i];
        if (argument == "--") break;
        if (argument.starts_with("--")) {
            const std::string flag = argument.substr(0, argument.find('='));
            std::vector<std::string> known = common;
            if (command != nullptr) {
                const auto own = flagNames(*command);
                known.insert(known.end(), own.begin(), own.end());
            }
            if (std::ranges::find(known, flag) == known.end()) {
                const std::string where = command == nullptr ? "" : command->get_name() + " ";
                return Error{
                    where + flag, "no such flag", "",
                    suggestion(mostSimilar(flag, known), fmt::format("paragram-cli {}--help", where))};
            }
            // A common flag before the command: its value is not the command.
            const CLI::Option* option = command == nullptr ? app.get_option_no_throw(flag) : nullptr;
            if (takesNext(option, argument)) ++i;
        } else if (command == nullptr && !argument.starts_with("-")) {
            const auto named =
                app.get_subcommands([&](const CLI::App* one) { return one->check_name(argument); });
            if (!named.empty()) command = named.front();
            if (command == nullptr)
                return Error{argument, "no such command", "",
                             suggestion(mostSimilar(argument, commandNames(app)), "paragram-cli help")};
        }
    }
    return Nothing{};
}

}  // namespace paragram::cli
