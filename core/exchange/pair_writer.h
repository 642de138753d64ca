// Scored sentence pairs in the formats of translators' tools.
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
    // Throws MachineFailure when the disk is full. note may be empty.
    virtual void add(double score, std::string_view source, std::string_view target,
                     std::string_view note) = 0;
    virtual void finish() = 0;
};

struct PairWriterOptions {
    std::string format = "tsv";  // tsv: score, source, target, note; moses: FILE.source and FILE.target,
                                 // without scores; tmx: TMX 1.4b; xliff: XLIFF 1.2
    std::string sourceLanguage = "und", targetLanguage = "und";
};

// Error for a format that is not known, or a place that cannot be written to. A moses FILE gets the languages
// as endings.
Result<std::unique_ptr<PairWriter>> makePairWriter(const std::filesystem::path& file,
                                                   const PairWriterOptions& options);

}  // namespace paragram
