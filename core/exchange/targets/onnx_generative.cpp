#include "core/exchange/targets/onnx_generative.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/encoders/generative/seq2seq_encoder.h"
#include "core/exchange/targets/onnx_network.h"

namespace paragram {
namespace {

constexpr float kFirstPosition = 2;  // as fairseq counts: after its padding token
constexpr float kNormEpsilon = 1e-5F, kNever = -1e9F;

// The tensor of a model that was checked when it was read.
const Matrix& generativeTensor(const Model& model, const std::string& name) {
    return std::ranges::find(model.network, "encoder_sem." + name, &NetworkTensor::name)->values;
}

std::vector<float> valuesOf(const Matrix& matrix) {
    return {matrix.data(), matrix.data() + matrix.size()};
}

// Of a linear map: transposed, as MatMul needs it on its right.
void addMatrix(OnnxGraphWriter& graph, const std::string& name, const Matrix& weight) {
    std::vector<float> values;
    values.reserve(weight.size());
    for (std::size_t j = 0; j < weight.cols(); ++j)
        for (std::size_t i = 0; i < weight.rows(); ++i) values.push_back(weight(i, j));
    graph.floats(name, {weight.cols(), weight.rows()}, values);
}

// Writes the nodes and constants of the layers, one tensor of (batch, steps, width) after another.
class Layers {
  public:
    Layers(OnnxGraphWriter& graph, const Model& model)
        : graph_(graph), model_(model), heads_(model.settings.generative.heads), d_(model.table.cols()) {}

    // x sqrt(d) + P[position]; sines of all frequencies, then cosines, which are sines a quarter turn ahead.
    std::string addPositions(const std::string& x) {
        const std::size_t half = d_ / 2;
        std::vector<float> frequencies(d_), turns(d_);
        for (std::size_t i = 0; i < half; ++i) {
            const double step = std::log(10000.0) / static_cast<double>(half - 1);
            frequencies[i] = frequencies[half + i] =
                static_cast<float>(std::exp(-step * static_cast<double>(i)));
            turns[half + i] = std::numbers::pi_v<float> / 2;
        }
        graph_.floats("frequencies", {d_}, frequencies);
        graph_.floats("quarter_turns", {d_}, turns);
        graph_.number("before_first_position", kFirstPosition - 1);
        graph_.number("embedding_scale", std::sqrt(static_cast<float>(d_)));
        graph_.wholeScalar("axis_of_steps", 1);
        graph_.node("CumSum", {"mask_ended", "axis_of_steps"}, "steps_so_far");
        graph_.node("Add", {"steps_so_far", "before_first_position"}, "positions");
        graph_.node("Unsqueeze", {"positions", "last_axis"}, "positions3");
        graph_.node("Mul", {"positions3", "frequencies"}, "angles_of_sines");
        graph_.node("Add", {"angles_of_sines", "quarter_turns"}, "angles");
        graph_.node("Sin", {"angles"}, "sinusoids");
        graph_.node("Mul", {x, "embedding_scale"}, "scaled_embeddings");
        graph_.node("Add", {"scaled_embeddings", "sinusoids"}, "first_states");
        return "first_states";
    }

    // What all layers share: where there is no token, attention is none.
    void addConstants() {
        graph_.integers("heads_shape", {0, 0, heads_, -1});
        graph_.integers("states_shape", {0, 0, -1});
        graph_.integers("keys_shape", {0, 1, 1, -1});
        graph_.number("query_scale", 1 / std::sqrt(static_cast<float>(d_) / static_cast<float>(heads_)));
        graph_.number("never", kNever);
        graph_.number("norm_epsilon", kNormEpsilon);
        graph_.number("two", 2);
        graph_.node("Sub", {"one_of_mask", "mask_ended"}, "padding");
        graph_.node("Mul", {"padding", "never"}, "padding_scores");
        graph_.node("Reshape", {"padding_scores", "keys_shape"}, "blocked");
    }

    std::string addLayer(int number, const std::string& x) {
        layer_ = "layers." + std::to_string(number) + '.';
        const std::string attended = normalised("self_attn_layer_norm", x, attention(x));
        const std::string inner = linear("fc1", attended, tensor("fc1.weight"), tensor("fc1.bias"));
        graph_.node("Relu", {inner}, named("relu"));
        return normalised("final_layer_norm", attended,
                          linear("fc2", named("relu"), tensor("fc2.weight"), tensor("fc2.bias")));
    }

  private:
    std::string named(const std::string& name) const { return layer_ + name; }
    const Matrix& tensor(const std::string& name) const { return generativeTensor(model_, layer_ + name); }

    // The sum of two tensors, each row normalised.
    std::string normalised(const std::string& norm, const std::string& x, const std::string& block) {
        const auto inner = [&](const char* name) { return named(norm + '.' + name); };
        graph_.node("Add", {x, block}, inner("sum"));
        graph_.reduceMean(inner("sum"), inner("mean"));
        graph_.node("Sub", {inner("sum"), inner("mean")}, inner("centred"));
        graph_.node("Pow", {inner("centred"), "two"}, inner("squares"));
        graph_.reduceMean(inner("squares"), inner("variance"));
        graph_.node("Add", {inner("variance"), "norm_epsilon"}, inner("above_zero"));
        graph_.node("Sqrt", {inner("above_zero")}, inner("deviation"));
        graph_.node("Div", {inner("centred"), inner("deviation")}, inner("unit"));
        graph_.floats(inner("weight"), {d_}, valuesOf(tensor(norm + ".weight")));
        graph_.floats(inner("bias"), {d_}, valuesOf(tensor(norm + ".bias")));
        graph_.node("Mul", {inner("unit"), inner("weight")}, inner("gained"));
        graph_.node("Add", {inner("gained"), inner("bias")}, inner("normalised"));
        return inner("normalised");
    }

    std::string linear(const std::string& name, const std::string& x, const Matrix& weight,
                       const Matrix& bias) {
        addMatrix(graph_, named(name + ".weight"), weight);
        graph_.node("MatMul", {x, named(name + ".weight")}, named(name + ".product"));
        graph_.floats(named(name + ".bias"), {weight.rows()}, valuesOf(bias));
        graph_.node("Add", {named(name + ".product"), named(name + ".bias")}, named(name));
        return named(name);
    }

    // Part 0, 1 or 2 of the map to queries, keys and values; (batch, steps, heads, numbers) in this order.
    std::string projected(const char* name, const std::string& x, std::size_t part,
                          const std::vector<std::int64_t>& order) {
        const Matrix &weights = tensor("self_attn.in_proj_weight"),
                     &biases = tensor("self_attn.in_proj_bias");
        Matrix weight(d_, d_), bias(1, d_);
        std::copy_n(weights.row(part * d_).data(), d_ * d_, weight.data());
        std::copy_n(biases.data() + part * d_, d_, bias.data());
        const std::string all = linear(name, x, weight, bias);
        graph_.node("Reshape", {all, "heads_shape"}, all + ".heads");
        graph_.transpose(all + ".heads", order, all + ".ordered");
        return all + ".ordered";
    }

    std::string attention(const std::string& x) {
        const std::string query = projected("query", x, 0, {0, 2, 1, 3}),
                          key = projected("key", x, 1, {0, 2, 3, 1}),
                          value = projected("value", x, 2, {0, 2, 1, 3});
        graph_.node("MatMul", {query, key}, named("products"));
        graph_.node("Mul", {named("products"), "query_scale"}, named("scores"));
        graph_.node("Add", {named("scores"), "blocked"}, named("scores_of_tokens"));
        graph_.node("Softmax", {named("scores_of_tokens")}, named("shares"), {{"axis", -1}});
        graph_.node("MatMul", {named("shares"), value}, named("seen"));
        graph_.transpose(named("seen"), {0, 2, 1, 3}, named("seen_by_step"));
        graph_.node("Reshape", {named("seen_by_step"), "states_shape"}, named("seen_by_all"));
        return linear("out_proj", named("seen_by_all"), tensor("self_attn.out_proj.weight"),
                      tensor("self_attn.out_proj.bias"));
    }

    OnnxGraphWriter& graph_;
    const Model& model_;
    std::int64_t heads_;
    std::size_t d_;
    std::string layer_;
};

// "tokens_ended" and "mask_ended": the embeddings and the mask, one step longer, with the end of each
// sentence after its last token.
void addEnds(OnnxGraphWriter& graph, const Model& model) {
    graph.scalar("one_of_mask", 1);
    graph.integers("one_before", {0, 1, 0, 0});
    graph.integers("one_after", {0, 0, 0, 1});
    graph.integers("row_after", {0, 0, 0, 0, 1, 0});
    graph.floats("end", {model.table.cols()}, valuesOf(generativeTensor(model, "end")));
    graph.node("Cast", {"attention_mask"}, "mask_number", {{"to", OnnxGraphWriter::kFloat}});
    graph.node("Pad", {"mask_number", "one_before", "one_of_mask"}, "mask_ended");
    graph.node("Pad", {"mask_number", "one_after"}, "mask_longer");
    graph.node("Sub", {"mask_ended", "mask_longer"}, "is_end");
    graph.node("Cast", {"is_end"}, "is_end_bool", {{"to", OnnxGraphWriter::kBool}});
    graph.node("Unsqueeze", {"is_end_bool", "last_axis"}, "is_end3");
    graph.node("Pad", {"tokens_read", "row_after"}, "tokens_longer");
    graph.node("Where", {"is_end3", "end", "tokens_longer"}, "tokens_ended");
}

}  // namespace

std::string addGenerative(OnnxGraphWriter& graph, const Model& model, bool narrow) {
    const Settings& settings = model.settings;
    addLookUp(graph, "input_ids", "_read", narrow);
    addEnds(graph, model);
    std::string states = "states_by_step";
    if (settings.encoder.network == Network::seq2seq) {
        addLstm(graph,
                {lstmOfSeq2seq(settings, model.network), model.table.cols(),
                 static_cast<std::size_t>(settings.encoder.units), true, false},
                "tokens_ended", "mask_ended", states);
    } else {
        Layers layers(graph, model);
        layers.addConstants();
        states = layers.addPositions("tokens_ended");
        for (int i = 0; i < settings.generative.encoderLayers; ++i) states = layers.addLayer(i, states);
    }
    addPooling(graph, "mask_ended", states, "_network", false);
    if (attendsToTokens(settings.generative.model)) return "pooled_network";
    addMatrix(graph, "hidden2mean.weight", generativeTensor(model, "hidden2mean.weight"));
    graph.node("MatMul", {"pooled_network", "hidden2mean.weight"}, "latent_mean");
    if (!settings.generative.averages) return "latent_mean";
    addPooling(graph, "attention_mask", "tokens_read", "_read", false);
    graph.node("Add", {"latent_mean", "pooled_read"}, "mean_and_average");
    return "mean_and_average";
}

}  // namespace paragram
