// Writes sentence pairs in the formats of other programs.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"

namespace paragram {

// What is known of a pair besides its text: "x-source-page" with "12".
struct PairProperty {
    std::string type, value;
};

// Writes atomic files: nothing exists before finish().
class PairWriter {
  public:
    virtual ~PairWriter() = default;
    // Of the next pair. Formats without properties ignore them.
    virtual void describeNext(std::vector<PairProperty>) {}
    // score: NaN for none. note may be empty. Throws MachineFailure.
    virtual void add(double score, std::string_view source, std::string_view target,
                     std::string_view note) = 0;
    // Completes the file and moves it to its place. Throws MachineFailure.
    virtual void finish() = 0;
};

struct PairWriterOptions {
    std::string format = "tsv";  // id of a format that can be written
    std::string sourceLanguage = "und", targetLanguage = "und";
    bool overwrite = true;  // for Moses, whose file names are formed from the languages
    bool scored = true;     // tables get a score column, empty for pairs without a score
};

}  // namespace paragram
