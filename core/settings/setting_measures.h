// What a setting did in our own measurements: a sentence of the table of settings that has figures.
#pragma once

#include <string>

namespace paragram {

// "ten times the papers' rate gave four points ...": figures of datasets/published/README.md, Pearson's r x
// 100. Empty where nothing was measured.
const std::string& measuredEffect(const std::string& key);

}  // namespace paragram
