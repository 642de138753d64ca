// A stream of sentence pairs from files of translations or paraphrases.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/sentence_pair.h"
#include "core/text/spooled_input.h"

namespace paragram {

// Files as openBytes takes them: plain, compressed, members of archives. What is left empty is guessed.
struct PairInput {
    std::filesystem::path first;           // "-": standard input; "-!MEMBER": of an archive there
    std::filesystem::path second;          // what a format needs besides: the target side, links, documents
    std::string format = "auto";           // auto, or the id of a row of pairFormats()
    std::vector<int> columns;              // of tables: source, target[, score], from 0
    std::vector<std::string> columnNames;  // the same by the first line's names, or keys of JSON lines
    std::string header = "auto";     // of tables, whether the first line names the columns: auto, yes, no
    std::string delimiter = "auto";  // of CSV: auto, tab, or one character
    std::string encoding;            // of text, as ICU names it: "windows-1252"
    std::string sourceLanguage, targetLanguage;  // which of the file's languages are the two sides
    // Some pairs are enough: what must be read before the first may be cut short.
    bool firstPairsOnly = false;
    std::stop_token stop{};  // ends what must be read before the first pair; then there is none
    std::shared_ptr<const SpooledInput> spool{};  // holds first where that was an archive on standard input
};

enum class ReadOutcome { pair, rejected, end };

class PairReader {
  public:
    virtual ~PairReader() = default;
    // rejected: problem() says why; reading may go on. Error: it may not.
    virtual Result<ReadOutcome> next(SentencePair& pair) = 0;
    virtual const Error& problem() const = 0;
    virtual std::int64_t linesRead() const = 0;
    virtual double fraction() const = 0;  // of the input read, 0..1; 0: not known
    // Of the two sides, where the file names them; known after the first pair.
    virtual std::pair<std::string, std::string> languages() const { return {}; }
};

// Error for a format that is not known, options that make no sense, or files that cannot be opened.
Result<std::unique_ptr<PairReader>> makePairReader(const PairInput& input);

// The id of the format that auto means for this input; "tsv" where nothing is recognised.
std::string guessFormat(const PairInput& input);

}  // namespace paragram
