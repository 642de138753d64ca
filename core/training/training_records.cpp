#include "core/training/training_records.h"

#include <algorithm>
#include <limits>

namespace paragram {

bool isRetrievalShare(std::string_view name) {
    return name.starts_with("retrieval ") && name != kRetrievalMargin;
}

double figureNamed(std::string_view name, const HeldOutFigures& figures) {
    const auto found = std::ranges::find(figures, name, &HeldOutFigures::value_type::first);
    return found == figures.end() ? std::numeric_limits<double>::quiet_NaN() : found->second;
}

}  // namespace paragram
