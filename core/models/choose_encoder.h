// Sentence vectors by the other encoders of a generative model (P20, Tables 5 and 6).
#pragma once

#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// A model for vectors only, without decoders. encoder: "semantic", whose vectors are those of the model; a
// language of the model, for that language's encoder; "random", a semantic encoder of the same shape before
// its training. Error if the model has no such encoder.
Result<Model> withEncoder(const Model& model, const std::string& encoder, const std::string& name);

// The languages of a generative model that have an encoder of their own; none for other models.
std::vector<std::string> languageEncoders(const Model& model);

}  // namespace paragram
