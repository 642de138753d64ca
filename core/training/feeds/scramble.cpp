#include "core/training/feeds/scramble.h"

#include <algorithm>

#include "core/base/random.h"

namespace paragram {
namespace {

constexpr std::uint64_t kStream = 11;

void shuffleSentence(TokenList& side, std::size_t sentence, std::int32_t end, Random& random) {
    const auto first = static_cast<std::size_t>(side.offsets[sentence]);
    const auto read = std::ranges::count_if(side[sentence], [&](std::int32_t token) { return token < end; });
    random.shuffle(std::span(side.ids).subspan(first, static_cast<std::size_t>(read)));
}

}  // namespace

void scramble(MegaBatch& batch, const EncoderSettings& settings, std::int32_t end, std::int64_t seed,
              int epoch, std::int64_t first) {
    if (settings.scramble <= 0) return;
    PairTokens& tokens = batch.tokens;
    const auto base = static_cast<std::uint64_t>(seed);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        if (settings.scrambling == Scrambling::pairs) {
            const auto place = static_cast<std::uint64_t>(first) + i;
            Random random(Random::mix(base + Random::mix(static_cast<std::uint64_t>(epoch)) + place),
                          kStream);
            if (random.uniform() >= settings.scramble) continue;
            shuffleSentence(tokens.source, i, end, random);
            shuffleSentence(tokens.target, i, end, random);
            continue;
        }
        // Drawn from the sentence itself, so that it is the same one in every epoch.
        for (TokenList* side : {&tokens.source, &tokens.target}) {
            std::uint64_t text = Random::mix(base + (side == &tokens.target ? 1U : 0U));
            for (const std::int32_t token : (*side)[i])
                text = Random::mix(text + static_cast<std::uint64_t>(token));
            Random random(text, kStream);
            if (random.uniform() < settings.scramble) shuffleSentence(*side, i, end, random);
        }
    }
}

}  // namespace paragram
