// A stream of sentence pairs from files of translations or paraphrases.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/pairs/sentence_pair.h"

namespace paragram {

struct PairInput {
    std::filesystem::path first;   // "-": standard input
    std::filesystem::path second;  // Moses: the target side
    std::string format = "auto";   // auto, tsv, moses, psp-hdf5
    std::vector<int> columns;      // tsv: source, target[, score], from 0; empty: guessed from the first line
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
};

Result<std::unique_ptr<PairReader>> makePairReader(const PairInput& input);

// "tsv", "moses" or "psp-hdf5": what auto means for this input.
std::string guessFormat(const PairInput& input);

// Columns for a first line of so many fields: 0,1 for two; 0,1,2 for three whose last is a number; Error
// otherwise.
Result<std::vector<int>> guessColumns(const std::vector<std::string>& fields, const std::string& where);

}  // namespace paragram
