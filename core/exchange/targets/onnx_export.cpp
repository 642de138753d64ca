// ONNX, opset 13: from token ids, padded on the right, and a mask to a sentence vector of length 1, with one
// pair of inputs for each part.
#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <sstream>

#include "core/base/protobuf.h"
#include "core/exchange/targets/export_files.h"
#include "core/exchange/targets/onnx_check.h"
#include "core/exchange/targets/onnx_generative.h"
#include "core/exchange/targets/onnx_network.h"
#include "core/exchange/targets/tokenizer_json.h"
#include "core/settings/settings_file.h"

namespace paragram {
namespace {

constexpr int kIrVersion = 7, kOpset = 13;

// The nodes between the inputs of one part and its vector, "pooled"; without averages only its inputs.
void addPart(OnnxGraphWriter& graph, const std::string& suffix, const EncoderSettings& encoder, bool narrow) {
    graph.input("input_ids" + suffix, "sequence" + suffix);
    graph.input("attention_mask" + suffix, "sequence" + suffix);
    if (encoder.network != Network::average && !isCombined(encoder)) return;
    addLookUp(graph, "input_ids" + suffix, suffix, narrow);
    addPooling(graph, "attention_mask" + suffix, "tokens" + suffix, suffix, encoder.pooling == Pooling::max);
}

void addNormalisation(OnnxGraphWriter& graph, const std::string& vector) {
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
    const bool narrow = exported.precision != WeightPrecision::fp32;
    const int type = !narrow                                       ? OnnxGraphWriter::kFloat
                     : exported.precision == WeightPrecision::fp16 ? OnnxGraphWriter::kHalf
                                                                   : OnnxGraphWriter::kInt8;
    const std::uint64_t bytes = table.size() * bytesOf(exported.precision);

    OnnxGraphWriter graph;
    for (std::size_t part = 0; part < layout.parts(); ++part) {
        addPart(graph, suffixOf(part), model.settings.encoder, narrow);
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
    if (model.recurrent()) vector = addNetwork(graph, model, vector, narrow);
    if (model.generative()) vector = addGenerative(graph, model, narrow);
    addNormalisation(graph, vector);
    graph.graph().text(2, "paragram");
    graph.integers("axis_1", {1});
    graph.integers("last_axis", {-1});
    graph.number("epsilon", 1e-12F);
    if (model.settings.encoder.pooling == Pooling::max && !model.generative())
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
    graph.value(12, "sentence_embedding", OnnxGraphWriter::kFloat,
                {"batch", std::to_string(model.dimension())});

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
        "ONNX Runtime in every language, browsers, phones, search engines: ids and mask in, vector out; of "
        "averages, recurrent encoders and generative models.";
    target.ending = ".onnx";
    target.snippets = {
        {"Python",
         "import numpy, onnxruntime, tokenizers\n"
         "# without a tokenizer.json: ids are the rows of pieces in {stem}.vocab.txt\n"
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
        double network = 0;
        for (const NetworkTensor& tensor : exported.model.network)
            network += static_cast<double>(tensor.values.size() * sizeof(float));
        return network + static_cast<double>(exported.model.table.size() * bytesOf(exported.precision)) +
               kJsonPerToken * static_cast<double>(exported.model.table.rows());
    };
    target.recurrent = target.generative = true;
    target.refusal = [](const ExportModel& exported) { return onnxRefusal(exported); };
    target.write = write;
    target.check = checkOnnx;
    return target;
}

}  // namespace paragram
