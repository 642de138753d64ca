// ZIP archives whose members are stored, not compressed: how torch and numpy keep arrays.
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

// The members of an archive by its central directory, in its order; ZIP64 too. Every member lies within
// archive and matches its checksum. Error: damaged, or a member that is compressed or encrypted.
Result<std::vector<ZipMember>> readZip(std::string_view archive, const std::string& name);
bool isZip(std::string_view bytes);

// Writes members one after another; each begins on a 64-byte boundary as torch's do. Sizes above 4 GB are
// kept in ZIP64 fields.
class ZipWriter {
  public:
    // out belongs to the caller and is empty.
    explicit ZipWriter(std::ofstream& out) : out_(out) {}
    void add(const std::string& name, std::string_view bytes);
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
