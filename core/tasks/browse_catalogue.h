// The catalogue beside what a folder of downloads has of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/opus_list.h"
#include "core/catalogue/provenance.h"

namespace paragram {

struct DownloadState {
    const CatalogueEntry* entry = nullptr;
    std::vector<ProvenanceRecord> files;  // whole, and still there
    bool begun = false;                   // a beginning waits to be continued
    std::filesystem::path folder;         // FOLDER/<entry>
};

// One for each entry, in the catalogue's order. A folder whose provenance cannot be read counts as empty.
std::vector<DownloadState> downloadStates(const std::filesystem::path& folder);

}  // namespace paragram
