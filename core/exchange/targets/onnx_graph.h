// Writes the graph of an ONNX model.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/protobuf.h"

namespace paragram {

class OnnxGraphWriter {
  public:
    // Numbers as in onnx.proto.
    enum Type { kFloat = 1, kInt8 = 3, kInt32 = 6, kInt64 = 7, kBool = 9, kHalf = 10 };
    using Integers = std::vector<std::pair<std::string, std::int64_t>>;

    void node(const std::string& operation, const std::vector<std::string>& inputs, const std::string& output,
              const Integers& integers = {});
    void transpose(const std::string& input, const std::vector<std::int64_t>& order,
                   const std::string& output);
    // The largest value along axis 1.
    void reduceMax(const std::string& input, const std::string& output);
    // The mean along the last axis, which keeps its place.
    void reduceMean(const std::string& input, const std::string& output);
    // Of one direction, or both. An empty name of an input: absent.
    void lstm(const std::vector<std::string>& inputs, const std::string& output, std::size_t units,
              bool bothDirections);

    void integers(const std::string& name, const std::vector<std::int64_t>& values);
    void number(const std::string& name, float value);
    // Of no dimension, as some inputs of operations have to be.
    void scalar(const std::string& name, float value) { floats(name, {}, {value}); }
    void wholeScalar(const std::string& name, std::int64_t value);
    void floats(const std::string& name, const std::vector<std::size_t>& shape,
                const std::vector<float>& values);
    void constant(const std::string& name, int type, const std::vector<std::size_t>& shape,
                  std::string_view bytes);
    void external(const std::string& name, int type, const std::vector<std::size_t>& shape,
                  const std::string& file, std::uint64_t bytes);
    // field: 11 input, 12 output. sizes: a number, or a name for a free size.
    void value(int field, const std::string& name, int type, const std::vector<std::string>& sizes);
    void input(const std::string& name, const std::string& length) {
        value(11, name, kInt64, {"batch", length});
    }
    ProtobufWriter& graph() { return graph_; }

  private:
    ProtobufWriter graph_;
};

}  // namespace paragram
