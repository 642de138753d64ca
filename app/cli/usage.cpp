#include "app/cli/usage.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace paragram::cli {
namespace {

// Damerau's distance (optimal string alignment).
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = a[i - 1] == b[j - 1] ? 0 : 1;
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + change});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    }
    return cost[a.size()][b.size()];
}

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

}  // namespace

std::vector<std::string> withHelpFlags(std::vector<std::string> arguments) {
    if (arguments.empty()) return {"--help"};
    if (arguments.front() != "help") return arguments;
    if (arguments.size() == 1) return {"--help"};
    return {arguments[1], "--help"};
}

void addExamples(CLI::App& command, const std::vector<std::string>& examples) {
    std::string footer = command.get_footer();
    if (!footer.empty()) footer += "\n";
    footer += "Examples:";
    for (const std::string& example : examples) footer += "\n  " + example;
    command.footer(footer);
}

std::string mostSimilar(const std::string& name, const std::vector<std::string>& names) {
    std::string best;
    std::size_t fewest = name.size();
    for (const std::string& other : names) {
        const std::size_t differences = distance(name, other);
        if (3 * differences > std::max(name.size(), other.size()) || differences >= fewest) continue;
        best = other;
        fewest = differences;
    }
    return best;
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
            if (option != nullptr && option->get_items_expected_min() > 0 &&
                argument.find('=') == std::string::npos)
                ++i;
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
