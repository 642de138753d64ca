// The README.md of an export: what the model is, how it was trained, and its scores.
#pragma once

#include <string>
#include <vector>

#include "core/exchange/targets/export_target.h"

namespace paragram {

struct ModelCard {
    std::string name;
    std::string licence;               // of the data; empty: not stated
    std::vector<std::string> scores;   // one line each, "STS17 en-es: Pearson 81.2"
    std::vector<std::string> changes;  // "the first 128 of 300 dimensions", "int8"
};

// Markdown with the fields for model hubs at the top.
std::string modelCardText(const ModelCard& card, const Model& model, const ExportTarget& target,
                          const std::string& path, const std::string& stem);

// A snippet with the values of {path}, {stem} and {dimension}.
std::string filledSnippet(const ExportSnippet& snippet, const Model& model, const std::string& path,
                          const std::string& stem);

}  // namespace paragram
