// Shell completion: scripts for bash, zsh and fish, written from the declarations of commands and flags.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace paragram::cli {

// What can follow a flag, or stand where a command takes a word without a flag.
struct CompletedValue {
    std::string name;  // as --help shows it: "FILE", "N"
    std::vector<std::string> words;
    bool files = false, folders = false;  // folders: folders only
    bool list = false;                    // words separated by commas
    bool several = false;                 // more values may follow
};

struct CompletedFlag {
    std::vector<std::string> names;  // "--output", "-k"
    std::string description;         // one clause
    bool takesValue = false;
    CompletedValue value;
};

struct CompletedCommand {
    std::vector<std::string> names;  // the second: an older name
    std::string description;
    std::vector<CompletedFlag> flags;
    std::vector<CompletedValue> words;  // without a flag, in order
};

struct CompletedProgram {
    std::vector<CompletedFlag> flags;  // of every command
    std::vector<CompletedCommand> commands;
};

CompletedProgram completedProgram(CLI::App& program);

std::string bashCompletion(const CompletedProgram& program);
std::string zshCompletion(const CompletedProgram& program);
std::string fishCompletion(const CompletedProgram& program);

}  // namespace paragram::cli
