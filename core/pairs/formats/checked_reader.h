// What all readers of pairs share: the reason for the last rejection.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/pairs/formats/pair_reader.h"

namespace paragram {

class CheckedReader : public PairReader {
  public:
    const Error& problem() const override { return problem_; }

  protected:
    ReadOutcome reject(Error problem) {
        problem_ = std::move(problem);
        return ReadOutcome::rejected;
    }

  private:
    Error problem_;
};

// "first" or "second" if that side contains no text, null if both do.
const char* emptySide(const SentencePair& pair);
Error emptySideError(std::string where, const char* side);

// A score from text, ignoring surrounding spaces; empty if it is not a number.
std::optional<float> parseScore(std::string_view text);

}  // namespace paragram
