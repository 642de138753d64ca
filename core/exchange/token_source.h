// How a tokenizer of ours came by its tokens, as other programs have to be told.
#pragma once

#include <string>
#include <vector>

#include "core/models/model.h"

namespace paragram {

struct TokenSource {
    enum class Kind { sentencePiece, json, words, whitespace, trigrams };
    Kind kind = Kind::words;
    std::string file;          // sentencePiece: the .model; json: the text of tokenizer.json
    bool listed = false;       // rows follow the tokenizer's own list, not the ids of the .model
    bool keepUnknown = false;  // unknown tokens count as the unknown row
};
TokenSource tokenSource(const Tokenizer& tokenizer);

// Whether all tokens of a model are those of one tokenizer: one part, languages that share everything.
bool hasOneTokenizer(const Model& model);

}  // namespace paragram
