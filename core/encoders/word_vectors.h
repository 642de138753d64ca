// Initialises a table from word vectors of other programs: word2vec (text and binary) and GloVe (text).
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/numeric/matrix.h"
#include "core/base/result.h"
#include "core/tokens/model/model_tokenizer.h"
#include "core/tokens/token_list.h"

namespace paragram {

struct WordVectorCover {
    std::int64_t vectors = 0;      // in the file
    std::int64_t notUtf8 = 0;      // of these: words that are not UTF-8, which match no token
    std::int64_t rows = 0;         // rows of the table initialised from the file
    std::vector<char> covered;     // for each row of the table; 1: initialised from the file
    double standardDeviation = 0;  // of the numbers used
};

// What the files of a run say about word vectors.
struct WordVectorShares {
    std::int64_t rows = 0;     // of the table; 0: the training started without word vectors
    std::int64_t covered = 0;  // of these: initialised from the file
    double tokens = 0;         // share of the tokens of the training text that have such a row, 0..1
};
// The shares of covered rows, and of the tokens of pairs that have such a row.
WordVectorShares sharesOf(const WordVectorCover& cover, const PairTokens& pairs);

// Overwrites rows of table (rows of tokenizer, dimension) with the vectors of their tokens; the other rows
// are scaled by the standard deviation of the numbers used. Streams the file, plain or gzipped; the format is
// recognised by content.
//
// A row takes the vector of exactly its token; otherwise, if lowerCase, of a word that is the token when
// lower-cased; and for a sentence piece at the start of a word, of the word without its mark. Of several such
// vectors the first in the file counts.
//
// Error for a dimension other than the table's, an invalid number, a truncated file, or if no row is covered.
// After an Error or a stop the table must not be used.
Result<WordVectorCover> applyWordVectors(const std::filesystem::path& file, const ModelTokenizer& tokenizer,
                                         bool lowerCase, Matrix& table, JobContext& job);

}  // namespace paragram
