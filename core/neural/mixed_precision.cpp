#include "core/neural/mixed_precision.h"

#include <ATen/autocast_mode.h>
#include <torch/version.h>

namespace paragram::neural {
namespace {

#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 4)

bool isOn(c10::DeviceType device) {
    return at::autocast::is_autocast_enabled(device);
}

void turn(c10::DeviceType device, bool on) {
    at::autocast::set_autocast_dtype(device, at::kBFloat16);
    at::autocast::set_autocast_enabled(device, on);
}

#else

bool isOn(c10::DeviceType device) {
    return device == at::kCUDA ? at::autocast::is_enabled() : at::autocast::is_cpu_enabled();
}

void turn(c10::DeviceType device, bool on) {
    if (device == at::kCUDA) {
        at::autocast::set_autocast_gpu_dtype(at::kBFloat16);
        at::autocast::set_enabled(on);
    } else {
        at::autocast::set_autocast_cpu_dtype(at::kBFloat16);
        at::autocast::set_cpu_enabled(on);
    }
}

#endif

}  // namespace

MixedPrecision::MixedPrecision(const at::Device& device, bool on)
    : device_(device.type()), before_(isOn(device_)) {
    turn(device_, on);
    at::autocast::increment_nesting();
}

MixedPrecision::~MixedPrecision() {
    // The outermost forgets the copies of weights that were made.
    if (at::autocast::decrement_nesting() == 0) at::autocast::clear_cache();
    turn(device_, before_);
}

at::ScalarType factorType(const at::Tensor& tensor) {
    return isOn(tensor.device().type()) ? at::kBFloat16 : tensor.scalar_type();
}

}  // namespace paragram::neural
