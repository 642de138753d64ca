// A stream of bytes with bounded memory.
#pragma once

#include <cstddef>
#include <string>

#include "core/base/result.h"

namespace paragram {

class ByteSource {
  public:
    virtual ~ByteSource() = default;
    // Reads at most size bytes, and at least one unless the end is reached (0). Error if compressed data is
    // damaged, the disk fails, or the data expands more than text can.
    virtual Result<std::size_t> read(char* into, std::size_t size) = 0;
    // Share of the file read, 0..1; 0 if its size is unknown.
    virtual double fraction() const = 0;
    // The name of the file in messages: "pairs.tsv", "corpus.zip!de-en/news.tmx", "standard input".
    virtual const std::string& name() const = 0;
};

}  // namespace paragram
