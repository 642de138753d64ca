// Converts a checkpoint of the authors' programs to a model, and back.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/exchange/import/psp_checkpoint.h"
#include "core/models/model.h"
#include "core/runs/training_state.h"

namespace paragram {

// sentencePiece: the bytes of the model that the training text was tokenised with; empty for models of words
// or character n-grams. Error for n-grams of a length other than 3, or a missing or invalid SentencePiece
// file.
Result<Model> modelOfPsp(const PspCheckpoint& checkpoint, const std::string& sentencePiece,
                         const std::string& name);

// The training state of the checkpoint: table, Adam's moments, steps and epochs. epochs: of the complete
// training, including those of the authors' program. The training pairs are left open. Error if the
// checkpoint has no moments.
Result<TrainingState> trainingOfPsp(const PspCheckpoint& checkpoint, const Model& model, int epochs,
                                    const std::string& name);

// The inverse of modelOfPsp, for models with one part, and languages that share everything or nothing.
// moments: Adam's, for the rows of the model; null for none. Error for other models.
Result<PspCheckpoint> pspOfModel(const Model& model, const AdamMoments* moments, const std::string& name);

}  // namespace paragram
