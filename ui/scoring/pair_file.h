// Scores the pairs of a file; runs on a worker thread.
#pragma once

#include <QString>
#include <memory>

#include "core/tasks/corpora/score_pairs.h"
#include "ui/models/model_cache.h"
#include "ui/scoring/score_feed.h"

namespace paragram::ui {

struct PairFile {
    QString model;    // run folder or model file
    QString name;     // as the table's title shows it
    PairInput input;  // any format that can be imported; columns as the user chose them, or empty
};

// Passes the columns and the scored pairs to the feed. Fails if the model or the file cannot be read.
Result<ScoreSummary> scorePairFile(ModelCache& models, const PairFile& request, ScoreFeed& feed,
                                   JobContext& job);
// Scores the file again, so that pairs beyond the table's last row are included, and writes those at or above
// the threshold. Returns their number; fails if it was stopped.
Result<std::int64_t> saveKeptPairs(ModelCache& models, const PairFile& request, double threshold,
                                   const std::filesystem::path& output, JobContext& job);

}  // namespace paragram::ui
