// The values of a JSON file one after another, in bounded memory: one per line, or the elements of one array.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/input/byte_source.h"
#include "core/text/input/line_reader.h"

namespace paragram {

// Whether a file that begins like this is one array of objects or arrays, perhaps over many lines, not JSON
// lines.
bool looksLikeJsonArray(std::string_view head);

class JsonItems {
  public:
    // isArray: what looksLikeJsonArray says of the first bytes.
    JsonItems(std::unique_ptr<ByteSource> source, bool isArray);

    // The next value, with its number, from 1, instead of that of a line in an array; false at the end. Error
    // if the file cannot be read further.
    Result<bool> next(Line& item);
    // "x.jsonl:12" or "x.json: object 12".
    std::string where(const Line& item) const;
    const char* counted() const { return lines_ ? "line" : "object"; }
    const std::string& name() const;
    double fraction() const;

  private:
    // The next byte, -1 at the end; look() leaves it.
    Result<int> look();
    Result<int> lookPastSpace();
    Result<Nothing> takeElement(Line& item);
    Error damage(std::string found, std::string expected) const;

    std::optional<LineReader> lines_;  // for JSON lines; otherwise the following fields are used
    std::unique_ptr<ByteSource> source_;
    std::vector<char> buffer_;
    std::size_t at_ = 0, end_ = 0;
    std::int64_t number_ = 0;
    bool ended_ = false;
};

}  // namespace paragram
