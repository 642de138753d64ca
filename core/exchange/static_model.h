// Static embedding models of other programs as models of ours: a table of token vectors and how text is cut.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram {

// Where a sentence-transformers (StaticEmbedding) or model2vec folder keeps its files.
struct StaticFolder {
    std::filesystem::path weights, tokenizer;  // model.safetensors, tokenizer.json
    bool model2vec = false;                    // config.json says so
};
// Error: no such folder, or one of another kind of model.
Result<StaticFolder> findStaticFolder(const std::filesystem::path& folder);
// Cosines are those of the libraries; vectors are not normalised.
Result<Model> readStaticFolder(const StaticFolder& folder);

// Tokens with a vector each. Tokens are taken for sentence pieces where many begin with U+2581; text is then
// cut by sentencePiece (the bytes of a .model), otherwise into words (ICU). Lower case where no token has
// upper case. Error: pieces without sentencePiece.
Result<Model> modelOfVectors(std::vector<std::string> tokens, Matrix vectors,
                             const std::string& sentencePiece, const std::string& name);
// Some are enough where a SentencePiece model is at hand.
bool looksLikePieces(const std::vector<std::string>& tokens, bool hasModel);

// A file of word2vec (text, binary), fastText (.vec) or GloVe. Stopped: no tokens.
struct TokenVectors {
    std::vector<std::string> tokens;
    Matrix vectors;
};
Result<TokenVectors> readTokenVectors(const std::filesystem::path& file, JobContext& job);
// A token a line (the first column); as many as rows. Error: another number of lines.
Result<std::vector<std::string>> readTokenList(const std::filesystem::path& file, std::size_t rows);

}  // namespace paragram
