// provenance.json: where the files of a folder come from.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct ProvenanceRecord {
    std::string file;   // name in the folder
    std::string entry;  // of the catalogue; empty: any other address
    std::string url;    // or the path of an existing file
    std::string time;   // UTC, "2026-11-21T18:30:00Z"
    std::int64_t bytes = 0;
    std::string sha256;
    std::string checked;  // "published": with the publisher's checksum; "pinned": with that of an earlier
                          // download; "first": there was nothing to compare with
    std::string licence, terms;
    bool nonCommercial = false;
};

// Empty if there is no such file. Error if it is damaged.
Result<std::vector<ProvenanceRecord>> readProvenance(const std::filesystem::path& folder);

// Replaces the record of the same file. Error if the old file is damaged. Throws MachineFailure.
Result<Nothing> addProvenance(const std::filesystem::path& folder, const ProvenanceRecord& record);

// The current time in UTC.
std::string timeText();

}  // namespace paragram
