// Gold scores as text.
#pragma once

#include <optional>
#include <string_view>

namespace paragram {

// Ignores surrounding spaces; empty if the text is not a finite number.
std::optional<double> parseGold(std::string_view text);

}  // namespace paragram
