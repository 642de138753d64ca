// What all readers of pairs share: why the last one was rejected.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/pairs/pair_reader.h"

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

// "first" or "second" where that side holds no text, null where both do.
const char* emptySide(const SentencePair& pair);
Error emptySideError(std::string where, const char* side);

// A score as text; surrounding spaces do not matter.
std::optional<float> parseScore(std::string_view text);

}  // namespace paragram
