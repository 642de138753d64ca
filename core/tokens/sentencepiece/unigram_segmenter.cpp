#include "core/tokens/sentencepiece/unigram_segmenter.h"

#include <unicode/normalizer2.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <limits>

#include "core/tokens/sentencepiece/sentencepiece_model.h"

namespace paragram {
namespace {

constexpr std::string_view kSpaceMark = "\xE2\x96\x81";
constexpr std::int32_t kCodePoints = 0x30000;  // all scripts in use; others are left to the library
constexpr float kUnknownPenalty = 10;  // of an unknown piece, relative to the lowest score (SentencePiece)
constexpr std::size_t kLongestWord = 4096;  // bytes

constexpr std::uint32_t kUnknown = PieceTrie::kRoot;

// The best path that ends at a byte of the word, and the node of its last piece.
struct End {
    float score = -std::numeric_limits<float>::infinity();
    std::uint32_t begin = 0;
    std::uint32_t piece = kUnknown;

    // Without a branch, because which path is better cannot be predicted.
    void reach(float other, std::size_t from, std::uint32_t last) {
        const std::uint32_t better = other > score ? ~0U : 0U;
        score = std::max(score, other);
        begin ^= (begin ^ static_cast<std::uint32_t>(from)) & better;
        piece ^= (piece ^ last) & better;
    }
};

bool isMark(unsigned char c) {
    return c > ' ' && c < 0x7F && std::isalnum(c) == 0;
}

}  // namespace

std::unique_ptr<const UnigramSegmenter> UnigramSegmenter::make(std::string_view bytes) {
    using Kind = SentencePieceModel::Kind;
    const auto model = readSentencePieceModel(bytes);
    if (!model || model->modelType != 1 || !cutsAtSpaces(*model)) return nullptr;
    const bool unicode = model->normalisation == "nmt_nfkc" || model->normalisation == "nfkc" ||
                         model->normalisation == "nmt_nfkc_cf" || model->normalisation == "nfkc_cf";
    if (!unicode && model->normalisation != "identity") return nullptr;
    std::unique_ptr<UnigramSegmenter> segmenter(new UnigramSegmenter);
    std::vector<PieceTrie::Piece> pieces;
    float lowest = std::numeric_limits<float>::max();
    for (std::size_t id = 0; id < model->pieces.size(); ++id) {
        const SentencePieceModel::Piece& piece = model->pieces[id];
        if (piece.kind == Kind::unknown || piece.kind == Kind::control) continue;
        if (piece.kind != Kind::normal || piece.text.empty()) return nullptr;
        pieces.push_back({piece.text, static_cast<std::int32_t>(id), piece.score});
        lowest = std::min(lowest, piece.score);
    }
    segmenter->unknownScore_ = lowest - kUnknownPenalty;
    segmenter->readChanges(model->characterMap);
    segmenter->readMarks(pieces);
    segmenter->pieces_ = PieceTrie(std::move(pieces));
    for (const char byte : kSpaceMark) {
        segmenter->spaceMark_ =
            segmenter->pieces_.child(segmenter->spaceMark_, static_cast<unsigned char>(byte));
        if (segmenter->spaceMark_ == PieceTrie::kRoot) return nullptr;
    }
    return segmenter;
}

// A character with a boundary before it does not combine with the character on its left, so a sequence of
// such characters changes one by one: each as the character map says, or not at all.
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

void UnigramSegmenter::readMarks(const std::vector<PieceTrie::Piece>& pieces) {
    const auto plain = [&](unsigned char c) { return c < 0x80 && changes_[c] == Change::none; };
    for (unsigned char mark = 0; mark < 0x80; ++mark) {
        if (!isMark(mark) || !plain(mark)) continue;
        for (unsigned char before = '!'; before < 0x7F; ++before) marks_.apart[before][mark] = plain(before);
    }
    for (const auto& [text, id, score] : pieces) {
        for (std::size_t i = 1; i < text.size(); ++i) {
            const auto before = static_cast<unsigned char>(text[i - 1]),
                       mark = static_cast<unsigned char>(text[i]);
            if (before < 0x80 && mark < 0x80) marks_.apart[before][mark] = false;
        }
        if (text.size() == 1 && static_cast<unsigned char>(text[0]) < 0x80)
            marks_.id[static_cast<unsigned char>(text[0])] = id;
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
    // Position 0 is before the mark of a space, position 1 + i before byte i of the word.
    thread_local std::vector<End> ends;
    ends.assign(word.size() + 2, End{});
    const std::size_t last = word.size() + 1;
    const auto byteAfter = [&](std::size_t place) { return static_cast<unsigned char>(word[place - 1]); };
    // All pieces that start at `begin` with the character that ends at next, where the trie is at node.
    const auto walk = [&](std::size_t begin, std::size_t next, std::uint32_t node) {
        const float before = ends[begin].score;
        const bool known = pieces_.pieceEnds(node);
        ends[next].reach((known ? pieces_.scoreAt(node) : unknownScore_) + before, begin,
                         known ? node : kUnknown);
        for (std::size_t place = next; node != PieceTrie::kRoot && place < last; ++place) {
            node = pieces_.child(node, byteAfter(place));
            ends[place + 1].reach(pieces_.scoreAt(node) + before, begin, node);
        }
    };
    ends[0].score = 0;
    walk(0, 1, spaceMark_);
    for (std::size_t begin = 1; begin < last;) {
        const auto trail = U8_COUNT_TRAIL_BYTES(byteAfter(begin));
        const std::size_t next = std::min(begin + 1 + static_cast<std::size_t>(trail), last);
        std::uint32_t node = pieces_.child(PieceTrie::kRoot, byteAfter(begin));
        for (std::size_t place = begin + 1; place < next && node != PieceTrie::kRoot; ++place)
            node = pieces_.child(node, byteAfter(place));
        walk(begin, next, node);
        begin = next;
    }
    const std::size_t first = ids.size();
    for (auto end = static_cast<std::int32_t>(last); end > 0;
         end = ends[static_cast<std::size_t>(end)].begin) {
        const std::uint32_t piece = ends[static_cast<std::size_t>(end)].piece;
        if (piece != kUnknown) ids.push_back(pieces_.pieceAt(piece));
    }
    std::reverse(ids.begin() + static_cast<std::ptrdiff_t>(first), ids.end());
    return true;
}

}  // namespace paragram
