// The messages of an MO file, as programs load it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/pairs/formats/gettext/gettext_reader.h"
#include "core/text/input/byte_source.h"

namespace paragram {

bool isMoFile(std::string_view head);

class MoReader : public GettextReader {
  public:
    // Reads all of the file. Error if it is not one, or its tables lie beyond its end.
    static Result<std::unique_ptr<PairReader>> open(ByteSource& source, std::string fileLanguage);

    double fraction() const override {
        return count_ == 0 ? 1 : static_cast<double>(next_) / static_cast<double>(count_);
    }

  protected:
    Result<ReadOutcome> nextMessage(GettextMessage& message) override;

  private:
    MoReader(std::string bytes, std::string name, std::string fileLanguage);
    std::uint32_t numberAt(std::size_t at) const;
    // The string that an entry of a table describes; empty if it lies beyond the end.
    std::optional<std::string> stringAt(std::size_t table, std::uint32_t index) const;

    std::string bytes_, name_, encoding_;
    bool isSwapped_ = false;  // the bytes of its numbers, on this machine
    std::uint32_t count_ = 0, next_ = 0;
    std::size_t texts_ = 0, translations_ = 0;  // offsets of the two tables
};

}  // namespace paragram
