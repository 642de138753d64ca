#include <fmt/format.h>

#include "app/cli/completion.h"

namespace paragram::cli {
namespace {

constexpr char kStart[] = R"(# Completion of paragram-cli for bash, written by: paragram-cli completion bash
_paragram_cli() {
    local word=${COMP_WORDS[COMP_CWORD]} flag= command= flags= words= several= kind= list= i
    COMPREPLY=()
    # --flag=value arrives as three words.
    [[ $word == = ]] && word=
    for ((i = 1; i < COMP_CWORD; ++i)); do
        if [[ -z $command && ${COMP_WORDS[i]} != -* && ${COMP_WORDS[i - 1]} != --progress ]]; then
            [[ ${COMP_WORDS[i]} != = && ${COMP_WORDS[i - 1]} != = ]] && command=${COMP_WORDS[i]}
        elif [[ ${COMP_WORDS[i]} == -* ]]; then
            flag=${COMP_WORDS[i]} list=
        elif [[ ${COMP_WORDS[i]} != = ]]; then
            # A value has been given; other values may follow.
            [[ -n $flag && -z $list ]] && list=$flag
            flag=
        fi
    done
)";

constexpr char kEnd[] = R"(    [[ -z $flag && " $several " == *" $list "* ]] && flag=$list
    [[ $word == -* ]] && flag=
    _paragram_cli_value
    local IFS=$'\n'
    case $kind in
        '') [[ $word == -* || -z $words ]] && words=${flags// /$'\n'}
            COMPREPLY=($(compgen -W "$words" -- "$word")) ;;
        words) COMPREPLY=($(compgen -W "$words" -- "$word"))
            COMPREPLY=("${COMPREPLY[@]// /\\ }") ;;
        list) local before=
            [[ $word == *,* ]] && before=${word%,*},
            COMPREPLY=($(compgen -P "$before" -W "$words" -- "${word##*,}")) ;;
        files) compopt -o filenames 2> /dev/null
            COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word")) ;;
        folders) compopt -o filenames 2> /dev/null
            COMPREPLY=($(compgen -d -- "$word")) ;;
    esac
}
complete -F _paragram_cli paragram-cli
)";

std::string flagNames(const CompletedFlag& flag, const char* between) {
    return fmt::format("{}", fmt::join(flag.names, between));
}

// "kind=words words=$'a\nb'"
std::string assignments(const CompletedValue& value) {
    std::string text = "kind=";
    text += value.files           ? "files"
            : value.folders       ? "folders"
            : value.words.empty() ? "value"
            : value.list          ? "list"
                                  : "words";
    std::string words;
    for (const std::string& word : value.words) {
        words += words.empty() ? "" : "\\n";
        for (const char c : word) words += c == ' ' ? "\\\\ " : std::string(1, c);
    }
    return words.empty() ? text : text + fmt::format(" words=$'{}'", words);
}

// A case of the flag for each kind of value.
std::string cases(const std::vector<CompletedFlag>& flags, const char* indent) {
    std::string text;
    for (const CompletedFlag& flag : flags)
        if (flag.takesValue)
            text += fmt::format("{}{}) {} ;;\n", indent, flagNames(flag, "|"), assignments(flag.value));
    return text;
}

}  // namespace

std::string bashCompletion(const CompletedProgram& program) {
    std::string common, names, all;
    for (const CompletedFlag& flag : program.flags) common += flagNames(flag, " ") + " ";
    common.pop_back();
    std::string values = fmt::format("    case $flag in\n{}    esac\n", cases(program.flags, "        "));
    values += "    case $command in\n";
    for (const CompletedCommand& command : program.commands) {
        names += (names.empty() ? "" : "\\n") + command.names.front();
        std::string flags, several;
        for (const CompletedFlag& flag : command.flags) {
            flags += flagNames(flag, " ") + " ";
            if (flag.takesValue && flag.value.several) several += " " + flagNames(flag, " ");
        }
        values += fmt::format("        {})\n            case $flag in\n{}            esac ;;\n",
                              fmt::join(command.names, "|"), cases(command.flags, "                "));
        all += fmt::format("        {}) flags='{}{}'", fmt::join(command.names, "|"), flags, common);
        if (!several.empty()) all += fmt::format(" several='{}'", several.substr(1));
        if (!command.words.empty()) {
            std::string words = assignments(command.words.front());
            words.erase(0, words.find(' ') + 1);  // the kind
            all += " " + words;
        }
        all += " ;;\n";
    }
    all += fmt::format("        '') flags='{}' words=$'{}' ;;\n", common, names);
    values += "    esac\n";
    return fmt::format(
        "# What follows $flag of $command, in the variables of the caller.\n"
        "_paragram_cli_value() {{\n{}}}\n\n{}    case $command in\n{}    esac\n{}",
        values, kStart, all, kEnd);
}

}  // namespace paragram::cli
