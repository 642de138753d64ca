#include "core/tokens/unigram_segmenter.h"

#include <unicode/normalizer2.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <limits>

#include "core/tokens/sentencepiece_model.h"

namespace paragram {
namespace {

constexpr std::string_view kSpaceMark = "\xE2\x96\x81";
constexpr std::size_t kCodePoints = 0x110000;
constexpr std::size_t kLongestWord = 4096;  // bytes

std::size_t slotOf(std::uint32_t key, std::size_t size) {
    return static_cast<std::size_t>((key * 0x9E3779B97F4A7C15ULL) >> 32) & (size - 1);
}

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
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(status);
    if (U_FAILURE(status)) return nullptr;

    std::unique_ptr<UnigramSegmenter> segmenter(new UnigramSegmenter);
    segmenter->plain_.resize(kCodePoints);
    segmenter->edges_.resize(1U << 10);
    segmenter->pieceOf_.push_back(-1);
    segmenter->score_.push_back(0);
    for (std::size_t id = 0; id < model->pieces.size(); ++id) {
        const SentencePieceModel::Piece& piece = model->pieces[id];
        if (piece.kind == Kind::unknown || piece.kind == Kind::control) continue;
        if (piece.kind != Kind::normal) return nullptr;
        if (!segmenter->add(piece.text, static_cast<std::int32_t>(id), piece.score)) return nullptr;
    }
    // A character of a piece has been normalised; it stays so unless it joins the one before it.
    for (std::size_t c = 0; c < kCodePoints; ++c) {
        if (segmenter->plain_[c]) segmenter->plain_[c] = nfkc->hasBoundaryBefore(static_cast<UChar32>(c));
    }
    segmenter->plain_[0x2581] = false;
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
    const auto size = static_cast<std::int32_t>(piece.size());
    for (std::int32_t at = 0; at < size;) {
        UChar32 c = 0;
        U8_NEXT(piece.data(), at, size, c);
        if (c < 0) return false;
        plain_[static_cast<std::size_t>(c)] = true;
    }
    return true;
}

bool UnigramSegmenter::isPlain(std::string_view word) const {
    const auto size = static_cast<std::int32_t>(word.size());
    for (std::int32_t at = 0; at < size;) {
        UChar32 c = 0;
        U8_NEXT(word.data(), at, size, c);
        if (c < 0 || !plain_[static_cast<std::size_t>(c)]) return false;
    }
    return true;
}

bool UnigramSegmenter::appendIds(std::string_view word, std::vector<std::int32_t>& ids) const {
    if (word.empty() || word.size() > kLongestWord || !isPlain(word)) return false;
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
        if (!single) return false;  // its score would be that of the unknown piece
        begin += length;
    }
    const std::size_t first = ids.size();
    for (auto end = static_cast<std::int32_t>(size); end > 0; end = ends[static_cast<std::size_t>(end)].begin)
        ids.push_back(ends[static_cast<std::size_t>(end)].piece);
    std::reverse(ids.begin() + static_cast<std::ptrdiff_t>(first), ids.end());
    return true;
}

}  // namespace paragram
