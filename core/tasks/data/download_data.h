// Downloads an entry of the catalogue, or a file from any address.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/download.h"

namespace paragram {

struct DownloadDataRequest {
    std::string entry;                // id in the catalogue; empty: url below
    CatalogueChoice choice;           // languages and version
    std::string url;                  // the address of a file
    std::filesystem::path folder;     // files are stored in FOLDER/<entry>/
    bool allowLarge = false;          // permits more than kLargeDownload bytes
    bool acceptChanged = false;       // accept a file that differs from its first download
    std::string proxy;                // empty: from the environment
    std::int64_t bytesPerSecond = 0;  // limit; 0: none
    double waitSeconds = 1;           // before the second attempt
};

struct DownloadedFile {
    std::filesystem::path path;
    std::int64_t bytes = 0;
    std::string sha256;
    std::string checked;    // see ProvenanceRecord
    bool wasThere = false;  // it existed and was correct: nothing was downloaded
};

struct DownloadDataSummary {
    std::vector<DownloadedFile> files;
    std::filesystem::path unpacked;  // folder of unpacked members; empty: none
    std::int64_t unpackedFiles = 0;
};

// Errors of download() and unpack(); also if a file differs from its first download. Stopped: the part
// received so far is kept, and the next call continues. Throws MachineFailure.
Result<DownloadDataSummary> downloadData(const DownloadDataRequest& request, JobContext& job);

// The catalogue entry that an existing file belongs to.
struct AdoptSummary {
    std::string entry, title;
    std::filesystem::path path;          // in the folder of downloads
    bool bySize = false, bySum = false;  // identified by size, by checksum
    bool byName = false;
    std::filesystem::path unpacked;
    bool nonCommercial = false;
};

// Links or copies an existing file to where a download would have stored it. Error if no entry has such a
// file, if it differs from what its publisher offers, or, without a published checksum, of checkContent().
Result<AdoptSummary> useLocalFile(const std::filesystem::path& file, const std::filesystem::path& folder,
                                  JobContext& job);

}  // namespace paragram
