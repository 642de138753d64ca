#include "core/base/result.h"

namespace paragram {

std::string Error::sentence() const {
    std::string text = where;
    if (!text.empty() && !found.empty()) text += ": ";
    text += found;
    if (!expected.empty()) text += ", expected " + expected;
    if (!action.empty()) text += "; " + action;
    return text;
}

}  // namespace paragram
