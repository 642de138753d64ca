#include "app/cli/completion_command.h"

#include "app/cli/choice_option.h"
#include "app/cli/completion.h"
#include "app/cli/console.h"

namespace paragram::cli {
namespace {

Task declareCompletion(CLI::App& app) {
    auto shell = std::make_shared<std::string>();
    limitTo(app.add_option("shell", *shell, "bash, zsh or fish")->required()->type_name("SHELL"),
            {"bash", "zsh", "fish"});
    return [&app, shell](JobContext&) -> Result<Nothing> {
        const CompletedProgram program = completedProgram(*app.get_parent());
        say("{}", *shell == "bash"  ? bashCompletion(program)
                  : *shell == "zsh" ? zshCompletion(program)
                                    : fishCompletion(program));
        return Nothing{};
    };
}

}  // namespace

Command completionCommand() {
    return {"completion",
            "Print a script with which bash, zsh or fish completes commands, flags and values",
            declareCompletion,
            {"source <(paragram-cli completion bash)", "paragram-cli completion fish > paragram-cli.fish"}};
}

}  // namespace paragram::cli
