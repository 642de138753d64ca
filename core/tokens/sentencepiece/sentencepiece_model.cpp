#include "core/tokens/sentencepiece/sentencepiece_model.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/base/little_endian.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::string_view kSpaceMark = "\xE2\x96\x81";  // U+2581

// Iterates over the fields of a protobuf message. Field numbers are those of sentencepiece_model.proto.
class Fields {
  public:
    explicit Fields(std::string_view message) : rest_(message) {}

    // false at the end, or if the message is invalid (damaged() is then true).
    bool next() {
        if (rest_.empty() || damaged_) return false;
        const std::uint64_t key = varint();
        number = static_cast<int>(key >> 3);
        value = 0;
        bytes = {};
        switch (key & 7) {
            case 0:
                value = varint();
                break;
            case 1:
                skip(8);
                break;
            case 2: {
                const std::uint64_t size = varint();
                bytes = rest_.substr(0, size);
                skip(size);
                break;
            }
            case 5:
                for (std::size_t i = 0; i < 4 && i < rest_.size(); ++i)
                    value |= static_cast<std::uint64_t>(static_cast<unsigned char>(rest_[i])) << (8 * i);
                skip(4);
                break;
            default:
                damaged_ = true;
        }
        return !damaged_;
    }
    bool damaged() const { return damaged_; }

    int number = 0;
    std::uint64_t value = 0;
    std::string_view bytes;

  private:
    std::uint64_t varint() {
        std::uint64_t result = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (rest_.empty()) break;
            const auto byte = static_cast<unsigned char>(rest_.front());
            rest_.remove_prefix(1);
            result |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
            if (byte < 0x80) return result;
        }
        damaged_ = true;
        return 0;
    }
    void skip(std::uint64_t size) {
        damaged_ = damaged_ || size > rest_.size();
        rest_.remove_prefix(damaged_ ? rest_.size() : size);
    }

    std::string_view rest_;
    bool damaged_ = false;
};

bool endsAtSpaces(std::string_view piece) {
    if (piece == kSpaceMark) return true;
    if (piece.starts_with(kSpaceMark)) piece.remove_prefix(kSpaceMark.size());
    return piece.find(kSpaceMark) == std::string_view::npos && piece.find(' ') == std::string_view::npos;
}

bool readPiece(std::string_view bytes, SentencePieceModel::Piece& piece) {
    Fields fields(bytes);
    while (fields.next()) {
        if (fields.number == 1) piece.text = fields.bytes;
        if (fields.number == 2) piece.score = std::bit_cast<float>(static_cast<std::uint32_t>(fields.value));
        if (fields.number == 3) piece.kind = static_cast<SentencePieceModel::Kind>(fields.value);
    }
    return !fields.damaged();
}

bool readTrainer(std::string_view bytes, SentencePieceModel& model) {
    Fields fields(bytes);
    while (fields.next()) {
        if (fields.number == 3) model.modelType = static_cast<int>(fields.value);
        if (fields.number == 24) model.spacesAsSuffix = fields.value != 0;
        if (fields.number == 35) model.byteFallback = fields.value != 0;
        if (fields.number == 40) model.unknownId = static_cast<int>(fields.value);
    }
    return !fields.damaged();
}

bool readNormaliser(std::string_view bytes, SentencePieceModel& model) {
    Fields fields(bytes);
    while (fields.next()) {
        if (fields.number == 1) model.normalisation = fields.bytes;
        if (fields.number == 2) model.characterMap = fields.bytes;
        if (fields.number == 3) model.dummyPrefix = fields.value != 0;
        if (fields.number == 4) model.removeExtraSpaces = fields.value != 0;
        if (fields.number == 5) model.escapeSpaces = fields.value != 0;
    }
    return !fields.damaged();
}

// precompiled_charsmap: the bytes of a double-array trie, the trie, texts terminated by zero bytes.
bool isSoundCharacterMap(std::string_view map) {
    constexpr std::uint32_t kValue = 1U << 31U, kBlock = 256;
    if (map.empty()) return true;
    const auto bytes = valueAt<std::uint32_t>(map, 0);
    if (!bytes || *bytes == 0 || *bytes % (4 * kBlock) != 0 || *bytes > map.size() - 4) return false;
    const std::size_t texts = map.size() - 4 - *bytes;
    if (texts == 0 || map.back() != '\0') return false;
    const std::uint32_t units = *bytes / 4;
    for (std::uint32_t i = 0; i < units; ++i) {
        const auto unit = *valueAt<std::uint32_t>(map, 4 + 4 * std::size_t{i});
        if ((unit & kValue) != 0) {
            if ((unit & ~kValue) >= texts) return false;
            continue;
        }
        const std::uint32_t child = i ^ ((unit >> 10) << ((unit & 0x200U) >> 6));
        if (child >= units) return false;
    }
    return true;
}

}  // namespace

std::optional<SentencePieceModel> readSentencePieceModel(std::string_view bytes) {
    SentencePieceModel model;
    Fields fields(bytes);
    bool good = true;
    while (good && fields.next()) {
        if (fields.number == 1) good = readPiece(fields.bytes, model.pieces.emplace_back());
        if (fields.number == 2) good = readTrainer(fields.bytes, model);
        if (fields.number == 3) good = readNormaliser(fields.bytes, model);
    }
    if (!good || fields.damaged()) return std::nullopt;
    return model;
}

bool isSound(const SentencePieceModel& model) {
    const auto isSoundPiece = [](const SentencePieceModel::Piece& piece) {
        return !piece.text.empty() && !findTextProblem(piece.text) && std::isfinite(piece.score);
    };
    const bool known =
        model.unknownId >= 0 && static_cast<std::size_t>(model.unknownId) < model.pieces.size();
    return known && std::ranges::all_of(model.pieces, isSoundPiece) &&
           isSoundCharacterMap(model.characterMap);
}

bool cutsAtSpaces(const SentencePieceModel& model) {
    if (model.modelType != 1 && model.modelType != 2) return false;
    if (model.spacesAsSuffix || !model.dummyPrefix || !model.removeExtraSpaces || !model.escapeSpaces)
        return false;
    for (const SentencePieceModel::Piece& piece : model.pieces)
        if (!endsAtSpaces(piece.text)) return false;
    return true;
}

// A double-array trie (Yata's Darts-clone): a unit contains the byte that leads to it, the offset to its
// children, whether it ends a text, and, as the child of one that does, the value.
std::optional<std::string_view> characterRule(std::string_view characterMap, std::string_view text) {
    const auto bytes = valueAt<std::uint32_t>(characterMap, 0);
    if (!bytes) return std::nullopt;
    const auto unitAt = [&](std::uint32_t at) {
        return valueAt<std::uint32_t>(characterMap, 4 + 4 * std::size_t{at}).value_or(0);
    };
    const auto offset = [](std::uint32_t unit) { return (unit >> 10) << ((unit & 0x200U) >> 6); };
    const std::uint32_t units = *bytes / 4;
    std::uint32_t at = 0, unit = unitAt(0);
    at ^= offset(unit);
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        at ^= byte;
        if (at >= units) return std::nullopt;
        unit = unitAt(at);
        if ((unit & (0x80000000U | 0xFFU)) != byte) return std::nullopt;
        at ^= offset(unit);
    }
    if ((unit & 0x100U) == 0 || at >= units) return std::nullopt;
    const std::size_t begin = 4 + std::size_t{*bytes} + (unitAt(at) & 0x7FFFFFFFU);
    if (begin >= characterMap.size()) return std::nullopt;
    return characterMap.substr(begin, characterMap.find('\0', begin) - begin);
}

}  // namespace paragram
