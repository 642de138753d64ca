// Sentences, some at a time: of a list, or of a text file of any length.
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/text/input/line_reader.h"

namespace paragram {

class SentenceFeed {
  public:
    // The lines of a UTF-8 file, "-" is standard input. Error if it cannot be read.
    static Result<SentenceFeed> open(const std::filesystem::path& file);
    explicit SentenceFeed(std::vector<std::string> sentences) : list_(std::move(sentences)) {}

    // The next sentences, as many as are asked for; fewer at the end. Error of the file, and of the first
    // line that cannot be used.
    Result<std::vector<std::string>> next(std::size_t count);
    // Of the whole, 0..1; 0 for standard input.
    double fraction() const;

  private:
    explicit SentenceFeed(LineReader reader) : reader_(std::move(reader)) {}

    std::optional<LineReader> reader_;  // instead of the list
    std::vector<std::string> list_{};
    std::size_t given_ = 0;  // of the list
};

}  // namespace paragram
