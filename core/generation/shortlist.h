// The tokens that a translator may write for a text: those that most often accompany the tokens of the text
// in a pair store, and the most frequent ones. A search among them is faster than one among all.
#pragma once

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/generation/text_writer.h"

namespace paragram {

struct ShortlistOptions {
    std::filesystem::path pairs;  // store in the two languages; at most 200,000 of its pairs are read
    int aligned = 20;             // tokens for each token of the text
    int frequent = 200;           // tokens for every text
};

class Shortlist {
  public:
    // What is counted are pairs in which two tokens occur on opposite sides; of the tokens that accompany
    // one, those with the largest Dice coefficient, 2 c(s, t) / (c(s) + c(t)), are taken. Error for a store
    // that cannot be read or is of other languages. Stopped.
    static Result<Shortlist> learn(const Model& model, const WritingRoute& route,
                                   const ShortlistOptions& options, JobContext& job);

    // For texts that are translated together, ascending, the end of a sentence included.
    std::vector<std::int32_t> tokensFor(const Model& model, const WritingRoute& route,
                                        std::span<const std::string> texts) const;

  private:
    std::vector<std::int32_t> always_;                // the frequent ones and the end
    std::vector<std::vector<std::int32_t>> aligned_;  // of each token of the source language
};

}  // namespace paragram
