// Templates completed to whole parses, for a model that reads those: by a parse generator, from the parse of
// the sentence (Iyyer, Wieting, Gimpel and Zettlemoyer 2018).
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/generation/text_writer.h"

namespace paragram {

class ParseCompletion {
  public:
    // parser: the caller keeps it alive. parses: a text with the parse of each sentence on the line of the
    // same number. reader: the model that reads what is written, whose labels alone are used. Error for a
    // parser that is none, and for a text that cannot be read.
    static Result<ParseCompletion> open(TextWriter& parser, const std::filesystem::path& parses,
                                        const Model& reader, int beam);

    // The whole parse, without words, of a template for the sentence of this number; one for each, empty
    // where nothing was written. Error for a sentence without a parse. Errors and exceptions of
    // TextWriter::write.
    Result<std::vector<std::string>> complete(const std::vector<std::size_t>& sentences,
                                              const std::vector<std::string>& templates,
                                              const JobContext& job);
    // Error if there are more parses than sentences.
    Result<Nothing> checkCount(std::int64_t sentences) const;
    // Everything that the parses depend on but the templates.
    std::string key() const;

  private:
    explicit ParseCompletion(TextWriter& parser) : parser_(&parser) {}

    TextWriter* parser_;
    WritingRoute route_;
    WritingOptions options_;
    std::filesystem::path file_;
    std::vector<std::string> parses_;  // linear, without EOP; empty where the line is
};

}  // namespace paragram
