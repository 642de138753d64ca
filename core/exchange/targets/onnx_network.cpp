#include "core/exchange/targets/onnx_network.h"

#include <algorithm>

namespace paragram {
namespace {

// Rows of the gates i, f, g, o in ONNX's order: i, o, f, g. Appended to `to`.
void appendGates(const Matrix& from, std::vector<float>& to) {
    const std::size_t block = from.size() / 4;  // a bias is one row of all gates
    for (const std::size_t gate : {0U, 3U, 1U, 2U}) {
        const float* values = from.data() + gate * block;
        to.insert(to.end(), values, values + block);
    }
}

// The tensors W, R, B and P of ONNX's LSTM, directions one after another.
struct LstmConstants {
    std::vector<float> w, r, b, p;
};

LstmConstants constantsOf(const OnnxLstm& lstm) {
    const std::size_t tensors = lstm.peepholes ? 5 : 4, units = lstm.units;
    LstmConstants all;
    for (std::size_t k = 0; k < lstm.weights.size(); k += tensors) {
        appendGates(lstm.weights[k].values, all.w);
        appendGates(lstm.weights[k + 1].values, all.r);
        appendGates(lstm.weights[k + 2].values, all.b);
        appendGates(lstm.weights[k + 3].values, all.b);
        if (!lstm.peepholes) continue;
        const float* peepholes = lstm.weights[k + 4].values.data();  // i, f, o
        for (const std::size_t gate : {0U, 2U, 1U})
            all.p.insert(all.p.end(), peepholes + gate * units, peepholes + (gate + 1) * units);
    }
    return all;
}

}  // namespace

void addLookUp(OnnxGraphWriter& graph, const std::string& ids, const std::string& suffix, bool narrow) {
    graph.node("Gather", {"embedding.weight", ids}, narrow ? "rows" + suffix : "tokens" + suffix);
    if (narrow) graph.node("Cast", {"rows" + suffix}, "tokens" + suffix, {{"to", OnnxGraphWriter::kFloat}});
}

void addPooling(OnnxGraphWriter& graph, const std::string& mask, const std::string& tokens,
                const std::string& suffix, bool max) {
    const auto named = [&](const char* name) { return name + suffix; };
    if (max) {
        graph.node("Cast", {mask}, named("mask"), {{"to", OnnxGraphWriter::kBool}});
        graph.node("Unsqueeze", {named("mask"), "last_axis"}, named("mask3"));
        graph.node("Where", {named("mask3"), tokens, "lowest"}, named("masked"));
        graph.reduceMax(named("masked"), named("pooled"));
        return;
    }
    graph.node("Cast", {mask}, named("mask"), {{"to", OnnxGraphWriter::kFloat}});
    graph.node("Unsqueeze", {named("mask"), "last_axis"}, named("mask3"));
    graph.node("Mul", {tokens, named("mask3")}, named("masked"));
    graph.node("ReduceSum", {named("masked"), "axis_1"}, named("sum"), {{"keepdims", 0}});
    graph.node("ReduceSum", {named("mask"), "axis_1"}, named("count"), {{"keepdims", 1}});
    graph.node("Max", {named("count"), "one"}, named("counted"));
    graph.node("Div", {named("sum"), named("counted")}, named("pooled"));
}

void addLstm(OnnxGraphWriter& graph, const OnnxLstm& lstm, const std::string& tokens, const std::string& mask,
             const std::string& states) {
    const std::size_t directions = lstm.bothDirections ? 2 : 1, units = lstm.units;
    graph.transpose(tokens, {1, 0, 2}, "steps");
    graph.node("ReduceSum", {mask, "axis_1"}, "sums_of_mask", {{"keepdims", 0}});
    graph.node("Cast", {"sums_of_mask"}, "lengths", {{"to", OnnxGraphWriter::kInt32}});
    const LstmConstants constants = constantsOf(lstm);
    graph.floats("lstm.W", {directions, 4 * units, lstm.inputs}, constants.w);
    graph.floats("lstm.R", {directions, 4 * units, units}, constants.r);
    graph.floats("lstm.B", {directions, 8 * units}, constants.b);
    std::vector<std::string> inputs{"steps", "lstm.W", "lstm.R", "lstm.B", "lengths"};
    if (lstm.peepholes) {
        graph.floats("lstm.P", {directions, 3 * units}, constants.p);
        inputs.insert(inputs.end(), {"", "", "lstm.P"});
    }
    graph.lstm(inputs, "states", units, lstm.bothDirections);
    // (steps, directions, batch, units) to (batch, steps, directions * units)
    graph.transpose("states", {2, 0, 1, 3}, "states_of_sentence");
    graph.integers("joined_shape", {0, 0, -1});
    graph.node("Reshape", {"states_of_sentence", "joined_shape"}, states);
}

std::string addNetwork(OnnxGraphWriter& graph, const Model& model, const std::string& average, bool narrow) {
    const EncoderSettings& encoder = model.settings.encoder;
    const bool both = encoder.network == Network::blstm, combined = isCombined(encoder);
    std::string ids = "input_ids";
    if (combined) {  // the network's embeddings are below those of the averages
        graph.integers("network_row", {static_cast<std::int64_t>(model.tokenizer->rows())});
        graph.node("Add", {ids, "network_row"}, "network_ids");
        ids = "network_ids";
    }
    addLookUp(graph, ids, "_read", narrow);
    addLstm(
        graph,
        {model.network, model.table.cols(), static_cast<std::size_t>(encoder.units), both, encoder.peepholes},
        "tokens_read", "attention_mask", "tokens_network");
    addPooling(graph, "attention_mask", "tokens_network", "_network", encoder.pooling == Pooling::max);
    std::string vector = "pooled_network";
    if (both && encoder.directions == JoinedDirections::added) {
        graph.integers("directions_shape", {0, 2, -1});
        graph.node("Reshape", {vector, "directions_shape"}, "both_directions");
        graph.node("ReduceSum", {"both_directions", "axis_1"}, vector = "added_directions",
                   {{"keepdims", 0}});
    }
    if (!combined) return vector;
    if (encoder.combine == Combination::added)
        graph.node("Add", {average, vector}, "combined");
    else
        graph.node("Concat", {average, vector}, "combined", {{"axis", 1}});
    return "combined";
}

std::optional<Error> onnxRefusal(const ExportModel& exported) {
    const EncoderSettings& encoder = exported.model.settings.encoder;
    if (exported.model.averaging()) return std::nullopt;
    if (encoder.separateNetworks) {
        return Error{
            exported.name, "a network for each language", "one network for both",
            "ONNX graphs of this program have one: embed texts with this program and use the vectors"};
    }
    if (exported.precision == WeightPrecision::int8) {
        return Error{"--precision", "int8 for a network", "fp32 or fp16",
                     "it does not read embeddings at another scale"};
    }
    return std::nullopt;
}

}  // namespace paragram
