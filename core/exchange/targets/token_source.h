// The origin of a tokenizer's tokens, for export to other programs.
#pragma once

#include <string>
#include <vector>

#include "core/models/model.h"

namespace paragram {

struct TokenSource {
    enum class Kind { sentencePiece, json, words, whitespace, trigrams };
    Kind kind = Kind::words;
    std::string file;          // sentencePiece: the .model; json: the text of tokenizer.json
    bool listed = false;       // rows are in the order of the tokenizer's list, not of the ids of the .model
    bool keepUnknown = false;  // unknown tokens count as the unknown row
};
// The origin of a tokenizer's tokens, from its file.
TokenSource tokenSource(const Tokenizer& tokenizer);

// Whether all tokens of a model belong to one tokenizer: one part, and languages that share everything.
bool hasOneTokenizer(const Model& model);

}  // namespace paragram
