// Splits lines of text into tokens, and joins tokens to text again.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

#include "core/base/job_context.h"
#include "core/base/result.h"

namespace paragram {

struct TokeniseRequest {
    std::filesystem::path tokenizer;  // a tokenizer file of any kind; empty: those of model
    std::filesystem::path model;      // a run folder or a model file, whose text settings are used
    std::filesystem::path input;      // one sentence, or with decode the tokens of one, per line; "-"
    std::filesystem::path output;     // "-"
    bool ids = false;                 // ids instead of pieces, separated by spaces
    bool decode = false;              // tokens to text
    bool lowerCase = false;           // for a tokenizer file, which does not say whether its text was
    std::string language = {};        // for a model whose languages do not share rows; empty: the source
};

struct TokeniseSummary {
    std::int64_t sentences = 0, tokens = 0;
    std::int64_t unknown = 0;  // tokens that are not in the vocabulary
    double seconds = 0;
};

// A model with several parts: the tokens of one part after another. Ids are rows of the table; an unknown
// token has the id of the row for unknown text. Stopped: there is no output. Error for an unreadable file, an
// id that is no row, or pieces that cannot be joined (trigrams). Throws MachineFailure.
Result<TokeniseSummary> tokeniseText(const TokeniseRequest& request, JobContext& job);

}  // namespace paragram
