// All lines of a text of any size: mapped into memory, with the places where lines begin.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/mapped_file.h"
#include "core/base/result.h"

namespace paragram {

class TextLines {
  public:
    // Plain text is read where it is; what is compressed, in an archive or UTF-16, or standard input ("-"),
    // is written to spool first. Every line is checked as LineReader does; the Error names the first bad one.
    // A stop gives what was found until then, see stopped().
    static Result<TextLines> open(const std::filesystem::path& file, const std::filesystem::path& spool,
                                  const JobContext& job);

    std::size_t size() const { return begins_.empty() ? 0 : begins_.size() - 1; }
    bool stopped() const { return stopped_; }
    // Without its end.
    std::string_view operator[](std::size_t line) const;
    // A part of the line between tabs, from 0; empty where there are fewer.
    std::string_view field(std::size_t line, int column) const;
    // The bytes up to a line, or all.
    std::string_view bytesBefore(std::size_t line) const;
    std::string_view bytes() const { return file_.bytes(); }

  private:
    MappedFile file_;
    std::vector<std::uint64_t> begins_;  // one more than lines
    bool stopped_ = false;
};

}  // namespace paragram
