#include <fmt/format.h>

#include "app/cli/completion.h"

namespace paragram::cli {
namespace {

// In single quotes.
std::string quoted(const std::string& text) {
    std::string out = "'";
    for (const char c : text) {
        if (c == '\'' || c == '\\') out += '\\';
        out += c;
    }
    return out + "'";
}

// Words of -a, each quoted inside of the quotes around all of them.
std::string wordsOf(const CompletedValue& value) {
    std::string words;
    for (const std::string& word : value.words)
        words += (words.empty() ? "" : " ") + (word.find(' ') == word.npos ? word : quoted(word));
    return words;
}

std::string following(const CompletedValue& value) {
    std::string text = value.files ? " -r -F" : " -x";
    if (value.folders) text += " -a '(__fish_complete_directories)'";
    if (value.words.empty()) return text;
    if (value.list)  // the words after those that were typed
        return text + " -a " +
               quoted(fmt::format("(__fish_complete_list , 'string split \" \" \"{}\"')", wordsOf(value)));
    return text + " -a " + quoted(wordsOf(value));
}

std::string line(const std::string& condition, const CompletedFlag& flag) {
    std::string text = "complete -c paragram-cli" + condition;
    for (const std::string& name : flag.names)
        text += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    if (flag.takesValue) text += following(flag.value);
    return text + " -d " + quoted(flag.description) + "\n";
}

}  // namespace

std::string fishCompletion(const CompletedProgram& program) {
    std::string text =
        "# Completion of paragram-cli for fish, written by: paragram-cli completion fish\n"
        "complete -c paragram-cli -f\n";
    for (const CompletedFlag& flag : program.flags) text += line("", flag);
    for (const CompletedCommand& command : program.commands) {
        text += fmt::format("complete -c paragram-cli -n __fish_use_subcommand -a {} -d {}\n",
                            command.names.front(), quoted(command.description));
        const std::string condition =
            fmt::format(" -n '__fish_seen_subcommand_from {}'", fmt::join(command.names, " "));
        for (const CompletedFlag& flag : command.flags) text += line(condition, flag);
        for (const CompletedValue& word : command.words)
            if (!word.words.empty())
                text += fmt::format("complete -c paragram-cli{} -a {}\n", condition, quoted(wordsOf(word)));
    }
    return text;
}

}  // namespace paragram::cli
