// The tensors of a checkpoint of the authors' BGT program (P20), by name.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace paragram {

struct BgtShape {
    std::size_t vocabulary = 0;  // with <s>, <pad>, </s> and <unk>
    std::size_t width = 0, latent = 0, feedForward = 0;
    std::size_t encoderLayers = 0, decoderLayers = 0;
    bool reconstructs = true;  // their setting "bgt"; otherwise "trans", translation alone
};

struct BgtTensor {
    std::string name;
    std::size_t rows = 0, cols = 0;  // a vector is a row
    bool vector = false;             // of one dimension in the file
    bool trained = true;             // otherwise never trained, or a buffer: without effect
    bool ofTokens = false;           // a row for each token
};

// All tensors of a checkpoint of this shape.
std::vector<BgtTensor> bgtTensors(const BgtShape& shape);

}  // namespace paragram
