// What a command prints. On a terminal, the changing line of progress is erased first.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <utility>

#include "app/cli/progress_printer.h"

namespace paragram::cli {

// A result, to standard output.
template <class... Values>
void say(fmt::format_string<Values...> text, Values&&... values) {
    eraseProgress();
    std::fputs(fmt::format(text, std::forward<Values>(values)...).c_str(), stdout);  // checked at the end
}

// What is said beside the result, to standard error.
template <class... Values>
void note(fmt::format_string<Values...> text, Values&&... values) {
    eraseProgress();
    std::fputs(fmt::format(text, std::forward<Values>(values)...).c_str(), stderr);
}

}  // namespace paragram::cli
