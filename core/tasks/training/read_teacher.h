// Reads the vectors that a training follows (train.teacher).
#pragma once

#include <cstddef>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/base/workers.h"
#include "core/settings/settings.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/training/feeds/pair_feed.h"
#include "core/training/feeds/teacher.h"

namespace paragram {

// Error if the settings name a teacher without sentences, or files that do not exist: known before a
// tokenizer is trained.
Result<Nothing> checkTeacher(const TrainSettings& train);

// Empty if settings name none. The vectors of train.teacher for the sentences of train.teacher-sentences,
// with the cosine loss reduced to `dimension` principal components if they are longer. Error if a file cannot
// be read, if there are not as many sentences as vectors, if the vectors are too short for the cosine loss,
// or if none of the first pairs of the feed has a vector.
Result<Teacher> readTeacher(const Settings& settings, const ModelTokenizer& tokenizer, std::size_t dimension,
                            PairFeed& feed, Workers& workers, const JobContext& job);

}  // namespace paragram
