// ZIP archives with uncompressed members, in which torch and NumPy store arrays.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace paragram {

struct ZipMember {
    std::string name;
    std::string_view bytes;  // within the archive
};

// The members of an archive from its central directory, in order; also ZIP64. Every member is within archive
// and matches its checksum. Error for a damaged archive, or a member that is compressed or encrypted.
Result<std::vector<ZipMember>> readZip(std::string_view archive, const std::string& name);
// Whether bytes start like a ZIP archive.
bool isZip(std::string_view bytes);

// Writes members one after another; each starts on a 64-byte boundary, as in torch's files. Sizes above 4 GB
// are stored in ZIP64 fields.
class ZipWriter {
  public:
    // out belongs to the caller and must be empty.
    explicit ZipWriter(std::ofstream& out) : out_(out) {}
    void add(const std::string& name, std::string_view bytes);
    // Writes the central directory; call it once after the last add.
    void finish();

  private:
    struct Entry {
        std::string name;
        std::uint64_t offset, size;
        std::uint32_t checksum;
    };
    void put(std::string_view bytes);
    std::ofstream& out_;
    std::uint64_t at_ = 0;
    std::vector<Entry> entries_;
};

}  // namespace paragram
