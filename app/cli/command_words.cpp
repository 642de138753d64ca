#include "app/cli/command_words.h"

#include <fmt/format.h>

#include <regex>
#include <string>
#include <utility>
#include <vector>

namespace paragram::cli {
namespace {

// What advice says where there is no flag for it.
std::string withoutEncoding(std::string text) {
    static const std::regex repaired("give --encoding UTF-8-replace to replace its damaged characters");
    static const std::regex guessed("it looks like ([^ :]+): give --encoding [^ ,]+");
    text = std::regex_replace(text, repaired, "replace its damaged characters");
    return std::regex_replace(text, guessed, "convert the file from $1 to UTF-8");
}

bool has(const CLI::App& command, const std::string& flag) {
    return command.get_option_no_throw(flag) != nullptr;
}

// Whether the text names a flag or a setting that the command lacks.
bool isForeign(const std::string& text, const CLI::App& command) {
    static const std::regex names("(^|[ (])(--[a-z][a-z0-9.-]*[a-z0-9])|\\b(pairs\\.[a-z-]+[a-z])");
    for (std::sregex_iterator at(text.begin(), text.end(), names), end; at != end; ++at) {
        const std::string flag = (*at)[2].matched ? (*at)[2].str() : "--" + (*at)[3].str();
        if (!has(command, flag)) return true;
    }
    return false;
}

// "remove the line, or set pairs.skip-bad-lines" as its alternatives.
std::vector<std::string> alternatives(const std::string& action) {
    static const std::regex between(",? or ");
    return {std::sregex_token_iterator(action.begin(), action.end(), between, -1), {}};
}

}  // namespace

Error inCommandWords(Error error, const CLI::App& command) {
    // Commands that a message tells to run have flags of their own.
    if (error.action.find("paragram-cli ") != std::string::npos) return error;
    if (!has(command, "--encoding")) error.action = withoutEncoding(std::move(error.action));
    if (!isForeign(error.action, command)) return error;
    std::vector<std::string> kept;
    for (const std::string& alternative : alternatives(error.action))
        if (!isForeign(alternative, command)) kept.push_back(alternative);
    error.action = fmt::format("{}", fmt::join(kept, " or "));
    // The last of a list before what was omitted.
    static const std::regex last(", (remove|split) ");
    error.action = std::regex_replace(error.action, last, " or $1 ");
    return error;
}

}  // namespace paragram::cli
