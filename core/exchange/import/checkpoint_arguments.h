// The arguments that another program was started with, as its checkpoints keep them.
#pragma once

#include <map>
#include <string>

namespace paragram {

struct CheckpointArguments {
    std::map<std::string, std::string> args;  // "dropout" -> "0.3", "pool" -> "mean"; "none" is omitted

    // The fallback where an argument is missing, or no number.
    double number(const std::string& name, double fallback) const;
    std::string text(const std::string& name, const std::string& fallback) const;
};

}  // namespace paragram
