// Bytes of a text file in a stream of bounded memory: plain or compressed (gzip, bzip2, xz, zstd), a member
// of an archive (zip, tar, compressed tar) read in place, or standard input.
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string>

#include "core/base/result.h"

namespace paragram {

class ByteSource {
  public:
    virtual ~ByteSource() = default;
    // At most size bytes, at least one unless the end is reached (0). Error when compressed data is damaged,
    // the disk fails, or the data expands as no text does.
    virtual Result<std::size_t> read(char* into, std::size_t size) = 0;
    // Share of the file read, 0..1; 0 where its size is not known.
    virtual double fraction() const = 0;
    // The file as a person would name it: "pairs.tsv", "corpus.zip!de-en/news.tmx", "standard input".
    virtual const std::string& name() const = 0;
};

// "-": standard input. "ARCHIVE!MEMBER": that member. An archive alone: its only text, beside README, LICENSE
// and the like; Error that lists them where there are several. What a file is, its first bytes tell, not its
// name.
Result<std::unique_ptr<ByteSource>> openBytes(const std::filesystem::path& file);

// The first bytes of what openBytes gives, at most so many.
Result<std::string> readHead(const std::filesystem::path& file, std::size_t most);

}  // namespace paragram
