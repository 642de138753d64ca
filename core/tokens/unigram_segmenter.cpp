#include "core/tokens/unigram_segmenter.h"

#include <unicode/normalizer2.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <limits>

#include "core/tokens/sentencepiece_model.h"

namespace paragram {
namespace {

constexpr std::string_view kSpaceMark = "\xE2\x96\x81";
constexpr std::int32_t kCodePoints = 0x30000;  // all scripts in use; for the others the library is asked
constexpr float kUnknownPenalty = 10;          // of an unknown piece, below the lowest score (SentencePiece)
constexpr std::size_t kLongestWord = 4096;     // bytes

std::size_t slotOf(std::uint32_t key, std::size_t size) {
    return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 32) & (size - 1);
}

constexpr std::int32_t kUnknown = -1;

// What ends at a byte of the word: the best path so far and its last piece.
struct End {
    float score = 0;
    std::int32_t begin = -1, piece = -1;
};

}  // namespace

std::unique_ptr<const UnigramSegmenter> UnigramSegmenter::make(std::string_view bytes) {
    using Kind = SentencePieceModel::Kind;
    const auto model = readSentencePieceModel(bytes);
    if (!model || model->modelType != 1 || !cutsAtSpaces(*model)) return nullptr;
    const bool unicode = model->normalisation == "nmt_nfkc" || model->normalisation == "nfkc" ||
                         model->normalisation == "nmt_nfkc_cf" || model->normalisation == "nfkc_cf";
    if (!unicode && model->normalisation != "identity") return nullptr;
    std::unique_ptr<UnigramSegmenter> segmenter(new UnigramSegmenter);
    segmenter->edges_.resize(1U << 10);
    segmenter->pieceOf_.push_back(-1);
    segmenter->score_.push_back(0);
    float lowest = std::numeric_limits<float>::max();
    for (std::size_t id = 0; id < model->pieces.size(); ++id) {
        const SentencePieceModel::Piece& piece = model->pieces[id];
        if (piece.kind == Kind::unknown || piece.kind == Kind::control) continue;
        if (piece.kind != Kind::normal) return nullptr;
        if (!segmenter->add(piece.text, static_cast<std::int32_t>(id), piece.score)) return nullptr;
        lowest = std::min(lowest, piece.score);
    }
    segmenter->unknownScore_ = lowest - kUnknownPenalty;
    segmenter->readChanges(model->characterMap);
    for (const char byte : kSpaceMark) {
        segmenter->spaceMark_ = segmenter->child(segmenter->spaceMark_, static_cast<unsigned char>(byte));
        if (segmenter->spaceMark_ == 0) return nullptr;
    }
    return segmenter;
}

void UnigramSegmenter::addEdge(std::uint32_t node, unsigned char byte, std::uint32_t child) {
    if (node == 0) {
        roots_[byte] = child;
        return;
    }
    if (2 * ++edgeCount_ > edges_.size()) {
        std::vector<Edge> old(2 * edges_.size());
        old.swap(edges_);
        for (const Edge& edge : old) {
            if (edge.key == 0) continue;
            std::size_t at = slotOf(edge.key, edges_.size());
            while (edges_[at].key != 0) at = (at + 1) & (edges_.size() - 1);
            edges_[at] = edge;
        }
    }
    const std::uint32_t key = (node << 8 | byte) + 1;
    std::size_t at = slotOf(key, edges_.size());
    while (edges_[at].key != 0) at = (at + 1) & (edges_.size() - 1);
    edges_[at] = {key, child};
}

std::uint32_t UnigramSegmenter::child(std::uint32_t node, unsigned char byte) const {
    if (node == 0) return roots_[byte];
    const std::uint32_t key = (node << 8 | byte) + 1;
    for (std::size_t at = slotOf(key, edges_.size()); edges_[at].key != 0;
         at = (at + 1) & (edges_.size() - 1)) {
        if (edges_[at].key == key) return edges_[at].child;
    }
    return 0;
}

bool UnigramSegmenter::add(std::string_view piece, std::int32_t id, float score) {
    std::uint32_t node = 0;
    for (const char c : piece) {
        const auto byte = static_cast<unsigned char>(c);
        std::uint32_t next = child(node, byte);
        if (next == 0) {
            next = static_cast<std::uint32_t>(pieceOf_.size());
            if (next >= 1U << 24) return false;
            addEdge(node, byte, next);
            pieceOf_.push_back(-1);
            score_.push_back(0);
        }
        node = next;
    }
    pieceOf_[node] = id;
    score_[node] = score;
    return true;
}

// A character that has a boundary before it joins nothing on its left, so a row of such characters changes
// one by one: each as the character map says, or not at all.
void UnigramSegmenter::readChanges(std::string_view characterMap) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(status);
    changes_.assign(kCodePoints, Change::unclear);
    if (U_FAILURE(status)) return;
    std::array<char, 4> bytes{};
    for (UChar32 c = 1; c < kCodePoints; ++c) {
        if (U_IS_SURROGATE(c) || c == 0x2581 || c == ' ' || !nfkc->hasBoundaryBefore(c)) continue;
        std::size_t size = 0;
        U8_APPEND_UNSAFE(bytes.data(), size, c);
        const auto rule = characterRule(characterMap, {bytes.data(), size});
        if (!rule) {
            changes_[static_cast<std::size_t>(c)] = Change::none;
        } else if (rule->find(' ') == std::string_view::npos &&
                   rule->find(kSpaceMark) == std::string_view::npos) {
            changes_[static_cast<std::size_t>(c)] = Change::replaced;
            replacements_.emplace(c, *rule);
        }
    }
}

std::optional<std::string_view> UnigramSegmenter::normalised(std::string_view word,
                                                             std::string& buffer) const {
    const auto size = static_cast<std::int32_t>(word.size());
    bool same = true;
    for (std::int32_t at = 0; at < size;) {
        const std::int32_t begin = at;
        UChar32 c = 0;
        U8_NEXT(word.data(), at, size, c);
        const Change change =
            c < 0 || c >= kCodePoints ? Change::unclear : changes_[static_cast<std::size_t>(c)];
        if (change == Change::unclear) return std::nullopt;
        if (change == Change::none) {
            if (!same)
                buffer.append(word, static_cast<std::size_t>(begin), static_cast<std::size_t>(at - begin));
            continue;
        }
        if (same) buffer.assign(word, 0, static_cast<std::size_t>(begin));
        same = false;
        buffer += replacements_.at(c);
    }
    return same ? word : std::string_view(buffer);
}

bool UnigramSegmenter::appendIds(std::string_view word, std::vector<std::int32_t>& ids) const {
    if (word.empty() || word.size() > kLongestWord) return false;
    thread_local std::string buffer;
    const auto text = normalised(word, buffer);
    if (!text) return false;
    word = *text;
    if (word.empty()) return true;
    thread_local std::vector<End> ends;
    const std::size_t mark = kSpaceMark.size(), size = mark + word.size();
    ends.assign(size + 1, End{});
    for (std::size_t begin = 0; begin < size;) {
        const float before = ends[begin].score;
        const std::size_t length = begin == 0 ? mark
                                              : static_cast<std::size_t>(U8_COUNT_TRAIL_BYTES(
                                                    static_cast<unsigned char>(word[begin - mark]))) +
                                                    1;
        std::uint32_t node = begin == 0 ? spaceMark_ : 0;
        bool single = false;
        for (std::size_t end = begin == 0 ? mark : begin + 1;; ++end) {
            if (begin > 0 || end > mark) node = child(node, static_cast<unsigned char>(word[end - 1 - mark]));
            if (node == 0 && end > mark) break;
            if (pieceOf_[node] >= 0) {
                End& target = ends[end];
                const float score = score_[node] + before;
                if (target.begin < 0 || score > target.score)
                    target = {score, static_cast<std::int32_t>(begin), pieceOf_[node]};
                single = single || end - begin == length;
            }
            if (end == size) break;
        }
        if (End& target = ends[begin + length]; !single) {
            const float score = unknownScore_ + before;
            if (target.begin < 0 || score > target.score)
                target = {score, static_cast<std::int32_t>(begin), kUnknown};
        }
        begin += length;
    }
    const std::size_t first = ids.size();
    for (auto end = static_cast<std::int32_t>(size); end > 0;
         end = ends[static_cast<std::size_t>(end)].begin) {
        const std::int32_t piece = ends[static_cast<std::size_t>(end)].piece;
        if (piece != kUnknown) ids.push_back(piece);
    }
    std::reverse(ids.begin() + static_cast<std::ptrdiff_t>(first), ids.end());
    return true;
}

}  // namespace paragram
