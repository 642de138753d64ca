#include "app/cli/manual_command.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "app/cli/choice_option.h"
#include "app/cli/console.h"
#include "app/cli/output_flags.h"
#include "app/manual/manual_page.h"
#include "core/base/files/atomic_file.h"

namespace paragram::cli {
namespace {

namespace fs = std::filesystem;
using manual::ManualFlag;
using manual::ManualPage;
using manual::ManualSection;

constexpr auto kProgram = "paragram-cli";

std::vector<CLI::App*> commandsOf(CLI::App& program) {
    return program.get_subcommands([](CLI::App*) { return true; });
}

ManualFlag flagOf(const CLI::Option& option) {
    ManualFlag flag;
    for (const std::string& name : option.get_snames()) flag.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) flag.names.push_back("--" + name);
    if (option.get_positional()) flag.names = {option.get_name()};
    if (option.get_items_expected_max() > 0) flag.value = option.get_type_name();
    if (option.get_items_expected_max() > 1) flag.value += " ...";
    flag.description = option.get_description();
    if (!flag.description.ends_with('.')) flag.description += '.';
    if (option.get_required()) flag.description += " Required.";
    return flag;
}

// The flags of each heading of --help.
std::vector<ManualSection> sectionsOf(const CLI::App& app) {
    std::vector<ManualSection> sections;
    for (const CLI::Option* option : app.get_options()) {
        const std::string title = option->get_positional() ? "Arguments" : option->get_group();
        if (title.empty()) continue;  // not in --help either
        auto section = std::ranges::find(sections, title, &ManualSection::title);
        if (section == sections.end()) section = sections.insert(section, {title, {}});
        section->flags.push_back(flagOf(*option));
    }
    return sections;
}

std::vector<std::string> examplesOf(const CLI::App& command) {
    std::vector<std::string> lines;
    const std::string footer = command.get_footer();
    for (std::size_t start = footer.find("\n  "); start != std::string::npos;) {
        const std::size_t end = footer.find("\n  ", start + 3);
        lines.push_back(footer.substr(start + 3, end == std::string::npos ? end : end - start - 3));
        start = end;
    }
    return lines;
}

std::vector<ManualFlag> exitStatuses() {
    const auto row = [](int status, const char* meaning) {
        return ManualFlag{{std::to_string(status)}, "", meaning};
    };
    return {
        row(kDone, "Done."),
        row(kWrongInput,
            "The input or a setting is wrong. One line on standard error says where, what was found, what "
            "was expected and what to do."),
        row(kMachineFailed, "The machine failed: disk full, out of memory."),
        row(kStopped, "Stopped by Ctrl-C. What is done is kept."),
        row(kReaderEnded, "The program that reads the output has ended.")};
}

ManualPage programPage(CLI::App& program) {
    ManualPage page;
    page.name = kProgram;
    page.version = PARAGRAM_VERSION;
    page.summary = "train, inspect, use and export paraphrastic sentence embeddings";
    page.synopsis = {"paragram-cli COMMAND [OPTIONS]", "paragram-cli help COMMAND"};
    page.description = {
        "Trains models that say how close two sentences are in meaning, in one language or between two, from "
        "pairs of translations or paraphrases. Each command does one job and has a page of its own; "
        "paragram(1) is the same program with a window.",
        "A file appears when it is complete, or not at all. A file that exists already is replaced only with "
        "--overwrite."};
    page.sections = sectionsOf(program);
    ManualSection commands{"Commands", {}};
    for (const CLI::App* command : commandsOf(program)) {
        commands.flags.push_back({{command->get_name()}, "", command->get_description() + "."});
        page.seeAlso.push_back(fmt::format("{}-{}", kProgram, command->get_name()));
    }
    page.sections.insert(page.sections.begin(), std::move(commands));
    page.exitStatus = exitStatuses();
    page.seeAlso.insert(page.seeAlso.begin(), "paragram");
    return page;
}

ManualPage commandPage(CLI::App& program, const CLI::App& command) {
    ManualPage page;
    page.name = fmt::format("{}-{}", kProgram, command.get_name());
    page.version = PARAGRAM_VERSION;
    page.summary = command.get_description();
    page.synopsis = {fmt::format("{} {} [OPTIONS]", kProgram, command.get_name())};
    for (const CLI::Option* option : command.get_options())
        if (option->get_positional()) page.synopsis.front() += " " + option->get_name();
    for (const std::string& alias : command.get_aliases())
        page.description.push_back(fmt::format("{} is an older name of this command.", alias));
    page.sections = sectionsOf(command);
    // The program's own flags, which may follow the command, without --help and --version.
    const CLI::Option* progress = program.get_option_no_throw("--progress");
    if (progress != nullptr) page.sections.push_back({"Options of every command", {flagOf(*progress)}});
    page.exitStatus = exitStatuses();
    page.examples = examplesOf(command);
    page.seeAlso = {kProgram, "paragram"};
    return page;
}

Result<Nothing> writePages(CLI::App& program, const CLI::App& self, const fs::path& folder) {
    std::error_code code;
    fs::create_directories(folder, code);
    if (code)
        return Error{folder.string(), "cannot be created (" + code.message() + ")", "",
                     "choose another folder"};
    std::vector<ManualPage> pages{programPage(program)};
    for (const CLI::App* command : commandsOf(program)) pages.push_back(commandPage(program, *command));
    for (const ManualPage& page : pages) {
        const fs::path file = folder / (page.name + ".1");
        if (const Result<Nothing> allowed = checkOutput(self, file.string()); !allowed) return allowed;
    }
    for (const ManualPage& page : pages) writeFileAtomically(folder / (page.name + ".1"), manualText(page));
    return Nothing{};
}

Task declareManual(CLI::App& app) {
    auto name = std::make_shared<std::string>();
    auto folder = std::make_shared<fs::path>();
    app.add_option("name", *name, "A command; without one, the page of the program")->type_name("COMMAND");
    addOutput(app, "--folder", *folder, "Write the pages of the program and of all commands to this folder")
        ->type_name("FOLDER");
    return [&app, name, folder](JobContext&) -> Result<Nothing> {
        CLI::App& program = *app.get_parent();
        if (!folder->empty()) return writePages(program, app, *folder);
        if (name->empty()) {
            say("{}", manualText(programPage(program)));
            return Nothing{};
        }
        for (const CLI::App* command : commandsOf(program)) {
            if (!command->check_name(*name)) continue;
            say("{}", manualText(commandPage(program, *command)));
            return Nothing{};
        }
        return Error{*name, "no such command", "", "see paragram-cli help"};
    };
}

}  // namespace

Command manualCommand() {
    return {"manual",
            "Print the manual page of a command as man reads it",
            declareManual,
            {"paragram-cli manual train > paragram-cli-train.1", "paragram-cli manual --folder manual"}};
}

}  // namespace paragram::cli
