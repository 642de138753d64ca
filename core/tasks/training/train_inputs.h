// What a training reads: pairs, tokens, development sets, a teacher; on several ranks, each its own.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>

#include "core/base/job_context.h"
#include "core/models/model.h"
#include "core/runs/run_folder.h"
#include "core/runs/run_recorder.h"
#include "core/runs/train_request.h"
#include "core/runs/training_state.h"
#include "core/training/data/training_set.h"
#include "core/training/data/training_tokens.h"
#include "core/training/feeds/held_out_pairs.h"
#include "core/training/feeds/teacher.h"

namespace paragram {

// The model that encoder.start names, of a generative one generative.start, which gives tokenizer and
// weights; none if it is empty.
Result<std::optional<Model>> startModel(const Settings& settings);
// Empty without development sets.
Result<DevelopmentScorer> developmentScorer(const TrainingState& state);
// With the forms of the targets, where the model is given them; state.forms become theirs.
Result<TrainingSet> openPairs(const TrainRequest& request, const RunFolder& run, TrainingState& state);
// That of the run, of the model it starts from, of the files given, or trained on the pairs by rank 0.
Result<std::shared_ptr<const ModelTokenizer>> tokenizerOf(const TrainRequest& request, const RunFolder& run,
                                                          const TrainingState& state,
                                                          const std::optional<Model>& start,
                                                          const TrainingSet& pairs, JobContext& job);
// Where this rank stores its tokens.
std::filesystem::path tokensFile(const RunFolder& run, const Communicator& ranks);
// Removes the tokens of all ranks, also of earlier sessions of the run.
void removeTokens(const RunFolder& run);
// The tokens that the interrupted run left, or new ones.
Result<TrainingTokens> tokensOf(const TrainRequest& request, const RunFolder& run, const TrainingState& state,
                                const TrainingSet& pairs, const ModelTokenizer& tokenizer, JobContext& job);
// The pairs that take the place of development sets, if there are none. A generative model keeps its own.
Result<HeldOutPairs> holdOut(const TrainingState& state, PairFeed& feed);
// The vectors that the training follows, the same as before in a resumed one.
Result<Teacher> teacherOf(TrainingState& state, const ModelTokenizer& tokenizer, PairFeed& feed, bool resume,
                          const JobContext& job);

}  // namespace paragram
