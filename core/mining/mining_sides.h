// A side of a mining: its different texts, and their vectors on disk.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/mining/unique_texts.h"
#include "core/models/text_encoder.h"
#include "core/search/vector_file.h"
#include "core/text/input/text_lines.h"

namespace paragram {

class MiningSide {
  public:
    // column: tab-separated column with the sentences. Vectors are written to folder/NAME.f32 unless that
    // file exists for the same texts and model, according to key. Blank lines are omitted. Error for a text
    // that cannot be read or has no sentences. Stopped: the vectors so far are kept.
    static Result<MiningSide> open(const std::filesystem::path& text, int column,
                                   const std::filesystem::path& folder, const std::string& name,
                                   const std::string& modelKey, TextEncoder& encoder, Side side,
                                   Workers& workers, JobContext& job);

    VectorView vectors() const { return vectors_.view(); }
    const UniqueTexts& unique() const { return unique_; }
    // The index of a line among the different texts; -1 for a blank line.
    std::int32_t uniqueOf(std::size_t line) const { return uniqueOf_[line]; }
    // The first line with a text; blank lines are counted.
    std::size_t lineOf(std::int32_t text) const { return lineOf_[static_cast<std::size_t>(text)]; }
    std::string_view text(std::int32_t text) const { return lines_.field(lineOf(text), column_); }
    std::string_view textOfLine(std::size_t line) const { return lines_.field(line, column_); }
    const TextLines& lines() const { return lines_; }
    // Equal for equal texts, model and column.
    const std::string& key() const { return key_; }

  private:
    MiningSide() = default;
    TextLines lines_;
    int column_ = 0;
    UniqueTexts unique_;
    std::vector<std::int32_t> uniqueOf_;
    std::vector<std::size_t> lineOf_;
    VectorFile vectors_;
    std::string key_;
};

}  // namespace paragram
