#include <fmt/format.h>

#include "app/cli/completion.h"

namespace paragram::cli {
namespace {

// With a backslash before characters that have a meaning in a specification, for single quotes.
std::string escaped(const std::string& text, std::string_view marks) {
    std::string out;
    for (const char c : text) {
        if (c == '\'')
            out += "'\\''";
        else if (marks.find(c) != std::string_view::npos)
            out += std::string("\\") + c;
        else
            out += c;
    }
    return out;
}

// ":FILE:_files"
std::string valueOf(const CompletedValue& value) {
    std::string words;
    for (const std::string& word : value.words) words += " " + escaped(word, " :,()");
    std::string action = " ";
    if (value.files)
        action = words.empty()
                     ? "_files"
                     : fmt::format("_alternative \"words:name:({})\" \"files:file:_files\"", words.substr(1));
    else if (value.folders)
        action = "_files -/";
    else if (value.list && !words.empty())
        action = "_sequence compadd -" + words;
    else if (!words.empty())
        action = "(" + words.substr(1) + ")";
    return fmt::format(":{}:{}", escaped(value.name, ":[]"), action);
}

std::string argument(const CompletedFlag& flag) {
    std::string text;
    for (const std::string& name : flag.names) {
        const bool word = name.starts_with("--");
        text += fmt::format(" \\\n{:20}'{}{}{}[{}]{}'", "", flag.takesValue && flag.value.several ? "*" : "",
                            name,
                            !flag.takesValue ? ""
                            : word           ? "="
                                             : "+",
                            escaped(flag.description, "[]:"), flag.takesValue ? valueOf(flag.value) : "");
    }
    return text;
}

}  // namespace

std::string zshCompletion(const CompletedProgram& program) {
    std::string common, commands, cases;
    for (const CompletedFlag& flag : program.flags) common += argument(flag);
    for (const CompletedCommand& command : program.commands) {
        commands += fmt::format("                '{}:{}'\n", command.names.front(),
                                escaped(command.description, ":"));
        cases +=
            fmt::format("                {})\n                    _arguments", fmt::join(command.names, "|"));
        for (const CompletedFlag& flag : command.flags) cases += argument(flag);
        if (command.names.front() != "help") cases += common;
        int position = 0;
        for (const CompletedValue& word : command.words)
            cases += fmt::format(" \\\n{:20}'{}{}'", "", ++position, valueOf(word));
        cases += " ;;\n";
    }
    return fmt::format(R"(#compdef paragram-cli
# Completion of paragram-cli for zsh, written by: paragram-cli completion zsh
_paragram-cli() {{
    local curcontext=$curcontext state line
    typeset -A opt_args
    _arguments -C{} \
                    '1:command:->command' '*::argument:->argument' && return
    case $state in
        command)
            local -a commands=(
{}            )
            _describe -t commands command commands ;;
        argument)
            case $words[1] in
{}            esac ;;
    esac
}}
if [[ $funcstack[1] == _paragram-cli ]]; then
    _paragram-cli "$@"
else
    compdef _paragram-cli paragram-cli
fi
)",
                       common, commands, cases);
}

}  // namespace paragram::cli
