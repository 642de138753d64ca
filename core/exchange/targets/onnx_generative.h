// The nodes of an ONNX graph for the sentence encoder of a generative model (P20, 3).
#pragma once

#include <string>

#include "core/exchange/targets/onnx_graph.h"
#include "core/models/model.h"

namespace paragram {

// Reads the inputs of the first part, whose mask is 1 and then 0 in each row; weights included. narrow: the
// table is not of float. Returns the name of the sentence vector.
std::string addGenerative(OnnxGraphWriter& graph, const Model& model, bool narrow);

}  // namespace paragram
