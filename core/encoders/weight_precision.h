// The number type of a table.
#pragma once

#include <span>

#include "core/base/enum_names.h"

namespace paragram {

// fp16: IEEE 754 binary16. int8, int4: one byte, or half of one, per number, with a scale for each row. pq:
// product quantisation (Jegou et al. 2011), one byte for four numbers, with a length for each row; no format
// of an export has the last two.
enum class WeightPrecision { fp32, fp16, int8, int4, pq };
constexpr NamedValue<WeightPrecision> kWeightPrecisionNames[]{{WeightPrecision::fp32, "fp32", "32 bits"},
                                                              {WeightPrecision::fp16, "fp16", "16 bits"},
                                                              {WeightPrecision::int8, "int8", "8 bits"},
                                                              {WeightPrecision::int4, "int4", "4 bits"},
                                                              {WeightPrecision::pq, "pq", "2 bits"}};
constexpr std::span<const NamedValue<WeightPrecision>> namesOf(WeightPrecision) {
    return kWeightPrecisionNames;
}

}  // namespace paragram
