// A checkpoint of the authors' programs as a model of ours, and back.
#pragma once

#include <string>

#include "core/base/result.h"
#include "core/exchange/psp_checkpoint.h"
#include "core/models/checkpoint.h"
#include "core/models/model.h"

namespace paragram {

// sentencePiece: the bytes of the model that the training text was cut with; empty for models over words or
// character n-grams. Error: n-grams of another length than 3, a SentencePiece file that is missing or none.
Result<Model> modelOfPsp(const PspCheckpoint& checkpoint, const std::string& sentencePiece,
                         const std::string& name);

// Where training stands in it: table, Adam's moments, steps and epochs. epochs: of the whole training, those
// that the authors' program did included. The pairs are left open. Error: the checkpoint has no moments.
Result<Checkpoint> trainingOfPsp(const PspCheckpoint& checkpoint, const Model& model, int epochs,
                                 const std::string& name);

// The inverse of modelOfPsp, for models of one part whose languages share all or nothing. moments: Adam's, of
// the model's rows; null for none. Error: another kind of model.
Result<PspCheckpoint> pspOfModel(const Model& model, const AdamMoments* moments, const std::string& name);

}  // namespace paragram
