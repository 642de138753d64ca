// Lines of a text file in a stream of bounded memory: plain, compressed, or a member of an archive.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "core/base/result.h"
#include "core/text/byte_source.h"

namespace paragram {

inline constexpr std::size_t kMaximumLineBytes = 1'000'000;

struct Line {
    std::string text;              // without line end; empty where there is a problem
    std::int64_t number = 0;       // from 1
    bool carriageReturn = false;   // one stood before the line end
    std::optional<Error> problem;  // too long, invalid UTF-8, a NUL: the line cannot be used
};

// A byte order mark at the start and a carriage return at the end of a line are dropped.
class LineReader {
  public:
    // file as openBytes takes it, "-" for standard input. encoding as decoded takes it. Error when the file
    // is missing, a folder, or not readable.
    static Result<LineReader> open(const std::filesystem::path& file, const std::string& encoding = {});
    // Of a source that gives UTF-8.
    static LineReader of(std::unique_ptr<ByteSource> source);
    LineReader(LineReader&&) noexcept;
    LineReader& operator=(LineReader&&) noexcept;
    ~LineReader();

    // false at the end. Error when the compressed data is damaged or the disk fails.
    Result<bool> next(Line& line);

    const std::string& name() const;
    // Share of the file read, 0..1; 0 for standard input.
    double fraction() const;

  private:
    struct State;
    explicit LineReader(std::unique_ptr<State> state);
    std::unique_ptr<State> state_;
};

}  // namespace paragram
