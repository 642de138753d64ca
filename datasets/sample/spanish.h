// Expresses a meaning in Spanish.
#pragma once

#include <string>

#include "datasets/sample/meaning.h"
#include "datasets/sample/wording.h"

namespace paragram::sample {

std::string spanishSentence(const Meaning& meaning, const Wording& wording);

}  // namespace paragram::sample
