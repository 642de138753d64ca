// Reads rows of a text table: fields separated by delimiters, with or without quotes (RFC 4180).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/text/input/byte_source.h"
#include "core/text/input/line_reader.h"

namespace paragram {

struct RecordSyntax {
    char delimiter = '\t';
    // A field may be enclosed in double quotes; it then may contain delimiters, line ends, and quotes written
    // twice.
    bool quoted = false;
};

struct Record {
    std::string text;                      // the memory of fields
    std::vector<std::string_view> fields;  // at least one
    std::int64_t line = 0;                 // in which it starts, from 1
    std::optional<Error> problem;          // there are no fields then
};

class RecordReader {
  public:
    RecordReader(LineReader lines, RecordSyntax syntax) : lines_(std::move(lines)), syntax_(syntax) {}

    // false at the end. Error if the file cannot be read further.
    Result<bool> next(Record& record);
    const std::string& name() const { return lines_.name(); }
    std::int64_t linesRead() const { return line_.number; }
    double fraction() const { return lines_.fraction(); }

  private:
    Result<Nothing> takeQuoted(Record& record);

    LineReader lines_;
    RecordSyntax syntax_;
    Line line_;
};

// The complete rows in the first bytes of a file, at most `most`.
std::vector<std::vector<std::string>> recordsOf(std::string_view head, const RecordSyntax& syntax,
                                                std::size_t most);

}  // namespace paragram
