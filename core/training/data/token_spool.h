// Collects tokens in memory, and in a file when there are too many.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>

#include "core/settings/settings.h"
#include "core/tokens/token_file.h"
#include "core/tokens/token_list.h"
#include "core/training/data/training_tokens.h"

namespace paragram {

// Reserves memory in `tokens` for `total` pairs, estimated from `sample`, because growing in place needs up
// to twice as much.
void reserveFor(const PairTokens& sample, std::int64_t total, PairTokens& tokens);

class TokenSpool {
  public:
    // file: used if the tokens need more than settings.train.memory. vocabulary: rows of the tokenizer.
    // Throws MachineFailure, here and below.
    TokenSpool(const TrainSettings& settings, std::filesystem::path file, std::size_t vocabulary);

    // Chooses memory or file by what `total` pairs will need, estimated from `sample`.
    void expect(const PairTokens& sample, std::int64_t total);
    // Appends tokens.
    void add(const PairTokens& more);
    // All tokens added, in memory or as a complete file.
    TrainingTokens finish(std::uint64_t fingerprint);

  private:
    void moveToFile();

    std::size_t limit_;  // bytes; 0: none
    std::filesystem::path file_;
    std::size_t vocabulary_;
    TrainingTokens tokens_;
    std::unique_ptr<TokenFileWriter> writer_;  // null: in memory
};

}  // namespace paragram
