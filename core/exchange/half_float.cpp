#include "core/exchange/half_float.h"

#include <bit>
#include <cmath>

namespace paragram {

float fromBrainFloat(std::uint16_t brain) {
    return std::bit_cast<float>(static_cast<std::uint32_t>(brain) << 16);
}

float fromHalf(std::uint16_t half) {
    const int exponent = half >> 10 & 0x1F;
    const auto fraction = static_cast<float>(half & 0x3FF);
    const float sign = (half & 0x8000) != 0 ? -1.0F : 1.0F;
    if (exponent == 0x1F) return sign * (fraction == 0 ? INFINITY : NAN);
    if (exponent == 0) return sign * std::ldexp(fraction, -24);
    return sign * std::ldexp(fraction + 1024.0F, exponent - 25);
}

std::uint16_t toHalf(float value) {
    const auto bits = std::bit_cast<std::uint32_t>(value);
    const auto sign = static_cast<std::uint16_t>(bits >> 16 & 0x8000);
    const float size = std::fabs(value);
    if (std::isnan(value)) return static_cast<std::uint16_t>(sign | 0x7E00);
    if (size >= 65520.0F) return static_cast<std::uint16_t>(sign | 0x7C00);
    // Below the normal range steps are 2^-24 wide; rounding to the next power carries by itself.
    if (size < std::ldexp(1.0F, -14))
        return static_cast<std::uint16_t>(sign |
                                          static_cast<std::uint16_t>(std::nearbyint(std::ldexp(size, 24))));
    const std::uint32_t magnitude = bits & 0x7FFFFFFF;
    const std::uint32_t rounded = magnitude + 0xFFF + (magnitude >> 13 & 1);
    return static_cast<std::uint16_t>(sign | static_cast<std::uint16_t>((rounded - (112U << 23)) >> 13));
}

}  // namespace paragram
