#include "core/tokens/sentencepiece/piece_trie.h"

#include <algorithm>
#include <deque>

namespace paragram {
namespace {

constexpr std::uint32_t kOpenBlocks = 8;

struct Range {
    std::uint32_t node;
    std::size_t first, end;  // pieces below the node, sorted
    std::size_t depth;       // length of their common prefix
};

}  // namespace

PieceTrie::PieceTrie(std::vector<Piece> pieces) : units_(kBlock), numbers_(kBlock, -1), taken_(kBlock, true) {
    std::ranges::stable_sort(pieces, {}, &Piece::text);
    std::deque<Range> waiting{{kRoot, 0, pieces.size(), 0}};
    std::vector<unsigned char> labels;
    std::vector<std::size_t> firsts;
    while (!waiting.empty()) {
        const Range range = waiting.front();
        waiting.pop_front();
        labels.clear();
        firsts.clear();
        for (std::size_t i = range.first; i < range.end; ++i) {
            const auto& [text, number, score] = pieces[i];
            if (text.size() == range.depth) {
                units_[range.node].score = score;
                numbers_[range.node] = number;
                continue;
            }
            const auto byte = static_cast<unsigned char>(text[range.depth]);
            if (!labels.empty() && labels.back() == byte) continue;
            labels.push_back(byte);
            firsts.push_back(i);
        }
        if (labels.empty()) continue;
        firsts.push_back(range.end);
        const std::uint32_t base = place(labels);
        units_[range.node].baseAndLabel = base << kLabelBits | (units_[range.node].baseAndLabel & kLabelMask);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            units_[base ^ labels[i]].baseAndLabel = labels[i];
            waiting.push_back({base ^ labels[i], firsts[i], firsts[i + 1], range.depth + 1});
        }
    }
    taken_ = {};
}

// A base that no node has, with space for all labels. Only the last blocks are searched: gaps in older ones
// are few, and searching them for every node would take most of the time.
std::uint32_t PieceTrie::place(const std::vector<unsigned char>& labels) {
    for (std::uint32_t at = firstFree_;; ++at) {
        if (at == units_.size()) {
            units_.resize(units_.size() + kBlock);
            numbers_.resize(units_.size(), -1);
            taken_.resize(units_.size());
            firstFree_ = std::max(firstFree_, at - std::min(at, kOpenBlocks * kBlock));
        }
        if (!isFree(at)) {
            firstFree_ += at == firstFree_ ? 1 : 0;
            continue;
        }
        const std::uint32_t base = at ^ labels.front();
        if (taken_[base] ||
            !std::ranges::all_of(labels, [&](unsigned char label) { return isFree(base ^ label); })) {
            continue;
        }
        taken_[base] = true;
        return base;
    }
}

}  // namespace paragram
