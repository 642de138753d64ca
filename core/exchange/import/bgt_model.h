// Converts a checkpoint of P20's program to a model, and back.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/exchange/import/bgt_checkpoint.h"
#include "core/models/model.h"

namespace paragram {

// dictionary: fairseq's, in its order. sentencePiece: the bytes of the model that made the pieces. The table
// has the rows <s>, <pad>, the dictionary, <unk>; the row of </s> is the end of a sentence. name: for errors.
// Error if the dictionary has another size than the table, or for an invalid SentencePiece file.
Result<Model> modelOfBgt(const BgtCheckpoint& checkpoint, const std::vector<std::string>& dictionary,
                         const std::string& sentencePiece, const std::string& name);

// A checkpoint with the dictionary that its rows follow.
struct BgtExport {
    BgtCheckpoint checkpoint;
    std::vector<std::string> dictionary;
};
// Why a model has no such form; none if it has.
std::optional<Error> bgtRefusal(const Model& model, const std::string& name);
// The inverse of modelOfBgt, for a model without a refusal. Rows of <s> and <pad> that it does not have are
// zero.
BgtExport bgtOfModel(const Model& model);

}  // namespace paragram
