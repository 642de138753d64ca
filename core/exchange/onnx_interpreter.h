// A small interpreter of ONNX graphs: the operations that exports of averaging encoders use, by the
// standard's definitions, slowly and plainly.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// Numbers of any type as doubles, row-major.
struct OnnxTensor {
    std::vector<std::int64_t> shape;
    std::vector<double> values;
};

class OnnxGraph {
  public:
    // A file of ONNX's ModelProto; large tensors may stand in files beside it.
    static Result<OnnxGraph> read(const std::filesystem::path& file);

    const std::vector<std::string>& inputs() const { return inputs_; }
    // Error: an operation that is not known here, shapes that do not fit.
    Result<OnnxTensor> run(const std::map<std::string, OnnxTensor>& inputs, const std::string& output) const;

  private:
    struct Node {
        std::string operation, output;
        std::vector<std::string> inputs;
        std::map<std::string, std::vector<std::int64_t>> attributes;
    };
    bool readGraph(std::string_view message, const std::filesystem::path& folder);
    bool readNode(std::string_view message);
    bool readTensor(std::string_view message, const std::filesystem::path& folder);
    static bool apply(const Node& node, const std::vector<const OnnxTensor*>& in, OnnxTensor& out);

    std::string name_;
    std::vector<Node> nodes_;
    std::map<std::string, OnnxTensor> constants_;
    std::vector<std::string> inputs_;
};

}  // namespace paragram
