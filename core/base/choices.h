// A name that is none of those that may be given: the same sentence wherever names are read.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// The most similar of the names, if at most a third of its letters differ; empty if there is none. A swap of
// two neighbouring letters is one difference.
std::string mostSimilar(std::string_view name, const std::vector<std::string>& names);

// "choose one of: auto, plain, json", with "; did you mean plain?" if one of them is similar to the name.
std::string choiceAdvice(std::string_view name, const std::vector<std::string>& choices);

// "--progress: "plan"; choose one of: auto, plain, json; did you mean plain?"
Error wrongChoice(std::string where, std::string_view name, const std::vector<std::string>& choices);

}  // namespace paragram
