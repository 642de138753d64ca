// Sentence pairs in the formats of other programs.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/result.h"

namespace paragram {

// Each appears whole with finish(), or not at all.
class PairWriter {
  public:
    virtual ~PairWriter() = default;
    // score: NaN for none. note may be empty. Throws MachineFailure when the disk is full.
    virtual void add(double score, std::string_view source, std::string_view target,
                     std::string_view note) = 0;
    virtual void finish() = 0;
};

struct PairWriterOptions {
    std::string format = "tsv";  // id of a row of pairFormats() that can be written
    std::string sourceLanguage = "und", targetLanguage = "und";
    bool scored = true;  // tables have a column of scores, empty where a pair has none
};

// "-" is standard output, for formats of one text file. Error for a format that is not known, or a place that
// cannot be written to.
Result<std::unique_ptr<PairWriter>> makePairWriter(const std::filesystem::path& file,
                                                   const PairWriterOptions& options);

}  // namespace paragram
