// Reduces a model with little change to its cosines: shorter vectors, fewer tokens.
#pragma once

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// Rotates the table onto its principal axes (not centred, so that cosines are preserved) and keeps the first
// `dimension` of them; keeping all changes no cosine. Concatenated parts are rotated separately. Error for
// more dimensions than there are, or a model with max pooling, which rotation does not preserve.
Result<Model> rotated(const Model& model, int dimension);

// Keeps only the tokens that training has updated; the others, which still have their random initialisation,
// become unknown and are dropped from sentences. If training started from word vectors, the tokens they
// covered are kept as well. Error for several tokenizers, or if none was updated.
Result<Model> withoutUnseen(const Model& model);

}  // namespace paragram
