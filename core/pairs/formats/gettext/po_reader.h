// The messages of a PO file, as translators edit it.
#pragma once

#include <optional>
#include <string>

#include "core/pairs/formats/gettext/gettext_reader.h"
#include "core/text/input/line_reader.h"

namespace paragram {

class PoReader : public GettextReader {
  public:
    PoReader(LineReader lines, std::string fileLanguage)
        : GettextReader(std::move(fileLanguage)), lines_(std::move(lines)) {}

    double fraction() const override { return lines_.fraction(); }

  protected:
    Result<ReadOutcome> nextMessage(GettextMessage& message) override;

  private:
    // Adds the line to the message that is being read, or says why it cannot be.
    std::optional<Error> take(const Line& line);
    std::optional<Error> takeText(const Line& line, std::string_view text);
    std::string* partNamed(std::string_view keyword);
    void begin();

    LineReader lines_;
    Line line_;
    bool isLineLeft_ = false;      // line_ begins the next message
    GettextMessage message_;       // being read
    std::string context_;          // msgctxt, which is not used
    std::string* part_ = nullptr;  // of the message, or the context: where strings are added
    bool hasMessage_ = false, hasForms_ = false, isBad_ = false;
};

}  // namespace paragram
