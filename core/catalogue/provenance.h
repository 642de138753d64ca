// Where the files of a folder came from: provenance.json beside them.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct ProvenanceRecord {
    std::string file;   // name in the folder
    std::string entry;  // of the catalogue; empty: an address of one's own
    std::string url;    // or the path of a file that was already there
    std::string time;   // UTC, "2026-11-21T18:30:00Z"
    std::int64_t bytes = 0;
    std::string sha256;
    std::string checked;  // "published": against the publisher's checksum; "pinned": against an earlier
                          // download; "first": nothing to check it against
    std::string licence, terms;
    bool nonCommercial = false;
};

// Empty where there is no such file. Error: damaged.
Result<std::vector<ProvenanceRecord>> readProvenance(const std::filesystem::path& folder);

// Replaces the record of the same file. Throws MachineFailure.
Result<Nothing> addProvenance(const std::filesystem::path& folder, const ProvenanceRecord& record);

// Now, in UTC.
std::string timeText();

}  // namespace paragram
