// Both sides of a mining: their texts, each different one once, and the vectors of those on disk.
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
#include "core/text/text_lines.h"

namespace paragram {

class MiningSide {
  public:
    // column: of the sentence between tabs. Vectors are made in folder/NAME.f32 unless they are there already
    // and of the same texts and model, as key tells. Blank lines are left out.
    // Nothing when stopped.
    static Result<std::optional<MiningSide>> open(const std::filesystem::path& text, int column,
                                                  const std::filesystem::path& folder,
                                                  const std::string& name, const std::string& modelKey,
                                                  TextEncoder& encoder, Side side, Workers& workers,
                                                  JobContext& job);

    VectorView vectors() const { return vectors_.view(); }
    const UniqueTexts& unique() const { return unique_; }
    // A line among the different texts, -1 for a blank one.
    std::int32_t uniqueOf(std::size_t line) const { return uniqueOf_[line]; }
    // The line where a text first stood; blank lines count here.
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
