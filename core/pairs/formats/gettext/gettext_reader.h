// What readers of PO and MO files share: pairs from messages, and the messages that give none.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/pairs/formats/checked_reader.h"
#include "core/pairs/formats/gettext/gettext_message.h"

namespace paragram {

class GettextReader : public CheckedReader {
  public:
    // fileLanguage: of the translations, if the header does not say. English is the language of the messages
    // if the header names no other.
    explicit GettextReader(std::string fileLanguage) : languages_("en", std::move(fileLanguage)) {}

    Result<ReadOutcome> next(SentencePair& pair) final;
    std::int64_t linesRead() const final { return messages_; }
    const char* counted() const final { return "message"; }
    LeftOut leftOut() const final { return leftOut_; }
    std::pair<std::string, std::string> languages() const final { return languages_; }

  protected:
    // The next message, the header among them. pair: there is one.
    virtual Result<ReadOutcome> nextMessage(GettextMessage& message) = 0;

  private:
    std::pair<std::string, std::string> languages_;
    GettextMessage message_;
    std::vector<SentencePair> pairs_;  // of the last message
    std::size_t nextPair_ = 0;
    std::int64_t messages_ = 0;
    LeftOut leftOut_;
};

}  // namespace paragram
