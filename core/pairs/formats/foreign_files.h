// Files that are not pairs in any format we read, but are often tried: refused by name instead of guessed.
#pragma once

#include <optional>

#include "core/base/result.h"
#include "core/pairs/formats/pair_format.h"
#include "core/text/input/archive.h"

namespace paragram {

// The Error that names the kind of file and says what to do; empty for files that may be pairs.
std::optional<Error> refuseForeign(const PairSource& source);
// For XML that no format recognises.
std::optional<Error> refuseUnknownXml(const PairSource& source);
// For office documents, which are archives.
std::optional<Error> refuseDocument(const std::filesystem::path& archive,
                                    const std::vector<ArchiveMember>& members);

}  // namespace paragram
