// The state of a training in memory: stored in a checkpoint, and the starting point of a resumed training.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "core/encoders/word_vectors.h"
#include "core/settings/settings.h"
#include "core/tokens/form_vocabulary.h"
#include "core/training/trainer.h"

namespace paragram {

// Everything a training needs to continue to the same bits after an interruption.
struct TrainingState {
    TrainerState trainer;
    Settings settings;
    std::string tokenizer;                 // ModelTokenizer::serialise
    FormVocabulary forms{};                // of the templates of the parses, if they were given
    std::uint64_t pairsFingerprint = 0;    // of the tokens trained on; 0: not bound to pairs yet
    std::uint64_t teacherFingerprint = 0;  // of its vectors and sentences; 0: none
    std::vector<std::string> pairsPaths, developmentPaths;
    double bestScore = 0, untrainedScore = 0;  // EvaluationRecord::score; NaN: there is none
    double bestMargin = std::numeric_limits<double>::quiet_NaN();  // kRetrievalMargin of the best model
    // Of held-out pairs, by which translators are compared; NaN: not measured.
    double bestPerplexity = std::numeric_limits<double>::quiet_NaN();
    std::int64_t bestStep = 0;              // 0: no evaluation after step 0 yet
    std::int64_t evaluatedStep = -1;        // the last step with an evaluation; -1: none
    std::int64_t evaluationsSinceBest = 0;  // without a better score, for train.patience
    WordVectorShares vectors;               // share of the table initialised from word vectors
    double seconds = 0;                     // of training so far, over all sessions

    // Imported from another program: it is bound to the first pairs it is trained on.
    bool acceptsAnyPairs() const { return pairsFingerprint == 0; }
};

}  // namespace paragram
