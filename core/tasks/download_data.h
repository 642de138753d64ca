// An entry of the catalogue, or any address, into a folder of downloads.
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
    std::string url;                  // an address of one's own
    std::filesystem::path folder;     // FOLDER/<entry>/ gets the files
    bool allowLarge = false;          // more than kLargeDownload
    bool acceptChanged = false;       // take a file that differs from its first download
    std::string proxy;                // empty: as the environment says
    std::int64_t bytesPerSecond = 0;  // limit; 0: none
    double waitSeconds = 1;           // before a second attempt
};

struct DownloadedFile {
    std::filesystem::path path;
    std::int64_t bytes = 0;
    std::string sha256;
    std::string checked;    // see ProvenanceRecord
    bool wasThere = false;  // and is right: nothing was fetched
};

struct DownloadDataSummary {
    std::vector<DownloadedFile> files;
    std::filesystem::path unpacked;  // folder of unpacked members; empty: none
    std::int64_t unpackedFiles = 0;
    bool stopped = false;  // what is there is kept, the next download goes on with it
};

// Error: see download() and unpack(); also when a file is not the one that was downloaded first.
Result<DownloadDataSummary> downloadData(const DownloadDataRequest& request, JobContext& job);

// What a file on this machine is in the catalogue's eyes.
struct AdoptSummary {
    std::string entry, title;
    std::filesystem::path path;          // in the folder of downloads
    bool bySize = false, bySum = false;  // besides the name
    bool byName = false;
    bool stopped = false;
    std::filesystem::path unpacked;
    bool nonCommercial = false;
};

// Links or copies a file that a person already has to the place a download would have given it. Error: no
// entry has such a file, or it is not what its publisher says.
Result<AdoptSummary> adoptFile(const std::filesystem::path& file, const std::filesystem::path& folder,
                               JobContext& job);

}  // namespace paragram
