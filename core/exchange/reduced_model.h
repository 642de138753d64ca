// A smaller model with nearly the same cosines: fewer numbers a vector, fewer tokens.
#pragma once

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// The table turned onto its principal axes (about zero, so that cosines stay) and cut to the first
// `dimension` of them; all of them change no cosine. Parts that stand side by side are turned each for
// itself. Error: more dimensions than there are, or a model that takes the maximum, which no rotation keeps.
Result<Model> rotated(const Model& model, int dimension);

// Only the tokens that training has moved; the others, still as the seed drew them, become unknown and are
// left out of sentences. A model that began with word vectors keeps the tokens they covered. Error: several
// tokenizers, or none was moved.
Result<Model> withoutUnseen(const Model& model);

}  // namespace paragram
