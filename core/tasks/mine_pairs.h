// Translations hidden in two texts, or the margins of pairs that are given (methods.md 9).
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/mining/gold_pairs.h"
#include "core/mining/margin_score.h"
#include "core/models/model.h"

namespace paragram {

struct MineRequest {
    std::filesystem::path source, target;  // a sentence a line; plain, .gz; with gold "id<TAB>sentence"
    std::filesystem::path pairs;    // instead: pairs between tabs, to be scored and kept in their order
    std::filesystem::path gold;     // "source id<TAB>target id"; empty: none
    std::filesystem::path output;   // score, source, target; "-"; empty: only the callback
    std::string margin = "ratio";   // ratio, distance, absolute
    std::string retrieval = "max";  // max, intersection, forward, backward
    int k = 4;
    std::optional<double> threshold = std::nullopt;
    std::string search = "auto";              // auto, exact, approximate
    std::vector<std::string> languages = {};  // of the two sides; for a model whose languages share no rows
    // Where vectors and what was found lie until the end; empty: OUTPUT.mining. A mining that is stopped is
    // taken up from there.
    std::filesystem::path folder = {};
    bool keepFolder = false;
    std::size_t show = 0;  // so many of the best are given back beside the output
};

struct MinedText {
    double score = 0, cosine = 0;
    std::string source, target;
    std::int64_t sourceLine = 0, targetLine = 0;  // from 1, where they first stand
    // The nearest others of the two sentences, empty where there are none.
    std::string nextSource = {}, nextTarget = {};
    double nextSourceCosine = 0, nextTargetCosine = 0;
};

struct MineSummary {
    std::int64_t sources = 0, targets = 0;                    // lines
    std::int64_t differentSources = 0, differentTargets = 0;  // texts compared
    std::int64_t blank = 0;                                   // lines without text, left out
    std::int64_t pairs = 0;                                   // kept
    bool approximate = false;
    double recall = 1;                               // of the neighbours, on a sample
    std::vector<MiningQuality> curve;                // with gold: over all thresholds
    std::optional<MiningQuality> best, atThreshold;  // with gold
    double embedSeconds = 0, searchSeconds = 0, seconds = 0;
    bool stopped = false;
};

struct MineResult {
    MineSummary summary;
    std::vector<MinedText> pairs;  // all where no output is named, else MineRequest::show
};

Result<MineResult> minePairsOfFiles(const Model& model, const MineRequest& request, JobContext& job);

}  // namespace paragram
