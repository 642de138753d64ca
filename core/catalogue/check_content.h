// Whether a file without a known checksum can be what the catalogue says.
#pragma once

#include <filesystem>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/catalogue/catalogue.h"

namespace paragram {

// Reads archives and compressed files to their end, which compares their own checksums. Error if the file is
// empty, of another size, damaged, a web page in its place, or an archive without the members that the entry
// needs. Returns Stopped.
Result<Nothing> checkContent(const std::filesystem::path& file, const CatalogueEntry& entry,
                             const CatalogueFile& wanted, JobContext& job);

}  // namespace paragram
