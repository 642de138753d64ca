// All lines of a text of any size: mapped into memory, with the positions of line starts.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/files/mapped_file.h"
#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

class TextLines {
  public:
    // Plain text is read in place; compressed text, members of archives, UTF-16, lists of files ("@LIST") and
    // standard input ("-") are first written to spool. Lines are checked as by LineReader; the Error names
    // the first bad one. Returns Stopped.
    static Result<TextLines> open(const std::filesystem::path& file, const std::filesystem::path& spool,
                                  const JobContext& job);

    std::size_t size() const { return begins_.empty() ? 0 : begins_.size() - 1; }
    // A line without its line end.
    std::string_view operator[](std::size_t line) const;
    // A tab-separated field of a line, from 0; empty if there are fewer.
    std::string_view field(std::size_t line, int column) const;
    // The bytes before a line; all bytes for size().
    std::string_view bytesBefore(std::size_t line) const;
    std::string_view bytes() const { return file_.bytes(); }

  private:
    MappedFile file_;
    std::vector<std::uint64_t> begins_;  // one more than there are lines
};

}  // namespace paragram
