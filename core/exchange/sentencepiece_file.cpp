#include "core/exchange/sentencepiece_file.h"

#include "core/exchange/protobuf.h"

namespace paragram {
namespace {

// Numbers of the fields in sentencepiece_model.proto.
enum ModelField { kPieces = 1, kTrainer = 2, kNormalizer = 3 };

bool readPiece(std::string_view message, SentencePieceFile& file) {
    const auto fields = readProtobuf(message);
    if (!fields) return false;
    SentencePieceFile::Piece piece;
    for (const ProtobufField& field : *fields) {
        if (field.number == 1) piece.text = field.bytes;
        if (field.number == 2) piece.score = field.real();
        if (field.number == 3) piece.type = static_cast<SentencePieceFile::Type>(field.value);
    }
    file.pieces.push_back(std::move(piece));
    return true;
}

bool readTrainer(std::string_view message, SentencePieceFile& file) {
    const auto fields = readProtobuf(message);
    if (!fields) return false;
    for (const ProtobufField& field : *fields) {
        if (field.number == 3) file.unigram = field.value == 1;
        if (field.number == 24) file.spacesAsSuffix = field.value != 0;
        if (field.number == 35) file.byteFallback = field.value != 0;
        if (field.number == 40) file.unknownId = static_cast<int>(field.value);
    }
    return true;
}

bool readRules(std::string_view message, SentencePieceFile& file) {
    const auto fields = readProtobuf(message);
    if (!fields) return false;
    for (const ProtobufField& field : *fields) {
        if (field.number == 2) file.characterMap = field.bytes;
        if (field.number == 3) file.dummyPrefix = field.value != 0;
        if (field.number == 4) file.removeExtraSpaces = field.value != 0;
    }
    return true;
}

}  // namespace

Result<SentencePieceFile> readSentencePieceFile(const std::string& bytes, const std::string& name) {
    const Error damaged{name, "not a SentencePiece model", "a .model file of SentencePiece",
                        "take another copy"};
    const auto fields = readProtobuf(bytes);
    if (!fields) return damaged;
    SentencePieceFile file;
    for (const ProtobufField& field : *fields) {
        bool ok = true;
        if (field.number == kPieces) ok = readPiece(field.bytes, file);
        if (field.number == kTrainer) ok = readTrainer(field.bytes, file);
        if (field.number == kNormalizer) ok = readRules(field.bytes, file);
        if (!ok) return damaged;
    }
    const bool known = file.unknownId >= 0 && static_cast<std::size_t>(file.unknownId) < file.pieces.size();
    if (file.pieces.empty() || !known) return damaged;
    return file;
}

}  // namespace paragram
