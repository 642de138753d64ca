#include "core/training/data/training_tokens.h"

#include <utility>

namespace paragram {
namespace {

constexpr std::int64_t kChunk = 1 << 14;  // pairs

}  // namespace

std::optional<TrainingTokens> reuseTokens(const std::filesystem::path& file, std::uint64_t fingerprint,
                                          std::int64_t pairs) {
    Result<TokenFile> found = TokenFile::open(file);
    if (!found || found->info().fingerprint != fingerprint || found->info().pairs != pairs)
        return std::nullopt;
    TrainingTokens tokens;
    tokens.file = std::move(found).value();
    tokens.fingerprint = fingerprint;
    return tokens;
}

WordVectorShares sharesOf(const WordVectorCover& cover, const TrainingTokens& tokens) {
    if (!tokens.file) return sharesOf(cover, tokens.memory);
    WordVectorShares all = sharesOf(cover, PairTokens{});
    double covered = 0, counted = 0;
    PairTokens chunk;
    const auto count = [&] {
        const auto ids = static_cast<double>(chunk.source.ids.size() + chunk.target.ids.size());
        covered += ids * sharesOf(cover, chunk).tokens;
        counted += ids;
        chunk.clear();
    };
    TokenScan scan(*tokens.file);
    while (scan.next()) {
        scan.appendTo(chunk);
        if (static_cast<std::int64_t>(chunk.size()) == kChunk) count();
    }
    count();
    all.tokens = counted > 0 ? covered / counted : 0;
    return all;
}

}  // namespace paragram
