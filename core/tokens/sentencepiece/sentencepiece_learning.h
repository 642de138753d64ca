// SentencePiece's own training, for paragram-worker, because it neither stops nor reports, and ends the
// process when it gives up.
#pragma once

#include <functional>
#include <string>
#include <unordered_map>

namespace paragram {

// The first byte of the result of learnPieces.
inline constexpr char kLearned = '+', kRefused = '-';

// options: with SentencePiece's names. nextSentence: false at the end. Returns kLearned and the bytes of a
// .model file, or kRefused and SentencePiece's reason.
std::string learnPieces(const std::unordered_map<std::string, std::string>& options,
                        const std::function<bool(std::string&)>& nextSentence);

}  // namespace paragram
