// 16-bit floats: IEEE binary16 and bfloat16.
#pragma once

#include <cstdint>

namespace paragram {

float fromHalf(std::uint16_t half);
float fromBrainFloat(std::uint16_t brain);
// Rounds to nearest, ties to even; infinite beyond the range.
std::uint16_t toHalf(float value);

}  // namespace paragram
