// Operations of ONNX on tensors, from their definitions in the standard. False for unsuitable shapes.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/exchange/formats/onnx_tensor.h"

namespace paragram {

// The number of elements of a shape; -1 if it is invalid.
std::int64_t sizeOf(const std::vector<std::int64_t>& shape);
// An axis, counted from the end if it is negative; -1 if there is no such axis.
std::int64_t axisOf(double axis, std::size_t dimensions);
// Reads an axis from a tensor; NaN, which is not an axis, if it is empty.
double firstOf(const OnnxTensor& tensor);

// Works element by element, with sizes of 1 repeated (NumPy's rule).
bool broadcast(const std::vector<const OnnxTensor*>& in, OnnxTensor& out,
               const std::function<double(const std::vector<double>&)>& operation);
bool reduce(const OnnxTensor& in, std::int64_t axis, bool keep, bool max, OnnxTensor& out);
bool gather(const OnnxTensor& table, const OnnxTensor& ids, OnnxTensor& out);
bool transpose(const OnnxTensor& in, const std::vector<std::int64_t>& order, OnnxTensor& out);
// In shape, 0 keeps a size, and one -1 takes what is left.
bool reshape(const OnnxTensor& in, const OnnxTensor& shape, OnnxTensor& out);
// value before and after each dimension: pads has the counts before, then those after.
bool pad(const OnnxTensor& in, const OnnxTensor& pads, double value, OnnxTensor& out);
// Running sums along an axis.
bool cumulate(const OnnxTensor& in, std::int64_t axis, OnnxTensor& out);
// Products of matrices, the last two dimensions; of all earlier ones, the second tensor has the same or none.
bool multiply(const OnnxTensor& a, const OnnxTensor& b, OnnxTensor& out);
// Along the last axis.
bool softmax(const OnnxTensor& in, OnnxTensor& out);
// Two-dimensional tensors, along axis 1.
bool concatenate(const std::vector<const OnnxTensor*>& in, OnnxTensor& out);

}  // namespace paragram
