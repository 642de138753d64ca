// A tensor of an ONNX graph.
#pragma once

#include <cstdint>
#include <vector>

namespace paragram {

// Values of any type as doubles, row-major.
struct OnnxTensor {
    std::vector<std::int64_t> shape;
    std::vector<double> values;
};

}  // namespace paragram
