// Expresses a meaning in English.
#pragma once

#include <string>

#include "datasets/sample/meaning.h"
#include "datasets/sample/wording.h"

namespace paragram::sample {

std::string englishSentence(const Meaning& meaning, const Wording& wording);

}  // namespace paragram::sample
