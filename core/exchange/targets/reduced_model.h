// Reduces a model with little change to its cosines: shorter vectors, fewer tokens.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// Keeps the first `dimension` columns of the table, of concatenated parts those of each. Cosines change
// little: the dimensions of averaged embeddings are alike, and cutting them keeps more of the scores than
// principal axes do (datasets/published/README.md). Error for more dimensions than there are.
Result<Model> cut(const Model& model, int dimension);

// Keeps only the tokens that training has updated; the others, which still have their random initialisation,
// become unknown and are dropped from sentences. If training started from word vectors, the tokens they
// covered are kept as well. Error for several tokenizers, or if none was updated.
Result<Model> withoutUnseen(const Model& model);

// Keeps the `count` tokens that are most frequent in the sentences (of equally frequent ones those
// with the smaller numbers); the others become unknown and are dropped. Error for several
// tokenizers, for a tokenizer that was not made here, or for no sentences.
Result<Model> withMostFrequent(const Model& model, std::size_t count,
                               const std::vector<std::string>& sentences);

}  // namespace paragram
