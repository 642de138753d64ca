// Matrix products in half the bits, which GPUs multiply several times as fast.
#pragma once

#include <torch/types.h>

namespace paragram::neural {

// While it lives, the matrix products of this thread on a device read bfloat16 numbers (the exponents of
// single precision, 8 bits of mantissa); weights, sums and all else stay in single precision. With on = false
// they read single precision again, inside of another one too.
class MixedPrecision {
  public:
    MixedPrecision(const at::Device& device, bool on);
    ~MixedPrecision();
    MixedPrecision(const MixedPrecision&) = delete;
    MixedPrecision& operator=(const MixedPrecision&) = delete;

  private:
    c10::DeviceType device_;
    bool before_;
};

// What a product with this tensor reads now: its own numbers, or bfloat16.
at::ScalarType factorType(const at::Tensor& tensor);

}  // namespace paragram::neural
