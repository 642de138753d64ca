// What the searches say of sentences that they skip.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>

#include "core/base/number_text.h"

namespace paragram::cli {

// ", 3 without text skipped", or nothing.
inline std::string blankNote(std::int64_t blank) {
    return blank > 0 ? fmt::format(", {} without text skipped", groupedNumber(blank)) : std::string();
}

}  // namespace paragram::cli
