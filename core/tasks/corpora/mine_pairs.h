// Finds translations in two texts that are not aligned, or scores given pairs (methods.md, Mining).
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
#include "core/mining/mining_neighbours.h"
#include "core/models/model.h"

namespace paragram {

struct MineRequest {
    std::filesystem::path source, target;  // one sentence per line; plain or .gz; with gold "id<TAB>sentence"
    std::filesystem::path pairs;           // instead of these: tab-separated pairs, scored in their order
    std::filesystem::path gold;            // "source id<TAB>target id"; empty: none
    std::filesystem::path output;          // lines of score, source, target; "-"; empty: pairs are returned
    std::filesystem::path figures = {};    // MiningFigures to write; empty: none
    MarginKind margin = MarginKind::ratio;
    MiningDirection retrieval = MiningDirection::maximum;
    int k = 4;
    std::optional<double> threshold = std::nullopt;
    SearchMethod search = SearchMethod::automatic;
    std::vector<std::string> languages = {};  // of the sides; used only if they share no rows
    // For vectors and intermediate results; empty: OUTPUT.mining. A stopped mining is resumed from it.
    std::filesystem::path folder = {};
    bool keepFolder = false;
    std::size_t show = 0;  // the number of best pairs to return in addition to the output
};

struct MinedText {
    double score = 0, cosine = 0;
    std::string source, target;
    std::int64_t sourceLine = 0, targetLine = 0;  // of their first occurrence, from 1
    // The nearest other sentences of both, empty if there are none.
    std::string nextSource = {}, nextTarget = {};
    double nextSourceCosine = 0, nextTargetCosine = 0;
};

struct MineSummary {
    std::int64_t sources = 0, targets = 0;                    // lines
    std::int64_t differentSources = 0, differentTargets = 0;  // different texts compared
    std::int64_t blank = 0;                                   // lines without text, omitted
    std::int64_t pairs = 0;                                   // kept
    bool approximate = false;
    double recall = 1;                               // of the neighbours, on a sample
    std::vector<MiningQuality> curve;                // with gold: over all thresholds
    std::optional<MiningQuality> best, atThreshold;  // with gold
    double embedSeconds = 0, searchSeconds = 0, seconds = 0;
};

struct MineResult {
    MineSummary summary;
    std::vector<MinedText> pairs;  // all if there is no output, otherwise the first MineRequest::show
};

// Stopped: nothing is written, and the folder is kept. Error for unreadable input, a gold file that does not
// match, or an unsuitable k. Throws MachineFailure.
Result<MineResult> minePairsOfFiles(const Model& model, const MineRequest& request, JobContext& job);

}  // namespace paragram
