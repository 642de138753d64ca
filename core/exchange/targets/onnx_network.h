// The nodes of an ONNX graph from tokens to a vector, of averages and of recurrent networks.
#pragma once

#include <optional>
#include <string>

#include "core/exchange/targets/export_target.h"
#include "core/exchange/targets/onnx_graph.h"

namespace paragram {

// The embeddings "tokens" + suffix of these ids; narrow: the table is not of float.
void addLookUp(OnnxGraphWriter& graph, const std::string& ids, const std::string& suffix, bool narrow);
// The mean or maximum "pooled" + suffix of tokens, (batch, steps, d), where the mask is 1.
void addPooling(OnnxGraphWriter& graph, const std::string& mask, const std::string& tokens,
                const std::string& suffix, bool max);

// An LSTM without its embeddings.
struct OnnxLstm {
    NetworkWeights weights;
    std::size_t inputs = 0, units = 0;
    bool bothDirections = false, peepholes = false;
};
// The states of an LSTM, (batch, steps, units) with the directions beside each other, zero after the end of a
// sentence. tokens: (batch, steps, inputs); mask: an integer or a number for each.
void addLstm(OnnxGraphWriter& graph, const OnnxLstm& lstm, const std::string& tokens, const std::string& mask,
             const std::string& states);

// The network of a recurrent model, reading the inputs of the first part; weights included. average: the
// vector of averages, of a combination. Returns the name of the sentence vector.
std::string addNetwork(OnnxGraphWriter& graph, const Model& model, const std::string& average, bool narrow);

// Why a model's network cannot be written; none for averages.
std::optional<Error> onnxRefusal(const ExportModel& exported);

}  // namespace paragram
