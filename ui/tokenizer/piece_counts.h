// How a tokenizer segments the two sides of a pair store. Runs on a worker thread.
#pragma once

#include <array>
#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/base/result.h"
#include "core/pairs/store/pair_store.h"
#include "core/tokens/tokenizer.h"

namespace paragram::ui {

struct SidePieces {
    std::int64_t sentences = 0, words = 0, pieces = 0, unknown = 0;  // words: separated by white space

    std::vector<std::int64_t> counts;  // of each piece, by id

    // Share of the vocabulary that occurs, 0 to 1.
    double usedShare() const;
    double piecesPerWord() const { return words ? double(pieces) / double(words) : 0; }
    double piecesPerSentence() const { return sentences ? double(pieces) / double(sentences) : 0; }
    double unknownShare() const { return pieces ? double(unknown) / double(pieces) : 0; }
};

struct PieceCounts {
    static constexpr std::int64_t kSample = 20'000;  // pairs at most, spread over the store

    PairStoreInfo info;
    std::int64_t pairs = 0;  // counted
    std::array<SidePieces, 2> sides;
};

Result<PieceCounts> countPieces(const Tokenizer& tokenizer, const std::filesystem::path& store,
                                bool lowerCase, JobContext& job);

}  // namespace paragram::ui
