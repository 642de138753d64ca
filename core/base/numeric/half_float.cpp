#include "core/base/numeric/half_float.h"

#include <Eigen/Core>
#include <bit>

namespace paragram {

float fromBrainFloat(std::uint16_t brain) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(brain) << 16);
}

float fromHalf(std::uint16_t half) {
    return static_cast<float>(Eigen::numext::bit_cast<Eigen::half>(half));
}

std::uint16_t toHalf(float value) {
    return Eigen::numext::bit_cast<std::uint16_t>(Eigen::half(value));
}

}  // namespace paragram
