#include "core/exchange/targets/onnx_graph.h"

namespace paragram {
namespace {

// Types of attributes, as in onnx.proto.
enum AttributeType { kInteger = 2, kString = 3, kIntegers = 7 };

ProtobufWriter integerAttribute(const std::string& name, std::int64_t value) {
    return ProtobufWriter().text(1, name).integer(3, value).integer(20, kInteger);
}

ProtobufWriter integersAttribute(const std::string& name, const std::vector<std::int64_t>& values) {
    ProtobufWriter attribute;
    attribute.text(1, name);
    for (const std::int64_t value : values) attribute.integer(8, value);
    return attribute.integer(20, kIntegers);
}

ProtobufWriter nodeOf(const std::string& operation, const std::vector<std::string>& inputs,
                      const std::string& output, const std::vector<ProtobufWriter>& attributes) {
    ProtobufWriter node;
    for (const std::string& input : inputs) node.text(1, input);
    node.text(2, output).text(3, output).text(4, operation);
    for (const ProtobufWriter& attribute : attributes) node.text(5, attribute.bytes());
    return node;
}

ProtobufWriter tensorOf(const std::string& name, int type, const std::vector<std::size_t>& shape) {
    ProtobufWriter tensor;
    for (const std::size_t size : shape) tensor.integer(1, static_cast<std::int64_t>(size));
    tensor.integer(2, type).text(8, name);
    return tensor;
}

}  // namespace

void OnnxGraphWriter::node(const std::string& operation, const std::vector<std::string>& inputs,
                           const std::string& output, const Integers& integers) {
    std::vector<ProtobufWriter> attributes;
    for (const auto& [name, value] : integers) attributes.push_back(integerAttribute(name, value));
    graph_.text(1, nodeOf(operation, inputs, output, attributes).bytes());
}

void OnnxGraphWriter::transpose(const std::string& input, const std::vector<std::int64_t>& order,
                                const std::string& output) {
    graph_.text(1, nodeOf("Transpose", {input}, output, {integersAttribute("perm", order)}).bytes());
}

void OnnxGraphWriter::reduceMax(const std::string& input, const std::string& output) {
    graph_.text(1, nodeOf("ReduceMax", {input}, output,
                          {integerAttribute("keepdims", 0), integersAttribute("axes", {1})})
                       .bytes());
}

void OnnxGraphWriter::reduceMean(const std::string& input, const std::string& output) {
    graph_.text(1, nodeOf("ReduceMean", {input}, output,
                          {integerAttribute("keepdims", 1), integersAttribute("axes", {-1})})
                       .bytes());
}

void OnnxGraphWriter::lstm(const std::vector<std::string>& inputs, const std::string& output,
                           std::size_t units, bool bothDirections) {
    const ProtobufWriter direction = ProtobufWriter()
                                         .text(1, "direction")
                                         .text(4, bothDirections ? "bidirectional" : "forward")
                                         .integer(20, kString);
    graph_.text(1, nodeOf("LSTM", inputs, output,
                          {integerAttribute("hidden_size", static_cast<std::int64_t>(units)), direction})
                       .bytes());
}

void OnnxGraphWriter::integers(const std::string& name, const std::vector<std::int64_t>& values) {
    constant(name, kInt64, {values.size()},
             {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(std::int64_t)});
}

void OnnxGraphWriter::wholeScalar(const std::string& name, std::int64_t value) {
    constant(name, kInt64, {}, {reinterpret_cast<const char*>(&value), sizeof value});
}

void OnnxGraphWriter::number(const std::string& name, float value) {
    floats(name, {1}, {value});
}

void OnnxGraphWriter::floats(const std::string& name, const std::vector<std::size_t>& shape,
                             const std::vector<float>& values) {
    constant(name, kFloat, shape,
             {reinterpret_cast<const char*>(values.data()), values.size() * sizeof(float)});
}

void OnnxGraphWriter::constant(const std::string& name, int type, const std::vector<std::size_t>& shape,
                               std::string_view bytes) {
    ProtobufWriter tensor = tensorOf(name, type, shape);
    tensor.text(9, bytes);
    graph_.text(5, tensor.bytes());
}

void OnnxGraphWriter::external(const std::string& name, int type, const std::vector<std::size_t>& shape,
                               const std::string& file, std::uint64_t bytes) {
    ProtobufWriter tensor = tensorOf(name, type, shape);
    for (const auto& [key, value] : {std::pair<std::string, std::string>{"location", file},
                                     {"offset", "0"},
                                     {"length", std::to_string(bytes)}})
        tensor.text(13, ProtobufWriter().text(1, key).text(2, value).bytes());
    tensor.integer(14, 1);  // EXTERNAL
    graph_.text(5, tensor.bytes());
}

void OnnxGraphWriter::value(int field, const std::string& name, int type,
                            const std::vector<std::string>& sizes) {
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

}  // namespace paragram
