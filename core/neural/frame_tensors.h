// Tensors and sentences in frames.
#pragma once

#include <torch/types.h>

#include <string>
#include <vector>

#include "core/base/process/frame.h"
#include "core/neural/token_batch.h"

namespace paragram::neural {

// The sentences whose tokens follow each other in the array `ids`. Throws std::runtime_error if the arrays do
// not fit each other, or a token is not below vocabulary.
std::vector<Tokens> sentencesOf(const Frame& frame, const std::string& ids, const std::string& lengths,
                                std::int64_t vocabulary);

at::Tensor tensorOf(const FrameArray& array);
// As F32.
void addTensor(Frame& frame, const std::string& name, const at::Tensor& tensor);
// Copies the values. Throws std::runtime_error if the shapes differ.
void assign(at::Tensor& to, const std::string& name, const FrameArray& array);

}  // namespace paragram::neural
