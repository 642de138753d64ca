#include "core/mining/retrieval.h"

namespace paragram {

RetrievalErrors retrievalErrors(std::span<const std::string> source, std::span<const std::string> target,
                                const MutualNeighbours& neighbours, MarginKind kind) {
    const auto share = [&](MiningDirection direction) {
        const bool forward = direction == MiningDirection::forward;
        const std::span<const std::string> texts = forward ? target : source;
        std::size_t right = 0;
        for (const MinedPair& pair : minePairs(neighbours.ofRows, neighbours.ofCols, {kind, direction})) {
            const std::int32_t own = forward ? pair.source : pair.target;
            const std::int32_t found = forward ? pair.target : pair.source;
            right += texts[static_cast<std::size_t>(own)] == texts[static_cast<std::size_t>(found)] ? 1 : 0;
        }
        return texts.empty() ? 0 : 1 - static_cast<double>(right) / static_cast<double>(texts.size());
    };
    return {share(MiningDirection::forward), share(MiningDirection::backward)};
}

}  // namespace paragram
