// Models of other programs, known by the vectors that they give to the sentences of evaluation sets. Such a
// model is evaluated as any other: its tokens are whole sentences.
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "core/base/result.h"
#include "core/evaluation/sets/evaluation_suites.h"
#include "core/models/model.h"

namespace paragram {

// Every sentence of the data sets once, in their order, one line each: line breaks within are blanks. Without
// blank ones, whose vectors are zero.
std::vector<std::string> sentencesOf(const EvaluationSuites& suites);

// vectors: an array (.npy) with a row for each sentence. Error if their numbers differ, or the file cannot be
// read.
Result<std::shared_ptr<const Model>> peerModel(const std::vector<std::string>& sentences,
                                               const std::filesystem::path& vectors);

// Error for a sentence of the data sets that is not among these; list: their file.
Result<Nothing> checkSentences(const EvaluationSuites& suites, const std::vector<std::string>& sentences,
                               const std::filesystem::path& list);

}  // namespace paragram
