#include "core/exchange/formats/onnx_operations.h"

#include <algorithm>
#include <cmath>

namespace paragram {

std::int64_t sizeOf(const std::vector<std::int64_t>& shape) {
    std::int64_t size = 1;
    for (const std::int64_t one : shape) {
        if (one < 0 || __builtin_mul_overflow(size, one, &size)) return -1;
    }
    return size;
}

std::int64_t axisOf(double axis, std::size_t dimensions) {
    const auto count = static_cast<std::int64_t>(dimensions);
    if (!(axis >= -count && axis < count)) return -1;
    const auto whole = static_cast<std::int64_t>(axis);
    const std::int64_t from = whole < 0 ? whole + count : whole;
    return from >= 0 && from < count ? from : -1;
}

double firstOf(const OnnxTensor& tensor) {
    return tensor.values.empty() ? NAN : tensor.values[0];
}

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

bool transpose(const OnnxTensor& in, const std::vector<std::int64_t>& order, OnnxTensor& out) {
    const std::size_t dimensions = in.shape.size();
    std::vector<std::int64_t> sorted = order;
    std::ranges::sort(sorted);
    for (std::size_t d = 0; d < sorted.size(); ++d)
        if (sorted[d] != static_cast<std::int64_t>(d)) return false;
    if (order.size() != dimensions) return false;
    std::vector<std::size_t> strides(dimensions, 1);
    for (std::size_t d = dimensions; d-- > 1;)
        strides[d - 1] = strides[d] * static_cast<std::size_t>(in.shape[d]);
    for (const std::int64_t d : order) out.shape.push_back(in.shape[static_cast<std::size_t>(d)]);
    out.values.resize(in.values.size());
    for (std::size_t i = 0; i < out.values.size(); ++i) {
        std::size_t rest = i, at = 0;
        for (std::size_t d = dimensions; d-- > 0;) {
            const auto size = static_cast<std::size_t>(out.shape[d]);
            at += rest % size * strides[static_cast<std::size_t>(order[d])];
            rest /= size;
        }
        out.values[i] = in.values[at];
    }
    return true;
}

bool reshape(const OnnxTensor& in, const OnnxTensor& shape, OnnxTensor& out) {
    std::int64_t known = 1;
    std::ptrdiff_t open = -1;
    for (std::size_t d = 0; d < shape.values.size(); ++d) {
        auto size = static_cast<std::int64_t>(shape.values[d]);
        if (size == 0 && d < in.shape.size()) size = in.shape[d];
        if (size < 0) open = static_cast<std::ptrdiff_t>(d);
        out.shape.push_back(std::max<std::int64_t>(1, size));
        if (size >= 0 && __builtin_mul_overflow(known, size, &known)) return false;
    }
    const auto count = static_cast<std::int64_t>(in.values.size());
    if (open >= 0 && known > 0) out.shape[static_cast<std::size_t>(open)] = count / known;
    out.values = in.values;
    return sizeOf(out.shape) == count;
}

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

}  // namespace paragram
