// Flags for reading documents, of align and split-sentences.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/cli/command.h"
#include "core/documents/document_sentences.h"

namespace paragram::cli {

class DocumentFlags {
  public:
    // Of one document, or of two: then flags with a value for each side take two, separated by a comma. The
    // requests must outlive the parsing.
    explicit DocumentFlags(CLI::App& app, std::shared_ptr<SentencesRequest> first,
                           std::shared_ptr<SentencesRequest> second = nullptr);
    // Call after parsing. Error for unsuitable values, or a file of abbreviations that cannot be read.
    Result<Nothing> apply() const;

  private:
    struct Values;
    std::shared_ptr<SentencesRequest> first_, second_;
    std::shared_ptr<Values> values_;
};

}  // namespace paragram::cli
