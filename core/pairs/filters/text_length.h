// The length of a side in the unit of a step; shared by filters of length.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// For any thread.
using LengthMeasure = std::function<double(std::string_view text, Side side, FilterWorkspace& work)>;

// The parameters unit and tokenizer; the first unit is the default.
std::vector<FilterParameter> lengthUnitParameters();
// Error if the tokenizer of unit=pieces is missing or cannot be read, or is given with another unit.
Result<LengthMeasure> makeLengthMeasure(const FilterValues& values, const FilterContext& context);

}  // namespace paragram
