// Numbers as people read them, in plain English form.
#pragma once

#include <string>

namespace paragram {

// A whole number with commas: "112,408", "-3".
std::string groupedNumber(double value);

}  // namespace paragram
