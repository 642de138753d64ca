// A stream that needs random access, such as an archive on standard input, stored in a file.
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"

namespace paragram {

class SpooledInput {
  public:
    // Stores the rest of source. The file is in the folder for temporary files, unnamed, and deleted with the
    // object. Error if the stream cannot be read, is larger than the free space of that folder (less 1 GB),
    // or a stop was requested. Throws MachineFailure.
    static Result<std::shared_ptr<const SpooledInput>> of(ByteSource& source, const std::stop_token& stop);
    explicit SpooledInput(int descriptor);
    ~SpooledInput();
    SpooledInput(const SpooledInput&) = delete;
    SpooledInput& operator=(const SpooledInput&) = delete;

    // A path that can be opened as long as the object lives.
    std::filesystem::path path() const;
    // The error, with the stream named as the user named it, "-" for standard input.
    Error named(Error error) const;

  private:
    int descriptor_;
};

}  // namespace paragram
