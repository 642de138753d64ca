#include "core/tokens/foreign/json_rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

namespace paragram {
namespace {

using Json = nlohmann::json;

Error unknownKind(const std::string& name, const std::string& what, const std::string& type) {
    return {name, fmt::format("a {} of type {}", what, type), "one that this program supports",
            "this tokenizer cannot be used"};
}

// Reads what affects the segmentation from a pre-tokenizer; otherwise returns the type for an Error.
std::optional<std::string> readCut(const Json& entry, JsonRules& rules) {
    if (entry.is_null()) {
        rules.cut = JsonRules::Cut::metaspace;
        rules.prefix = rules.split = false;
        return std::nullopt;
    }
    const std::string type = entry.at("type").get<std::string>();
    if (type == "Sequence") {
        for (const Json& part : entry.at("pretokenizers")) {
            if (auto wrong = readCut(part, rules)) return wrong;
        }
    } else if (type == "Metaspace") {
        rules.cut = JsonRules::Cut::metaspace;
        const std::string scheme = entry.value("prepend_scheme", "always");
        rules.prefix = entry.value("add_prefix_space", true) && scheme != "never";
        rules.prefixFirstOnly = scheme == "first";
        rules.split = entry.value("split", true);
    } else if (type == "WhitespaceSplit") {
        rules.cut = JsonRules::Cut::whitespace;
    } else if (type == "Whitespace") {
        rules.cut = JsonRules::Cut::wordsAndSymbols;
    } else if (type == "BertPreTokenizer") {
        rules.cut = JsonRules::Cut::bert;
    } else {
        return type;
    }
    return std::nullopt;
}

// Pieces by id from {"piece": id, ...}; empty if the ids have gaps, which no valid file needs.
std::vector<std::string> piecesById(const Json& vocabulary) {
    std::vector<std::string> pieces;
    const std::size_t most = 2 * vocabulary.size() + 1000;
    for (const auto& [piece, id] : vocabulary.items()) {
        const auto row = id.get<std::size_t>();
        if (row >= most) return {};
        if (row >= pieces.size()) pieces.resize(row + 1);
        pieces[row] = piece;
    }
    return pieces;
}

}  // namespace

Result<JsonRules> readJsonRules(const std::string& text, const std::string& name) {
    const Json json = Json::parse(text);
    JsonRules rules;
    auto normalizer = readNormalizer(json.value("normalizer", Json()), name);
    if (!normalizer) return normalizer.error();
    rules.normalizer = std::move(normalizer).value();
    if (const auto wrong = readCut(json.value("pre_tokenizer", Json()), rules))
        return unknownKind(name, "pre-tokenizer", *wrong);
    const Json& model = json.at("model");
    const std::string type = model.value("type", "");
    if (type == "Unigram") {
        for (const Json& entry : model.at("vocab")) {
            rules.pieces.push_back(entry.at(0).get<std::string>());
            rules.scores.push_back(entry.at(1).get<double>());
        }
        rules.byteFallback = model.value("byte_fallback", false);
        if (model.contains("unk_id") && model["unk_id"].is_number_integer())
            rules.unknown = model["unk_id"].get<std::int32_t>();
    } else if (type == "WordPiece" || type == "WordLevel") {
        rules.kind = type == "WordPiece" ? JsonRules::Kind::wordPiece : JsonRules::Kind::wordLevel;
        rules.pieces = piecesById(model.at("vocab"));
        rules.continuing = model.value("continuing_subword_prefix", "##");
        rules.longestWord = model.value("max_input_chars_per_word", std::size_t{100});
        const auto found = std::ranges::find(rules.pieces, model.value("unk_token", "[UNK]"));
        if (found != rules.pieces.end())
            rules.unknown = static_cast<std::int32_t>(found - rules.pieces.begin());
    } else {
        return unknownKind(name, "model", type.empty() ? "none" : type);
    }
    const auto rows = static_cast<std::int64_t>(rules.pieces.size());
    if (rows == 0 || rules.unknown >= rows || rules.unknown < -1) {
        return Error{name, "a vocabulary with unsuitable ids", "consecutive ids from 0",
                     "the file is damaged: use another copy"};
    }
    rules.added = AddedTokens::read(json, rules.pieces.size());
    return rules;
}

}  // namespace paragram
