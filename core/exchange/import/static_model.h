// Converts static embedding models of other programs: a table of token vectors and a tokenizer.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// The files of a sentence-transformers (StaticEmbedding) or model2vec folder.
struct StaticFolder {
    std::filesystem::path weights, tokenizer;  // model.safetensors, tokenizer.json
    bool model2vec = false;                    // according to config.json
};
// Error if there is no such folder, or it contains another kind of model.
Result<StaticFolder> findStaticFolder(const std::filesystem::path& folder);
// Cosines equal those of the libraries; vectors are not normalised. Error for damaged or unsupported files.
Result<Model> readStaticFolder(const StaticFolder& folder);

// A model from tokens with one vector each. If many tokens start with U+2581, they are treated as sentence
// pieces, and text is segmented by sentencePiece (the bytes of a .model); otherwise it is split into words
// (ICU). Lower-case if no token contains an upper-case letter. Error for pieces without sentencePiece.
Result<Model> modelOfVectors(std::vector<std::string> tokens, Matrix vectors,
                             const std::string& sentencePiece, const std::string& name);
// A few such tokens suffice if there is a SentencePiece model.
bool looksLikePieces(const std::vector<std::string>& tokens, bool hasModel);

// Reads a file of word2vec (text, binary), fastText (.vec) or GloVe. Stopped: no tokens, Error if the file
// has none.
struct TokenVectors {
    std::vector<std::string> tokens;
    Matrix vectors;
};
Result<TokenVectors> readTokenVectors(const std::filesystem::path& file, JobContext& job);
// One token per line (the first column), one for each row. Error for another number of lines.
Result<std::vector<std::string>> readTokenList(const std::filesystem::path& file, std::size_t rows);

}  // namespace paragram
