#include "tests/benchmarks/zipf_tokens.h"

#include <algorithm>
#include <cmath>

#include "core/base/random.h"

namespace paragram::bench {

TokenList zipfSentences(std::size_t count, std::size_t vocabulary, std::uint64_t seed) {
    Random random(seed);
    TokenList list;
    std::vector<std::int32_t> sentence;
    const auto size = static_cast<double>(vocabulary);
    for (std::size_t i = 0; i < count; ++i) {
        sentence.resize(random.uniform() < kTokensPerSentence - 11 ? 12 : 11);
        for (std::int32_t& token : sentence) {
            // Ranks with probability ~ 1 / rank, by inverting the logarithm.
            const double rank = std::exp(random.uniform() * std::log(size));
            token = static_cast<std::int32_t>(std::min(rank, size - 1));
        }
        list.add(sentence);
    }
    return list;
}

}  // namespace paragram::bench
