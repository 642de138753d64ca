#include "ui/tokenizer/piece_counts.h"

#include <algorithm>

#include "core/tasks/data/browse_pairs.h"
#include "core/text/unicode.h"

namespace paragram::ui {

namespace {

constexpr std::int64_t kBlock = 1000;  // pairs read at once

void addSentence(SidePieces& side, const Tokenizer& tokenizer, const std::string& sentence, bool lower) {
    ++side.sentences;
    side.words += countWhitespaceTokens(sentence);
    for (const Piece& piece : tokenizer.segment(lower ? lowerCase(sentence) : sentence)) {
        ++side.pieces;
        if (piece.id < 0)
            ++side.unknown;
        else if (static_cast<std::size_t>(piece.id) < side.counts.size())
            ++side.counts[static_cast<std::size_t>(piece.id)];
    }
}

}  // namespace

double SidePieces::usedShare() const {
    const auto used = std::ranges::count_if(counts, [](std::int64_t count) { return count > 0; });
    return counts.empty() ? 0 : static_cast<double>(used) / static_cast<double>(counts.size());
}

Result<PieceCounts> countPieces(const Tokenizer& tokenizer, const std::filesystem::path& store, bool lower,
                                JobContext& job) {
    const auto info = describePairs(store);
    if (!info) return info.error();
    PieceCounts counts;
    counts.info = *info;
    for (SidePieces& side : counts.sides) side.counts.resize(static_cast<std::size_t>(tokenizer.size()));
    // Files are often sorted by length: blocks from the whole store are representative, its first pairs are
    // not.
    const std::int64_t blocks = std::min(PieceCounts::kSample, info->pairs + kBlock - 1) / kBlock;
    const std::int64_t step = blocks > 0 ? std::max(kBlock, info->pairs / blocks) : kBlock;
    for (std::int64_t first = 0; first < info->pairs && counts.pairs < PieceCounts::kSample; first += step) {
        if (job.shouldStop()) break;
        const auto pairs = readPairRange(store, first, kBlock);
        if (!pairs) return pairs.error();
        for (const SentencePair& pair : *pairs) {
            addSentence(counts.sides[0], tokenizer, pair.source, lower);
            addSentence(counts.sides[1], tokenizer, pair.target, lower);
        }
        counts.pairs += static_cast<std::int64_t>(pairs->size());
    }
    return counts;
}

}  // namespace paragram::ui
