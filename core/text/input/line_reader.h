// Reads the lines of a text file in bounded memory: plain, compressed, or a member of an archive.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/text/input/open_bytes.h"

namespace paragram {

inline constexpr std::size_t kMaximumLineBytes = 1'000'000;

struct Line {
    std::string text;              // without line end; empty if there is a problem
    std::int64_t number = 0;       // from 1
    bool carriageReturn = false;   // one was before the line end
    std::optional<Error> problem;  // too long, invalid UTF-8, a NUL: the line cannot be used
};

// A byte order mark at the start and carriage returns at the end of lines are removed.
class LineReader {
  public:
    // file: as for openBytes, "-" for standard input. encoding: as for decoded. Error if the file is missing,
    // a folder, or not readable.
    static Result<LineReader> open(const std::filesystem::path& file, const std::string& encoding = {});
    // For a source of UTF-8.
    static LineReader of(std::unique_ptr<ByteSource> source);
    LineReader(LineReader&&) noexcept;
    LineReader& operator=(LineReader&&) noexcept;
    ~LineReader();

    // false at the end. Error if compressed data is damaged or the disk fails.
    Result<bool> next(Line& line);

    // The name of the file in messages.
    const std::string& name() const;
    // Share of the file read, 0..1; 0 for standard input.
    double fraction() const;

  private:
    struct State;
    explicit LineReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

// Calls take with each line of a UTF-8 file. Error of the file, of the first bad line, or of take.
Result<Nothing> forEachLine(const std::filesystem::path& file,
                            const std::function<Result<Nothing>(Line&)>& take);

}  // namespace paragram
