#include "core/exchange/targets/tokenizer_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>
#include <unordered_set>

#include "core/exchange/targets/token_source.h"
#include "core/text/unicode.h"
#include "core/tokens/sentencepiece/sentencepiece_model.h"

namespace paragram {
namespace {

using Json = nlohmann::ordered_json;
using Kind = TokenSource::Kind;

constexpr char kMeta[] = "\xE2\x96\x81";
constexpr int kNoCut = 100000;

std::string base64(const std::string& bytes) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t bits = 0;
        const std::size_t count = std::min<std::size_t>(3, bytes.size() - i);
        for (std::size_t j = 0; j < 3; ++j)
            bits = bits << 8 | (j < count ? static_cast<unsigned char>(bytes[i + j]) : 0U);
        for (std::size_t j = 0; j < 4; ++j) text += j <= count ? kDigits[bits >> (18 - 6 * j) & 0x3F] : '=';
    }
    return text;
}

// Final sigma first: the format's own lower-casing treats each character separately.
void addLowerCase(Json& steps) {
    steps.push_back({{"type", "Replace"},
                     {"pattern", {{"Regex", "(?<=\\p{L})\xCE\xA3(?!\\p{L})"}}},
                     {"content", "\xCF\x82"}});
    steps.push_back({{"type", "Lowercase"}});
}

Json skeleton(const Model& model) {
    Json json;
    json["version"] = "1.0";
    json["truncation"] = nullptr;
    if (model.settings.tokenizer.maximumTokens < kNoCut) {
        json["truncation"] = {{"direction", "Right"},
                              {"max_length", model.settings.tokenizer.maximumTokens},
                              {"strategy", "LongestFirst"},
                              {"stride", 0}};
    }
    json["padding"] = nullptr;
    json["added_tokens"] = Json::array();
    return json;
}

void copyRow(const Model& model, std::int32_t row, Matrix& table, std::size_t id) {
    std::ranges::copy(model.table.row(static_cast<std::size_t>(row)), table.row(id).begin());
}

Result<JsonTokens> ofPieces(const Model& model, const TokenSource& source) {
    const std::optional<SentencePieceModel> file = readSentencePieceModel(source.file);
    if (!file) return Error{"tokenizer", "no SentencePiece model", "", "use another copy of the model"};
    const Tokenizer& tokenizer = model.tokenizer->tokenizer(0, Side::source);
    Json json = skeleton(model);
    Json steps = Json::array();
    if (model.settings.text.lowerCase) addLowerCase(steps);
    if (!file->characterMap.empty())
        steps.push_back(
            {{"type", "Precompiled"}, {"precompiled_charsmap", base64(std::string(file->characterMap))}});
    if (file->removeExtraSpaces) {
        steps.push_back({{"type", "Strip"}, {"strip_left", true}, {"strip_right", true}});
        steps.push_back({{"type", "Replace"}, {"pattern", {{"Regex", " {2,}"}}}, {"content", " "}});
    }
    json["normalizer"] = {{"type", "Sequence"}, {"normalizers", steps}};
    const Json meta{{"type", "Metaspace"},
                    {"replacement", kMeta},
                    {"prepend_scheme", file->dummyPrefix ? "always" : "never"},
                    {"split", true},
                    {"add_prefix_space", file->dummyPrefix}};
    json["pre_tokenizer"] = meta;
    json["post_processor"] = nullptr;
    json["decoder"] = meta;

    std::unordered_map<std::string, std::int32_t> rows;  // of a vocabulary in list order
    for (std::size_t i = 0; source.listed && i + 1 < tokenizer.size(); ++i)
        rows.emplace(tokenizer.piece(static_cast<std::int32_t>(i)), static_cast<std::int32_t>(i));
    // Listed runs of text that SentencePiece does not know become pieces at the end: with a worse score than
    // any of its own, but a better one than unknown characters.
    std::vector<SentencePieceModel::Piece> pieces = file->pieces;
    std::unordered_set<std::string> own;
    float lowest = 0;
    for (const SentencePieceModel::Piece& piece : pieces) {
        own.emplace(piece.text);
        lowest = std::min(lowest, piece.score);
    }
    for (std::size_t i = 0; source.listed && i + 1 < tokenizer.size(); ++i) {
        const std::string text = tokenizer.piece(static_cast<std::int32_t>(i));
        if (!text.empty() && !own.contains(text)) pieces.push_back({*own.insert(text).first, lowest - 1});
    }
    JsonTokens tokens{{}, Matrix(pieces.size(), model.table.cols())};
    Json vocabulary = Json::array();
    for (std::size_t id = 0; id < pieces.size(); ++id) {
        const SentencePieceModel::Piece& piece = pieces[id];
        vocabulary.push_back({std::string(piece.text), static_cast<double>(piece.score)});
        const bool real = piece.kind == SentencePieceModel::Kind::normal ||
                          piece.kind == SentencePieceModel::Kind::userDefined;
        const auto found = rows.find(std::string(piece.text));
        if (real && !source.listed)
            copyRow(model, static_cast<std::int32_t>(id), tokens.table, id);
        else if (source.listed && found != rows.end())
            copyRow(model, found->second, tokens.table, id);
        else if (source.listed && source.keepUnknown)
            copyRow(model, tokenizer.unknownId(), tokens.table, id);
    }
    json["model"] = {{"type", "Unigram"},
                     {"unk_id", file->unknownId},
                     {"vocab", std::move(vocabulary)},
                     {"byte_fallback", false}};
    tokens.json = json.dump();
    return tokens;
}

JsonTokens ofWords(const Model& model, const TokenSource& source) {
    const Tokenizer& tokenizer = model.tokenizer->tokenizer(0, Side::source);
    Json json = skeleton(model);
    Json steps = Json::array();
    if (model.settings.text.lowerCase) addLowerCase(steps);
    json["normalizer"] = {{"type", "Sequence"}, {"normalizers", steps}};
    json["pre_tokenizer"] = {{"type", "WhitespaceSplit"}};
    json["post_processor"] = nullptr;
    json["decoder"] = nullptr;
    Json vocabulary = Json::object();
    JsonTokens tokens{{}, model.table};
    for (std::size_t id = 0; id < tokenizer.size(); ++id)
        vocabulary[tokenizer.piece(static_cast<std::int32_t>(id))] = id;
    const auto unknown = static_cast<std::size_t>(tokenizer.unknownId());
    if (!source.keepUnknown) std::ranges::fill(tokens.table.row(unknown), 0.0F);
    json["model"] = {{"type", "WordLevel"},
                     {"vocab", std::move(vocabulary)},
                     {"unk_token", tokenizer.piece(tokenizer.unknownId())}};
    tokens.json = json.dump();
    return tokens;
}

}  // namespace

std::optional<Error> jsonTokensRefusal(const Model& model, const std::string& name) {
    const auto refuse = [&](const std::string& found, const std::string& expected) {
        return Error{name, found, expected, "choose onnx, safetensors or npy"};
    };
    // Tokens that the model drops would be read by the network.
    if (!model.averaging()) return refuse("an encoder with a network", "an encoder that averages");
    if (!hasOneTokenizer(model)) return refuse("an encoder of several tokenizers", "one tokenizer");
    if (model.settings.encoder.pooling != Pooling::mean)
        return refuse("a model with max pooling", "mean pooling");
    const TokenSource source = tokenSource(model.tokenizer->tokenizer(0, Side::source));
    if (source.kind == Kind::trigrams)
        return refuse("character trigrams, which tokenizer.json cannot express", "sentence pieces");
    if (source.kind == Kind::words)
        return refuse("words by Unicode's rules, which tokenizer.json cannot express", "sentence pieces");
    if (source.kind != Kind::sentencePiece) return std::nullopt;
    const std::optional<SentencePieceModel> file = readSentencePieceModel(source.file);
    if (!file || file->modelType != 1 || file->byteFallback)
        return refuse("byte-pair pieces", "pieces of a unigram model (tokenizer.model)");
    if (file->spacesAsSuffix)
        return refuse("pieces with the space at the end", "with the space at the start");
    return std::nullopt;
}

Result<JsonTokens> jsonTokens(const Model& model) {
    const TokenSource source = tokenSource(model.tokenizer->tokenizer(0, Side::source));
    if (source.kind == Kind::sentencePiece) return ofPieces(model, source);
    if (source.kind == Kind::whitespace) return ofWords(model, source);
    JsonTokens tokens{source.file, Matrix(model.table.rows() - 1, model.table.cols())};
    std::copy_n(model.table.data(), tokens.table.size(), tokens.table.data());
    return tokens;
}

std::vector<char> otherCuts(const Model& model, const Tokenizer& readBack,
                            const std::vector<std::string>& texts) {
    std::vector<char> other(texts.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::string lower = model.settings.text.lowerCase ? lowerCase(texts[i]) : texts[i];
        const std::vector<Piece> ours = model.tokenizer->segment(0, lower, Side::source);
        const std::vector<Piece> theirs = readBack.segment(texts[i]);
        // A run of text that SentencePiece does not know may be a row of our table, which tokenizer.json
        // cannot express.
        const auto same = [&](const Piece& a, const Piece& b) {
            return a.text == b.text && (a.id < 0 || (b.id >= 0 && readBack.piece(b.id) == b.text));
        };
        const bool known = std::ranges::any_of(ours, [](const Piece& piece) { return piece.id >= 0; });
        if (!known)
            other[i] = kNothingKnown;
        else if (!std::ranges::equal(ours, theirs, same))
            other[i] = kOtherCut;
    }
    return other;
}

}  // namespace paragram
