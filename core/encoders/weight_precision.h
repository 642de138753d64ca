// The number type of a table.
#pragma once

#include <span>

#include "core/base/enum_names.h"

namespace paragram {

// fp16: IEEE 754 binary16. int8: one byte per number, with a scale for each row.
enum class WeightPrecision { fp32, fp16, int8 };
constexpr NamedValue<WeightPrecision> kWeightPrecisionNames[]{{WeightPrecision::fp32, "fp32", "32 bits"},
                                                              {WeightPrecision::fp16, "fp16", "16 bits"},
                                                              {WeightPrecision::int8, "int8", "8 bits"}};
constexpr std::span<const NamedValue<WeightPrecision>> namesOf(WeightPrecision) {
    return kWeightPrecisionNames;
}

}  // namespace paragram
