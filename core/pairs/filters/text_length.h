// How long a side is, in the unit a step asks for: what filters of length share.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/pairs/filters/filter_kind.h"

namespace paragram {

// For any thread.
using LengthMeasure = std::function<double(std::string_view text, PairSide side, FilterWorkspace& work)>;

// The parameters unit and tokenizer; the first unit is the default.
std::vector<FilterParameter> lengthUnitParameters();
// Error where the tokenizer of unit=pieces is missing or cannot be read, or stands beside another unit.
Result<LengthMeasure> makeLengthMeasure(const FilterValues& values, const FilterContext& context);

}  // namespace paragram
