// A small interpreter of ONNX graphs with the operations that exports use, implemented
// directly from the standard's definitions.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/exchange/formats/onnx_tensor.h"

namespace paragram {

class OnnxGraph {
  public:
    // A file of ONNX's ModelProto; large tensors may be in separate files next to it. Error if it cannot be
    // read.
    static Result<OnnxGraph> read(const std::filesystem::path& file);

    const std::vector<std::string>& inputs() const { return inputs_; }
    // Error for an unsupported operation, or unsuitable shapes.
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
