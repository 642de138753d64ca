// A stream of sentence pairs from files.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/formats/left_out.h"
#include "core/pairs/store/sentence_pair.h"
#include "core/text/input/spooled_input.h"

namespace paragram {

// Files as openBytes accepts them: plain, compressed, members of archives. Empty fields are guessed.
struct PairInput {
    std::filesystem::path first;           // "-": standard input; "-!MEMBER": a member of an archive there
    std::filesystem::path second;          // a second file that a format needs: target side, links, documents
    std::string format = "auto";           // auto, or the id of a row of pairFormats()
    std::vector<int> columns;              // for tables: source, target[, score], from 0
    std::vector<std::string> columnNames;  // the same as names from the first line, or keys of JSON lines
    std::string header = "auto";  // for tables, whether the first line contains column names: auto, yes, no
    std::string delimiter = "auto";              // for CSV: auto, tab, or one character
    std::string encoding;                        // ICU's name of the text encoding: "windows-1252"
    std::string sourceLanguage, targetLanguage;  // the languages of the two sides
    // Accept a pair with an empty side instead of rejecting it.
    bool allowEmptySides = false;
    // Only the first pairs are needed: reading ahead of the first pair may be cut short.
    bool firstPairsOnly = false;
    std::stop_token stop{};  // stops the reading ahead of the first pair; there are no pairs then
    std::shared_ptr<const SpooledInput> spool{};  // contains `first` if that was an archive on standard input
};

enum class ReadOutcome { pair, rejected, end };

class PairReader {
  public:
    virtual ~PairReader() = default;
    // rejected: problem() says why, and reading can continue. Error: reading cannot continue.
    virtual Result<ReadOutcome> next(SentencePair& pair) = 0;
    // Why the last line was rejected.
    virtual const Error& problem() const = 0;
    virtual std::int64_t linesRead() const = 0;
    // What linesRead counts, in the singular: "line", "unit", "object".
    virtual const char* counted() const { return "line"; }
    // What the user should know about what has been read so far, one sentence each.
    std::vector<std::string> remarks() const;
    // The part of it that is not a count.
    virtual std::vector<std::string> warnings() const { return {}; }
    // The part of it that is, and that adds up.
    virtual LeftOut leftOut() const { return {}; }
    virtual double fraction() const = 0;  // of the input read, 0..1; 0: unknown
    // The line of the last pair in tab-separated input, unchanged; empty for other formats.
    virtual std::string_view line() const { return {}; }
    // Of the two sides, if the file declares them; known after the first pair.
    virtual std::pair<std::string, std::string> languages() const { return {}; }
};

}  // namespace paragram
