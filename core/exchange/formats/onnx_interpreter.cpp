#include "core/exchange/formats/onnx_interpreter.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstring>
#include <functional>

#include "core/base/files/atomic_file.h"
#include "core/base/files/mapped_file.h"
#include "core/base/numeric/half_float.h"
#include "core/base/protobuf.h"

namespace paragram {
namespace {

// The number of elements of a shape; -1 if it is invalid.
std::int64_t sizeOf(const std::vector<std::int64_t>& shape) {
    std::int64_t size = 1;
    for (const std::int64_t one : shape) {
        if (one < 0 || __builtin_mul_overflow(size, one, &size)) return -1;
    }
    return size;
}

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

// An axis, counted from the end if it is negative; -1 if there is no such axis.
std::int64_t axisOf(double axis, std::size_t dimensions) {
    const auto count = static_cast<std::int64_t>(dimensions);
    if (!(axis >= -count && axis < count)) return -1;
    const auto whole = static_cast<std::int64_t>(axis);
    const std::int64_t from = whole < 0 ? whole + count : whole;
    return from >= 0 && from < count ? from : -1;
}

// Reads an axis from a tensor; NaN, which is not an axis, if it is empty.
double firstOf(const OnnxTensor& tensor) {
    return tensor.values.empty() ? NAN : tensor.values[0];
}

// Works element by element, with sizes of 1 repeated (NumPy's rule).
bool broadcast(const std::vector<const OnnxTensor*>& in, OnnxTensor& out,
               const std::function<double(const std::vector<double>&)>& operation) {
    std::size_t dimensions = 0;
    for (const OnnxTensor* tensor : in) dimensions = std::max(dimensions, tensor->shape.size());
    out.shape.assign(dimensions, 1);
    const auto sizeAt = [&](const OnnxTensor& tensor, std::size_t d) {
        const std::size_t missing = dimensions - tensor.shape.size();
        return d < missing ? 1 : tensor.shape[d - missing];
    };
    for (const OnnxTensor* tensor : in) {
        for (std::size_t d = 0; d < dimensions; ++d) {
            const std::int64_t size = sizeAt(*tensor, d);
            if (size != 1 && out.shape[d] != 1 && out.shape[d] != size) return false;
            if (size != 1) out.shape[d] = size;
        }
    }
    constexpr std::int64_t kMost = 1 << 28;  // far more than in any batch that is checked
    const std::int64_t count = sizeOf(out.shape);
    if (count < 0 || count > kMost) return false;
    out.values.resize(static_cast<std::size_t>(count));
    std::vector<double> arguments(in.size());
    for (std::size_t i = 0; i < out.values.size(); ++i) {
        for (std::size_t a = 0; a < in.size(); ++a) {
            std::size_t rest = i, at = 0, stride = 1;
            for (std::size_t d = dimensions; d-- > 0;) {
                const std::size_t index = rest % static_cast<std::size_t>(out.shape[d]);
                rest /= static_cast<std::size_t>(out.shape[d]);
                const auto size = static_cast<std::size_t>(sizeAt(*in[a], d));
                if (size != 1) at += index * stride;
                stride *= size;
            }
            arguments[a] = in[a]->values[at];
        }
        out.values[i] = operation(arguments);
    }
    return true;
}

bool reduce(const OnnxTensor& in, std::int64_t axis, bool keep, bool max, OnnxTensor& out) {
    if (axis < 0) return false;
    const auto d = static_cast<std::size_t>(axis);
    const auto size = static_cast<std::size_t>(in.shape[d]);
    std::size_t inner = 1;
    for (std::size_t i = d + 1; i < in.shape.size(); ++i) inner *= static_cast<std::size_t>(in.shape[i]);
    out.shape = in.shape;
    out.shape[d] = 1;
    out.values.assign(static_cast<std::size_t>(sizeOf(out.shape)), max ? -INFINITY : 0.0);
    for (std::size_t i = 0; i < in.values.size(); ++i) {
        double& value = out.values[i / (inner * size) * inner + i % inner];
        value = max ? std::max(value, in.values[i]) : value + in.values[i];
    }
    if (!keep) out.shape.erase(out.shape.begin() + axis);
    return true;
}

bool gather(const OnnxTensor& table, const OnnxTensor& ids, OnnxTensor& out) {
    if (table.shape.size() != 2) return false;
    const auto width = static_cast<std::size_t>(table.shape[1]);
    out.shape = ids.shape;
    out.shape.push_back(table.shape[1]);
    for (const double id : ids.values) {
        if (!(id >= 0 && id < static_cast<double>(table.shape[0]))) return false;
        const auto row =
            table.values.begin() + static_cast<std::ptrdiff_t>(static_cast<std::size_t>(id) * width);
        out.values.insert(out.values.end(), row, row + static_cast<std::ptrdiff_t>(width));
    }
    return true;
}

// Concatenates two-dimensional tensors along axis 1.
bool concatenate(const std::vector<const OnnxTensor*>& in, OnnxTensor& out) {
    if (in[0]->shape.size() != 2) return false;
    out.shape = {in[0]->shape[0], 0};
    for (const OnnxTensor* tensor : in) {
        if (tensor->shape.size() != 2 || tensor->shape[0] != out.shape[0]) return false;
        out.shape[1] += tensor->shape[1];
    }
    for (std::int64_t row = 0; row < out.shape[0]; ++row) {
        for (const OnnxTensor* tensor : in) {
            const auto begin = tensor->values.begin() + row * tensor->shape[1];
            out.values.insert(out.values.end(), begin, begin + tensor->shape[1]);
        }
    }
    return true;
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
    nodes_.push_back(std::move(node));
    return true;
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
        return Error{file.string(), "not a complete ONNX model", "a file of averaging encoders",
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
    if (takes("Mul", 2)) return broadcast(in, out, [](const Arguments& a) { return a[0] * a[1]; });
    if (takes("Add", 2)) return broadcast(in, out, [](const Arguments& a) { return a[0] + a[1]; });
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
                         "an operation of averaging encoders with suitable shapes", "export it again"};
        }
        made[node.output] = std::move(out);
    }
    const auto found = made.find(output);
    if (found == made.end()) return Error{name_, "no output \"" + output + "\"", "", "export it again"};
    return found->second;
}

}  // namespace paragram
