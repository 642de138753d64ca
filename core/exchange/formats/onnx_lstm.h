// The operation LSTM of ONNX (opset 7 to 13), from its definition in the standard.
#pragma once

#include <vector>

#include "core/exchange/formats/onnx_tensor.h"

namespace paragram {

// in: X, W, R, B, sequence_lens and, with peepholes, initial_h and initial_c, which must be absent, and P.
// out: Y, zero after the end of a sequence. The second of two directions is the reverse one. False for
// unsuitable shapes.
bool runLstm(const std::vector<const OnnxTensor*>& in, OnnxTensor& out);

}  // namespace paragram
