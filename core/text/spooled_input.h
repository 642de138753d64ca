// A stream that has to be read from any place, such as an archive on standard input, kept in a file.
#pragma once

#include <filesystem>
#include <memory>
#include <stop_token>

#include "core/base/result.h"
#include "core/text/byte_source.h"

namespace paragram {

class SpooledInput {
  public:
    // All that source has left. The file is in the folder of temporary files, has no name there and goes with
    // the object. Error when the stream cannot be read, is larger than that folder has room for (1 GB of it
    // is left to others), or stop was requested. Throws MachineFailure.
    static Result<std::shared_ptr<const SpooledInput>> of(ByteSource& source, const std::stop_token& stop);
    explicit SpooledInput(int descriptor);
    ~SpooledInput();
    SpooledInput(const SpooledInput&) = delete;
    SpooledInput& operator=(const SpooledInput&) = delete;

    // Opens the file, for as long as the object lives.
    std::filesystem::path path() const;
    // error with the stream named in it as a person would name it, "-" for standard input.
    Error named(Error error) const;

  private:
    int descriptor_;
};

}  // namespace paragram
