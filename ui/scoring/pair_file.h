// Work on a file of pairs, for a worker's thread.
#pragma once

#include <QString>
#include <memory>

#include "core/tasks/score_file.h"
#include "ui/scoring/model_cache.h"
#include "ui/scoring/score_feed.h"

namespace paragram::ui {

struct PairFile {
    QString model;    // path
    QString name;     // as the table shows it
    PairInput input;  // any format that an import reads; columns as a person chose them, or empty
};

// Tells the feed which columns were read.
Result<ScoreSummary> scorePairFile(ModelCache& models, const PairFile& request, ScoreFeed& feed,
                                   JobContext& job);
// Scores the file again, so that pairs beyond the table's last row are kept, too. Gives how many were.
Result<std::int64_t> saveKeptPairs(ModelCache& models, const PairFile& request, double threshold,
                                   const std::filesystem::path& output, JobContext& job);

}  // namespace paragram::ui
