// ONNX, opset 13: from token ids and a mask to a sentence vector of length 1, with one pair of inputs for
// each part.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "core/base/protobuf.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/onnx_check.h"
#include "core/exchange/targets/tokenizer_json.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

// Numbers of types and fields, as in onnx.proto.
enum TensorType { kFloat = 1, kInt8 = 3, kInt64 = 7, kBool = 9, kHalf = 10 };
constexpr int kIrVersion = 7, kOpset = 13;

class GraphWriter {
  public:
    void node(const std::string& operation, const std::vector<std::string>& inputs, const std::string& output,
              const std::vector<std::pair<std::string, std::int64_t>>& integers = {}) {
        graph_.text(1, nodeOf(operation, inputs, output, integers).bytes());
    }
    void reduceMax(const std::string& input, const std::string& output) {
        ProtobufWriter node = nodeOf("ReduceMax", {input}, output, {{"keepdims", 0}});
        ProtobufWriter axes;
        axes.text(1, "axes").integer(8, 1).integer(20, 7);  // INTS
        node.text(5, axes.bytes());
        graph_.text(1, node.bytes());
    }
    void integers(const std::string& name, const std::vector<std::int64_t>& values) {
        constant(name, kInt64, {values.size()},
                 {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(std::int64_t)});
    }
    void number(const std::string& name, float value) {
        constant(name, kFloat, {1}, {reinterpret_cast<const char*>(&value), sizeof value});
    }
    void constant(const std::string& name, int type, const std::vector<std::size_t>& shape,
                  std::string_view bytes) {
        ProtobufWriter tensor = tensorOf(name, type, shape);
        tensor.text(9, bytes);
        graph_.text(5, tensor.bytes());
    }
    void external(const std::string& name, int type, const std::vector<std::size_t>& shape,
                  const std::string& file, std::uint64_t bytes) {
        ProtobufWriter tensor = tensorOf(name, type, shape);
        for (const auto& [key, value] : {std::pair<std::string, std::string>{"location", file},
                                         {"offset", "0"},
                                         {"length", std::to_string(bytes)}})
            tensor.text(13, ProtobufWriter().text(1, key).text(2, value).bytes());
        tensor.integer(14, 1);  // EXTERNAL
        graph_.text(5, tensor.bytes());
    }
    // sizes: a number, or a name for a free size.
    void value(int field, const std::string& name, int type, const std::vector<std::string>& sizes) {
        ProtobufWriter shape;
        for (const std::string& size : sizes) {
            const bool fixed = size.find_first_not_of("0123456789") == std::string::npos;
            ProtobufWriter dimension;
            fixed ? dimension.integer(1, std::stoll(size)) : dimension.text(2, size);
            shape.text(1, dimension.bytes());
        }
        const ProtobufWriter tensor = ProtobufWriter().integer(1, type).text(2, shape.bytes());
        graph_.text(
            field,
            ProtobufWriter().text(1, name).text(2, ProtobufWriter().text(1, tensor.bytes()).bytes()).bytes());
    }
    void input(const std::string& name, const std::string& length) {
        value(11, name, kInt64, {"batch", length});
    }
    ProtobufWriter& graph() { return graph_; }

  private:
    static ProtobufWriter nodeOf(const std::string& operation, const std::vector<std::string>& inputs,
                                 const std::string& output,
                                 const std::vector<std::pair<std::string, std::int64_t>>& integers) {
        ProtobufWriter node;
        for (const std::string& input : inputs) node.text(1, input);
        node.text(2, output).text(3, output).text(4, operation);
        for (const auto& [name, value] : integers)
            node.text(5, ProtobufWriter().text(1, name).integer(3, value).integer(20, 2).bytes());  // INT
        return node;
    }
    static ProtobufWriter tensorOf(const std::string& name, int type, const std::vector<std::size_t>& shape) {
        ProtobufWriter tensor;
        for (const std::size_t size : shape) tensor.integer(1, static_cast<std::int64_t>(size));
        tensor.integer(2, type).text(8, name);
        return tensor;
    }
    ProtobufWriter graph_;
};

// The nodes between the inputs of one part and its vector.
void addPart(GraphWriter& graph, const std::string& suffix, bool max, bool narrow) {
    const auto named = [&](const char* name) { return name + suffix; };
    graph.input(named("input_ids"), named("sequence"));
    graph.input(named("attention_mask"), named("sequence"));
    graph.node("Gather", {"embedding.weight", named("input_ids")}, narrow ? named("rows") : named("tokens"));
    if (narrow) graph.node("Cast", {named("rows")}, named("tokens"), {{"to", kFloat}});
    if (max) {
        graph.node("Cast", {named("attention_mask")}, named("mask"), {{"to", kBool}});
        graph.node("Unsqueeze", {named("mask"), "last_axis"}, named("mask3"));
        graph.node("Where", {named("mask3"), named("tokens"), "lowest"}, named("masked"));
        graph.reduceMax(named("masked"), named("pooled"));
        return;
    }
    graph.node("Cast", {named("attention_mask")}, named("mask"), {{"to", kFloat}});
    graph.node("Unsqueeze", {named("mask"), "last_axis"}, named("mask3"));
    graph.node("Mul", {named("tokens"), named("mask3")}, named("masked"));
    graph.node("ReduceSum", {named("masked"), "axis_1"}, named("sum"), {{"keepdims", 0}});
    graph.node("ReduceSum", {named("mask"), "axis_1"}, named("count"), {{"keepdims", 1}});
    graph.node("Max", {named("count"), "one"}, named("counted"));
    graph.node("Div", {named("sum"), named("counted")}, named("pooled"));
}

void addNormalisation(GraphWriter& graph, const std::string& vector) {
    graph.node("Mul", {vector, vector}, "squares");
    graph.node("ReduceSum", {"squares", "axis_1"}, "square", {{"keepdims", 1}});
    graph.node("Sqrt", {"square"}, "length");
    graph.node("Max", {"length", "epsilon"}, "divisor");
    graph.node("Div", {vector, "divisor"}, "sentence_embedding");
}

std::string suffixOf(std::size_t part) {
    return part == 0 ? "" : fmt::format("_{}", part + 1);
}

void write(const ExportModel& exported, const ExportPlace& place) {
    const Model& model = exported.model;
    const EncoderLayout layout = model.layout();
    const bool json = !jsonTokensRefusal(model, exported.name);
    const JsonTokens tokens = json ? *jsonTokens(model) : JsonTokens{};
    const Matrix& table = json ? tokens.table : model.table;
    const int type = exported.precision == WeightPrecision::fp32   ? kFloat
                     : exported.precision == WeightPrecision::fp16 ? kHalf
                                                                   : kInt8;
    const std::uint64_t bytes = table.size() * bytesOf(exported.precision);

    GraphWriter graph;
    for (std::size_t part = 0; part < layout.parts(); ++part) {
        addPart(graph, suffixOf(part), model.settings.encoder.pooling == Pooling::max,
                exported.precision != WeightPrecision::fp32);
    }
    std::string vector = "pooled";
    if (layout.concatenate) {
        std::vector<std::string> parts;
        for (std::size_t part = 0; part < layout.parts(); ++part) parts.push_back("pooled" + suffixOf(part));
        graph.node("Concat", parts, vector = "joined", {{"axis", 1}});
    } else {
        for (std::size_t part = 1; part < layout.parts(); ++part) {
            const std::string sum = fmt::format("added_{}", part + 1);
            graph.node("Add", {vector, "pooled" + suffixOf(part)}, sum);
            vector = sum;
        }
    }
    addNormalisation(graph, vector);
    graph.graph().text(2, "paragram");
    graph.integers("axis_1", {1});
    graph.integers("last_axis", {-1});
    graph.number("epsilon", 1e-12F);
    if (model.settings.encoder.pooling == Pooling::max)
        graph.number("lowest", -3e38F);
    else
        graph.number("one", 1.0F);
    const std::string dataFile = place.stem + ".onnx_data";
    if (bytes > exported.externalBytes) {
        writeExportFile(place.folder / dataFile,
                        [&](std::ostream& out) { writeNumbers(out, table, exported.precision); });
        graph.external("embedding.weight", type, {table.rows(), table.cols()}, dataFile, bytes);
    } else {
        std::ostringstream numbers;
        writeNumbers(numbers, table, exported.precision);
        graph.constant("embedding.weight", type, {table.rows(), table.cols()}, numbers.str());
    }
    graph.value(12, "sentence_embedding", kFloat, {"batch", std::to_string(model.dimension())});

    ProtobufWriter file;
    file.integer(1, kIrVersion).text(2, "Paragram Workbench").text(7, graph.graph().bytes());
    file.text(8, ProtobufWriter().integer(2, kOpset).bytes());
    const std::pair<const char*, std::string> facts[] = {
        {"tokens", json ? place.stem + ".tokenizer.json" : place.stem + ".vocab.txt"},
        {"lower_case", model.settings.text.lowerCase ? "true" : "false"},
        {"settings", settingsText(model.settings)}};
    for (const auto& [key, value] : facts)
        file.text(14, ProtobufWriter().text(1, key).text(2, value).bytes());
    writeExportFile(place.file(".onnx"), file.bytes());
    writeBeside(exported, place);
    if (json) {
        std::filesystem::remove(place.file(".vocab.txt"));
        writeExportFile(place.file(".tokenizer.json"), tokens.json);
    }
}

}  // namespace

ExportTarget onnxTarget() {
    ExportTarget target;
    target.name = "onnx";
    target.label = "ONNX";
    target.reader =
        "ONNX Runtime in every language, browsers, phones, search engines: ids and mask in, vector out.";
    target.ending = ".onnx";
    target.snippets = {
        {"Python",
         "import numpy, onnxruntime, tokenizers\n"
         "cut = tokenizers.Tokenizer.from_file(\"{stem}.tokenizer.json\")\n"
         "ids = numpy.array([cut.encode(\"three apples\", add_special_tokens=False).ids], "
         "dtype=numpy.int64)\n"
         "session = onnxruntime.InferenceSession(\"{path}\")\n"
         "vector = session.run(None, {\"input_ids\": ids, \"attention_mask\": numpy.ones_like(ids)})[0]\n"},
        {"JavaScript",
         "const session = await ort.InferenceSession.create(\"{path}\");\n"
         "const ids = new ort.Tensor(\"int64\", BigInt64Array.from(tokens, BigInt), [1, tokens.length]);\n"
         "const mask = new ort.Tensor(\"int64\", new BigInt64Array(tokens.length).fill(1n), [1, "
         "tokens.length]);\n"
         "const { sentence_embedding } = await session.run({ input_ids: ids, attention_mask: mask });\n"}};
    target.bytes = [](const ExportModel& exported) {
        constexpr double kJsonPerToken = 40;
        return static_cast<double>(exported.model.table.size() * bytesOf(exported.precision)) +
               kJsonPerToken * static_cast<double>(exported.model.table.rows());
    };
    target.write = write;
    target.check = checkOnnx;
    return target;
}

}  // namespace paragram
