// A model out to other tools: written, read back, compared, and only then in its place.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/exchange/export_target.h"

namespace paragram {

struct ExportRequest {
    std::filesystem::path model;       // run folder or model file
    std::vector<std::string> formats;  // names of exportTargets
    std::filesystem::path output;      // one format: its file or folder; several: a folder with one for each
    std::string precision = "fp32";    // fp32, fp16, int8
    int dimensions = 0;                // principal axes kept; 0: the table as it is
    bool seenOnly = false;             // only tokens that training has moved
    std::filesystem::path sentences;   // text whose sentences an index or a projector shows; empty: tokens
    std::string licence;               // of the data, for the model card
    std::vector<std::filesystem::path> suites;  // scored for the model card
    int checkSentences = 200;  // put together from tokens, besides those of several languages
};

struct ExportedFormat {
    std::string format;
    std::filesystem::path path;  // the main file or the folder
    double bytes = 0;            // of all its files
    ExportCheck check;
    std::vector<ExportSnippet> snippets;  // filled in
};

struct ExportSummary {
    std::vector<ExportedFormat> done;
    double reduction = 0;  // largest difference of a cosine between the model and what goes out of it
    bool stopped = false;  // what is in done stands
};

// What an export would take, for a form to show before it is asked for.
struct ExportForecast {
    std::string format;
    double bytes = 0;
    std::string refusal;  // why the model cannot go out so; empty: it can
};

// Error: refused, written otherwise than it reads (over 1e-5 in fp32, 1e-3 in fp16, 0.05 in int8), or more
// than one sentence in 20 cut otherwise; nothing is left of that format then.
Result<ExportSummary> exportModel(const ExportRequest& request, JobContext& job);

// For every format. Sentences are not read: an index counts as one of the vocabulary.
std::vector<ExportForecast> forecastExports(const Model& model, const ExportRequest& request);

}  // namespace paragram
