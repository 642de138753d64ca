// Exports a model to other programs: writes it, reads it back, compares, and only then moves it to its place.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/exchange/targets/export_target.h"
#include "core/models/processed_model.h"

namespace paragram {

struct ExportRequest {
    std::filesystem::path model;       // run folder or model file
    std::vector<std::string> formats;  // names of exportTargets; "all" alone: those that take the model
    std::filesystem::path output;      // one format: its file or folder; several: a folder that contains them
    std::string precision = "fp32";    // fp32, fp16, int8
    int dimensions = 0;                // of each part that are kept; 0: the table unchanged
    bool seenOnly = false;             // only tokens that occur in the training
    std::size_t tokens = 0;            // the most frequent ones that are kept; 0: all
    std::vector<std::string> tokenText{};       // in which they are counted
    Processing processing{};                    // of the vectors
    std::vector<std::string> processingText{};  // that it takes its figures from
    std::filesystem::path sentences;  // text of the sentences for an index or projector; empty: the tokens
    std::string licence;              // of the training data, for the model card
    std::vector<std::filesystem::path> suites;  // scored for the model card
    int checkSentences = 200;  // built from tokens, in addition to those in several languages
};

struct ExportedFormat {
    std::string format;
    std::filesystem::path path;  // the main file or the folder
    double bytes = 0;            // size of all its files
    ExportCheck check;
    std::vector<ExportSnippet> snippets;  // with the values filled in
};

struct ExportSummary {
    std::vector<ExportedFormat> done;
    double reduction = 0;  // largest difference of a cosine between the model and the exported table
};

// What an export would be like, for a form to show before it starts.
struct ExportForecast {
    std::string format;
    double bytes = 0;
    std::string refusal;  // why the model cannot be exported so; empty: it can
};

// Stopped: the formats that are complete are kept. Error if a format refuses the model, if cosines read back
// differ (by over 1e-5 in fp32, 1e-3 in fp16, 0.05 in int8), or if more than one sentence in 20 is tokenised
// differently; nothing is left of that format then. Throws MachineFailure.
Result<ExportSummary> exportModel(const ExportRequest& request, JobContext& job);

// For every format. Sentences are not read: the size of an index is that of the vocabulary's.
std::vector<ExportForecast> forecastExports(const Model& model, const ExportRequest& request);

}  // namespace paragram
