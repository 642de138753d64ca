// The catalogue, and what a folder of downloads already has of it.
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
    std::vector<ProvenanceRecord> files;  // complete and still present
    bool begun = false;                   // an interrupted download can be resumed
    std::filesystem::path folder;         // FOLDER/<entry>
};

// One for each entry, in the order of the catalogue. A folder with unreadable provenance counts as empty.
std::vector<DownloadState> downloadStates(const std::filesystem::path& folder);

}  // namespace paragram
