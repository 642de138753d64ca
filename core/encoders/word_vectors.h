// Word vectors of other programs as the start of a table: word2vec (text and binary) and GloVe (text).
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/matrix.h"
#include "core/base/result.h"
#include "core/tokens/model_tokenizer.h"
#include "core/tokens/token_list.h"

namespace paragram {

struct WordVectorCover {
    std::int64_t vectors = 0;      // in the file
    std::int64_t notUtf8 = 0;      // of these: words that are no UTF-8 and so can be nobody's token
    std::int64_t rows = 0;         // rows of the table that begin with a vector of the file
    std::vector<char> covered;     // for each row of the table
    double standardDeviation = 0;  // of the numbers taken over
};

// What a run's files tell of it.
struct WordVectorShares {
    std::int64_t rows = 0;     // of the table; 0: the training began without word vectors
    std::int64_t covered = 0;  // of these: began with a vector of the file
    double tokens = 0;         // share of the training text's tokens that these rows are
};
WordVectorShares sharesOf(const WordVectorCover& cover, const PairTokens& pairs);

// Overwrites rows of table (rows of tokenizer, dimension) with the vectors of their tokens; the other rows
// are scaled by the standard deviation of the numbers taken over. Reads in a stream; plain or gzipped; the
// format is recognised by looking.
//
// A row takes the vector of its very token; failing that, where lowerCase, of a word that is the token in
// lower case; and for a sentence piece that begins a word, of the word without its mark. Of several such
// vectors the first in the file counts.
//
// Error: another dimension than the table's, a number that is none, a file that is cut short, no row covered.
// After an error or a stop (covered is empty then) the table is of no use.
Result<WordVectorCover> takeWordVectors(const std::filesystem::path& file, const ModelTokenizer& tokenizer,
                                        bool lowerCase, Matrix& table, JobContext& job);

}  // namespace paragram
