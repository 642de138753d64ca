// Rows of a table in text: fields between delimiters, with or without quotes (RFC 4180).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/text/byte_source.h"
#include "core/text/line_reader.h"

namespace paragram {

struct RecordSyntax {
    char delimiter = '\t';
    // A field may stand in double quotes, then holds delimiters, line ends, and quotes written twice.
    bool quoted = false;
};

struct Record {
    std::string text;                      // what fields point into
    std::vector<std::string_view> fields;  // always one at least
    std::int64_t line = 0;                 // in which it begins, from 1
    std::optional<Error> problem;          // no fields then
};

class RecordReader {
  public:
    RecordReader(LineReader lines, RecordSyntax syntax) : lines_(std::move(lines)), syntax_(syntax) {}

    // false at the end. Error when the file cannot be read on.
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

// The whole rows of the first bytes of a file, at most so many.
std::vector<std::vector<std::string>> recordsOf(std::string_view head, const RecordSyntax& syntax,
                                                std::size_t most);

}  // namespace paragram
