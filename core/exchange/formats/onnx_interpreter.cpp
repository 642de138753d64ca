#include "core/exchange/formats/onnx_interpreter.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>

#include "core/base/files/atomic_file.h"
#include "core/base/files/mapped_file.h"
#include "core/base/numeric/half_float.h"
#include "core/base/protobuf.h"
#include "core/exchange/formats/onnx_lstm.h"
#include "core/exchange/formats/onnx_operations.h"
#include "core/text/input/archive.h"

namespace paragram {
namespace {

std::size_t widthOf(std::uint64_t type) {
    switch (type) {
        case 1:
            return 4;  // FLOAT
        case 3:
            return 1;  // INT8
        case 7:
            return 8;  // INT64
        case 10:
            return 2;  // FLOAT16
        default:
            return 0;
    }
}

double numberAt(std::uint64_t type, const char* at) {
    if (type == 3) return static_cast<signed char>(*at);
    if (type == 7) {
        std::int64_t value = 0;
        std::memcpy(&value, at, sizeof value);
        return static_cast<double>(value);
    }
    if (type == 10) {
        std::uint16_t value = 0;
        std::memcpy(&value, at, sizeof value);
        return fromHalf(value);
    }
    float value = 0;
    std::memcpy(&value, at, sizeof value);
    return value;
}

}  // namespace

bool OnnxGraph::readTensor(std::string_view message, const std::filesystem::path& folder) {
    const auto fields = readProtobuf(message);
    if (!fields) return false;
    OnnxTensor tensor;
    std::string name, bytes, location;
    std::uint64_t type = 0, offset = 0, length = 0;
    for (const ProtobufField& field : *fields) {
        if (field.number == 1) tensor.shape.push_back(static_cast<std::int64_t>(field.value));
        if (field.number == 2) type = field.value;
        if (field.number == 8) name = field.bytes;
        if (field.number == 9) bytes = field.bytes;
        if (field.number != 13) continue;
        const auto entry = readProtobuf(field.bytes);
        if (!entry || entry->size() != 2) return false;
        const std::string key((*entry)[0].bytes), value((*entry)[1].bytes);
        if (key == "location") location = value;
        const char* end = value.data() + value.size();
        if (key == "offset") std::from_chars(value.data(), end, offset);
        if (key == "length") std::from_chars(value.data(), end, length);
    }
    if (!location.empty()) {
        if (!isSafeMember(location)) return false;  // of another folder
        const Result<MappedFile> file = MappedFile::open(folder / location);
        if (!file || offset > file->bytes().size()) return false;
        bytes = file->bytes().substr(offset, length);
    }
    const std::size_t width = widthOf(type);
    const std::int64_t count = sizeOf(tensor.shape);
    if (width == 0 || count < 0 || static_cast<std::size_t>(count) != bytes.size() / width) return false;
    tensor.values.resize(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < tensor.values.size(); ++i)
        tensor.values[i] = numberAt(type, bytes.data() + i * width);
    constants_[name] = std::move(tensor);
    return true;
}

bool OnnxGraph::readNode(std::string_view message) {
    const auto fields = readProtobuf(message);
    if (!fields) return false;
    Node node;
    for (const ProtobufField& field : *fields) {
        if (field.number == 1) node.inputs.emplace_back(field.bytes);
        if (field.number == 2) node.output = field.bytes;
        if (field.number == 4) node.operation = field.bytes;
        if (field.number != 5) continue;
        const auto attribute = readProtobuf(field.bytes);
        if (!attribute) return false;
        std::string name;
        std::vector<std::int64_t> values;
        for (const ProtobufField& part : *attribute) {
            if (part.number == 1) name = part.bytes;
            if (part.number == 3 || part.number == 8) values.push_back(static_cast<std::int64_t>(part.value));
        }
        node.attributes[name] = values;
    }
    const bool written = std::ranges::find(nodes_, node.output, &Node::output) != nodes_.end();
    nodes_.push_back(std::move(node));
    return !written;  // each name once
}

bool OnnxGraph::readGraph(std::string_view message, const std::filesystem::path& folder) {
    const auto fields = readProtobuf(message);
    if (!fields) return false;
    for (const ProtobufField& field : *fields) {
        if (field.number == 1 && !readNode(field.bytes)) return false;
        if (field.number == 5 && !readTensor(field.bytes, folder)) return false;
        if (field.number != 11) continue;
        const auto input = readProtobuf(field.bytes);
        if (!input || input->empty()) return false;
        inputs_.emplace_back(input->front().bytes);
    }
    return true;
}

Result<OnnxGraph> OnnxGraph::read(const std::filesystem::path& file) {
    const Result<std::string> bytes = readFile(file);
    if (!bytes) return bytes.error();
    OnnxGraph graph;
    graph.name_ = file.string();
    const auto fields = readProtobuf(*bytes);
    bool whole = fields.has_value();
    for (std::size_t i = 0; whole && i < fields->size(); ++i) {
        if ((*fields)[i].number == 7) whole = graph.readGraph((*fields)[i].bytes, file.parent_path());
    }
    if (!whole || graph.nodes_.empty()) {
        return Error{file.string(), "not a complete ONNX model", "an export of this program",
                     "export it again"};
    }
    return graph;
}

bool OnnxGraph::apply(const Node& node, const std::vector<const OnnxTensor*>& in, OnnxTensor& out) {
    const auto attribute = [&](const char* name, std::int64_t fallback) {
        const auto found = node.attributes.find(name);
        return found == node.attributes.end() || found->second.empty() ? fallback : found->second[0];
    };
    using Arguments = std::vector<double>;
    const std::string& name = node.operation;
    const auto takes = [&](const char* operation, std::size_t count) {
        return name == operation && in.size() == count;
    };
    // An input that is left out has no value; a number has a shape without sizes, and one.
    const auto absent = [](const OnnxTensor* one) { return one->shape.empty() && one->values.empty(); };
    if (name != "LSTM" && std::ranges::any_of(in, absent)) return false;
    if (takes("Gather", 2)) return gather(*in[0], *in[1], out);
    if (takes("Cast", 1)) {
        out = *in[0];
        if (attribute("to", 1) == 9)
            for (double& value : out.values) value = value != 0 ? 1 : 0;
        return true;
    }
    if (takes("Unsqueeze", 2)) {
        out = *in[0];
        const std::int64_t axis = axisOf(firstOf(*in[1]), out.shape.size() + 1);
        if (axis >= 0) out.shape.insert(out.shape.begin() + axis, 1);
        return axis >= 0;
    }
    if (takes("ReduceSum", 2))
        return reduce(*in[0], axisOf(firstOf(*in[1]), in[0]->shape.size()), attribute("keepdims", 1) != 0,
                      false, out);
    if (takes("ReduceMax", 1))
        return reduce(*in[0], axisOf(static_cast<double>(attribute("axes", 0)), in[0]->shape.size()),
                      attribute("keepdims", 1) != 0, true, out);
    if (takes("ReduceMean", 1)) {
        const std::int64_t axis = axisOf(static_cast<double>(attribute("axes", 0)), in[0]->shape.size());
        if (!reduce(*in[0], axis, attribute("keepdims", 1) != 0, false, out)) return false;
        for (double& value : out.values)
            value /= static_cast<double>(in[0]->shape[static_cast<std::size_t>(axis)]);
        return true;
    }
    if (takes("Pad", 2)) return pad(*in[0], *in[1], 0, out);
    if (takes("Pad", 3)) return pad(*in[0], *in[1], firstOf(*in[2]), out);
    if (takes("CumSum", 2)) return cumulate(*in[0], axisOf(firstOf(*in[1]), in[0]->shape.size()), out);
    if (takes("MatMul", 2)) return multiply(*in[0], *in[1], out);
    if (takes("Softmax", 1)) return attribute("axis", -1) == -1 && softmax(*in[0], out);
    if (takes("Transpose", 1)) {
        const auto order = node.attributes.find("perm");
        return order != node.attributes.end() && transpose(*in[0], order->second, out);
    }
    if (takes("Reshape", 2)) return reshape(*in[0], *in[1], out);
    if (name == "LSTM") return runLstm(in, out);
    if (takes("Mul", 2)) return broadcast(in, out, [](const Arguments& a) { return a[0] * a[1]; });
    if (takes("Add", 2)) return broadcast(in, out, [](const Arguments& a) { return a[0] + a[1]; });
    if (takes("Sub", 2)) return broadcast(in, out, [](const Arguments& a) { return a[0] - a[1]; });
    if (takes("Pow", 2)) return broadcast(in, out, [](const Arguments& a) { return std::pow(a[0], a[1]); });
    if (takes("Sin", 1)) return broadcast(in, out, [](const Arguments& a) { return std::sin(a[0]); });
    if (takes("Relu", 1)) return broadcast(in, out, [](const Arguments& a) { return std::max(0.0, a[0]); });
    if (takes("Div", 2)) return broadcast(in, out, [](const Arguments& a) { return a[0] / a[1]; });
    if (takes("Max", 2)) return broadcast(in, out, [](const Arguments& a) { return std::max(a[0], a[1]); });
    if (takes("Where", 3))
        return broadcast(in, out, [](const Arguments& a) { return a[0] != 0 ? a[1] : a[2]; });
    if (takes("Sqrt", 1)) return broadcast(in, out, [](const Arguments& a) { return std::sqrt(a[0]); });
    return name == "Concat" && !in.empty() && attribute("axis", 0) == 1 && concatenate(in, out);
}

Result<OnnxTensor> OnnxGraph::run(const std::map<std::string, OnnxTensor>& inputs,
                                  const std::string& output) const {
    std::map<std::string, OnnxTensor> made = inputs;
    for (const Node& node : nodes_) {
        std::vector<const OnnxTensor*> in;
        for (const std::string& name : node.inputs) {
            static const OnnxTensor kAbsent;
            if (name.empty()) {
                in.push_back(&kAbsent);
                continue;
            }
            const auto given = made.find(name);
            const auto constant = constants_.find(name);
            if (given == made.end() && constant == constants_.end())
                return Error{name_, "a node that reads \"" + name + "\", which no node writes", "",
                             "export it again"};
            in.push_back(given != made.end() ? &given->second : &constant->second);
        }
        OnnxTensor out;
        if (!apply(node, in, out)) {
            return Error{name_, fmt::format("{} of {} inputs", node.operation, in.size()),
                         "an operation that exports use, with suitable shapes", "export it again"};
        }
        made[node.output] = std::move(out);
    }
    const auto found = made.find(output);
    if (found == made.end()) return Error{name_, "no output \"" + output + "\"", "", "export it again"};
    return found->second;
}

}  // namespace paragram
