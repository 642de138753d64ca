#include "core/exchange/formats/onnx_operations.h"

#include <cblas.h>

#include <algorithm>
#include <cmath>
#include <utility>

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
    // Of each tensor, how far one step along a dimension is; 0 where its size is 1.
    std::vector<std::vector<std::size_t>> strides(in.size(), std::vector<std::size_t>(dimensions));
    for (std::size_t a = 0; a < in.size(); ++a) {
        std::size_t stride = 1;
        for (std::size_t d = dimensions; d-- > 0;) {
            const auto size = static_cast<std::size_t>(sizeAt(*in[a], d));
            strides[a][d] = size == 1 ? 0 : stride;
            stride *= size;
        }
    }
    std::vector<double> arguments(in.size());
    std::vector<std::size_t> at(in.size()), index(dimensions);
    for (double& value : out.values) {
        for (std::size_t a = 0; a < in.size(); ++a) arguments[a] = in[a]->values[at[a]];
        value = operation(arguments);
        for (std::size_t d = dimensions; d-- > 0;) {
            for (std::size_t a = 0; a < in.size(); ++a) at[a] += strides[a][d];
            if (++index[d] < static_cast<std::size_t>(out.shape[d])) break;
            for (std::size_t a = 0; a < in.size(); ++a) at[a] -= index[d] * strides[a][d];
            index[d] = 0;
        }
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

bool pad(const OnnxTensor& in, const OnnxTensor& pads, double value, OnnxTensor& out) {
    constexpr double kMost = 1 << 20;
    const std::size_t dimensions = in.shape.size();
    if (pads.values.size() != 2 * dimensions) return false;
    for (const double count : pads.values)
        if (!(count >= 0 && count <= kMost)) return false;
    const auto before = [&](std::size_t d) { return static_cast<std::size_t>(pads.values[d]); };
    for (std::size_t d = 0; d < dimensions; ++d)
        out.shape.push_back(in.shape[d] + static_cast<std::int64_t>(pads.values[d]) +
                            static_cast<std::int64_t>(pads.values[dimensions + d]));
    const std::int64_t count = sizeOf(out.shape);
    if (count < 0 || count > (1 << 28)) return false;
    out.values.assign(static_cast<std::size_t>(count), value);
    for (std::size_t i = 0; i < in.values.size(); ++i) {
        std::size_t rest = i, at = 0, stride = 1;
        for (std::size_t d = dimensions; d-- > 0;) {
            const auto size = static_cast<std::size_t>(in.shape[d]);
            at += (rest % size + before(d)) * stride;
            rest /= size;
            stride *= static_cast<std::size_t>(out.shape[d]);
        }
        out.values[at] = in.values[i];
    }
    return true;
}

bool cumulate(const OnnxTensor& in, std::int64_t axis, OnnxTensor& out) {
    if (axis < 0) return false;
    out = in;
    const auto d = static_cast<std::size_t>(axis);
    const auto size = static_cast<std::size_t>(in.shape[d]);
    std::size_t inner = 1;
    for (std::size_t i = d + 1; i < in.shape.size(); ++i) inner *= static_cast<std::size_t>(in.shape[i]);
    for (std::size_t i = 0; i < out.values.size(); ++i)
        if (i / inner % size > 0) out.values[i] += out.values[i - inner];
    return true;
}

bool multiply(const OnnxTensor& a, const OnnxTensor& b, OnnxTensor& out) {
    const std::size_t dimensions = a.shape.size();
    if (dimensions < 2 || b.shape.size() < 2) return false;
    const bool shared = b.shape.size() == 2;
    const std::int64_t cols = b.shape.back(), depth = a.shape.back();
    std::int64_t rows = a.shape[dimensions - 2], products = 1;
    for (std::size_t d = 0; d + 2 < dimensions; ++d) products *= a.shape[d];
    const bool same = shared || (b.shape.size() == dimensions &&
                                 std::equal(a.shape.begin(), a.shape.end() - 2, b.shape.begin()));
    if (!same || b.shape[b.shape.size() - 2] != depth) return false;
    if (shared) rows *= std::exchange(products, 1);
    out.shape = a.shape;
    out.shape.back() = cols;
    out.values.assign(static_cast<std::size_t>(sizeOf(out.shape)), 0.0);
    if (rows == 0 || cols == 0 || depth == 0) return true;
    for (std::int64_t p = 0; p < products; ++p) {
        cblas_dgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, static_cast<blasint>(rows),
                    static_cast<blasint>(cols), static_cast<blasint>(depth), 1,
                    a.values.data() + p * rows * depth, static_cast<blasint>(depth),
                    b.values.data() + p * depth * cols, static_cast<blasint>(cols), 0,
                    out.values.data() + p * rows * cols, static_cast<blasint>(cols));
    }
    return true;
}

bool softmax(const OnnxTensor& in, OnnxTensor& out) {
    if (in.shape.empty() || in.shape.back() < 1) return false;
    out = in;
    const auto size = static_cast<std::ptrdiff_t>(in.shape.back());
    for (auto row = out.values.begin(); row != out.values.end(); row += size) {
        const double largest = *std::max_element(row, row + size);
        double sum = 0;
        for (auto value = row; value != row + size; ++value) sum += * value = std::exp(*value - largest);
        for (auto value = row; value != row + size; ++value) *value /= sum;
    }
    return true;
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
