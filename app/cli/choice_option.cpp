#include "app/cli/choice_option.h"

#include <fmt/format.h>

#include <algorithm>
#include <sstream>

#include "core/base/choices.h"

namespace paragram::cli {
namespace {

// An option has no place for a list of names, and the description of a validator is repeated in --help: the
// name of a validator is the list, one name a line after this one.
constexpr char kList[] = "names";

std::string listOf(const std::vector<std::string>& names) {
    return fmt::format("{}\n{}", kList, fmt::join(names, "\n"));
}

}  // namespace

CLI::Option* limitTo(CLI::Option* option, std::vector<std::string> names) {
    const std::string list = listOf(names);
    return option->check(CLI::Validator(
        [option, names = std::move(names)](std::string& value) -> std::string {
            if (std::ranges::find(names, value) == names.end())
                throw Failure(wrongChoice(option->get_name(), value, names));
            return {};
        },
        "", list));
}

CLI::Option* suggest(CLI::Option* option, const std::vector<std::string>& names) {
    return option->check(CLI::Validator([](std::string&) { return std::string(); }, "", listOf(names)));
}

std::vector<std::string> completionsOf(CLI::Option& option) {
    try {
        for (int i = 0;; ++i) {
            std::istringstream list(option.get_validator(i)->get_name());
            std::string line;
            if (!std::getline(list, line) || line != kList) continue;
            std::vector<std::string> names;
            while (std::getline(list, line)) names.push_back(line);
            return names;
        }
    } catch (const CLI::OptionNotFound&) {
        return {};
    }
}

}  // namespace paragram::cli
