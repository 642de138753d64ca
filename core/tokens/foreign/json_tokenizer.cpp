#include "core/tokens/foreign/json_tokenizer.h"

#include <fmt/format.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <unordered_map>

#include "core/text/unicode.h"
#include "core/tokens/foreign/json_rules.h"

namespace paragram {
namespace {

using Json = nlohmann::json;

constexpr std::string_view kMagic = "paragram-tokenizer-json 1";
constexpr std::string_view kDropUnknown = " drop-unknown";
constexpr std::string_view kMeta = "\xE2\x96\x81";  // U+2581

struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

UChar32 characterAt(std::string_view text, std::size_t at) {
    UChar32 c = 0;
    auto i = static_cast<std::int32_t>(at);
    U8_NEXT(text.data(), i, static_cast<std::int32_t>(text.size()), c);
    return c;
}

bool isPunctuation(UChar32 c) {
    const bool ascii =
        (c >= 33 && c <= 47) || (c >= 58 && c <= 64) || (c >= 91 && c <= 96) || (c >= 123 && c <= 126);
    return ascii || u_ispunct(c) != 0;
}

class JsonTokenizer : public Tokenizer {
  public:
    JsonTokenizer(JsonRules rules, std::string bytes) : rules_(std::move(rules)), bytes_(std::move(bytes)) {
        for (std::size_t i = 0; i < rules_.pieces.size(); ++i) {
            ids_.emplace(rules_.pieces[i], static_cast<std::int32_t>(i));
            longest_ = std::max(longest_, rules_.pieces[i].size());
        }
        double lowest = 0;
        for (const double score : rules_.scores) lowest = std::min(lowest, score);
        unknownScore_ = lowest - 10;
    }

    TokenizerKind kind() const override {
        return rules_.kind == JsonRules::Kind::wordLevel ? TokenizerKind::word : TokenizerKind::sentencepiece;
    }
    std::size_t size() const override { return rules_.pieces.size() + 1; }
    std::int32_t unknownId() const override { return static_cast<std::int32_t>(rules_.pieces.size()); }
    std::string piece(std::int32_t id) const override {
        return id == unknownId() ? "<nothing>" : rules_.pieces.at(static_cast<std::size_t>(id));
    }
    std::string serialise() const override { return bytes_; }

    std::vector<Piece> segment(std::string_view text) const override {
        std::vector<Piece> pieces;
        for (const TextPart& part : rules_.added.split(text, false)) {
            if (part.id >= 0) {
                pieces.push_back({std::string(part.text), part.id});
                continue;
            }
            std::string changed(part.text);
            for (const TextChange& change : rules_.normalizer) changed = change(changed);
            for (const TextPart& inner : rules_.added.split(changed, true)) {
                const bool first = part.text.data() == text.data() && inner.text.data() == changed.data();
                if (inner.id >= 0)
                    pieces.push_back({std::string(inner.text), inner.id});
                else
                    segmentPart(std::string(inner.text), first, pieces);
            }
        }
        const std::int32_t missing = rules_.dropUnknown ? -1 : rules_.unknown;
        for (Piece& piece : pieces) {
            if (piece.id < 0 || (rules_.dropUnknown && piece.id == rules_.unknown)) piece.id = missing;
        }
        return pieces;
    }
    void appendIds(std::string_view text, std::vector<std::int32_t>& ids) const override {
        for (const Piece& piece : segment(text)) {
            if (piece.id >= 0) ids.push_back(piece.id);
        }
    }

  private:
    // Text without added tokens; first: it starts the sentence.
    void segmentPart(const std::string& text, bool first, std::vector<Piece>& pieces) const {
        for (const std::string& word : wordsOf(text, first)) {
            if (rules_.kind == JsonRules::Kind::unigram)
                cutUnigram(word, pieces);
            else if (rules_.kind == JsonRules::Kind::wordPiece)
                cutWordPiece(word, pieces);
            else
                pieces.push_back({word, idOf(word)});
        }
    }

    std::int32_t idOf(std::string_view piece) const {
        const auto found = ids_.find(piece);
        return found == ids_.end() ? -1 : found->second;
    }

    std::vector<std::string> wordsOf(const std::string& text, bool first) const {
        std::vector<std::string> words;
        if (rules_.cut == JsonRules::Cut::metaspace) {
            std::string marked;
            for (const char c : text) c == ' ' ? marked.append(kMeta) : marked.append(1, c);
            const bool prefix = rules_.prefix && (first || !rules_.prefixFirstOnly);
            if (prefix && !marked.empty() && !marked.starts_with(kMeta)) marked.insert(0, kMeta);
            if (!rules_.split) return {marked};
            for (std::size_t begin = 0; begin < marked.size();) {
                const std::size_t end = std::min(marked.find(kMeta, begin + 1), marked.size());
                words.push_back(marked.substr(begin, end - begin));
                begin = end;
            }
            return words;
        }
        std::vector<std::string_view> parts;
        splitAtWhitespace(text, parts);
        for (const std::string_view part : parts) {
            if (rules_.cut == JsonRules::Cut::whitespace)
                words.emplace_back(part);
            else
                addParts(part, words);
        }
        return words;
    }
    // Separates punctuation (each mark for BERT, otherwise runs of characters that are not letters).
    void addParts(std::string_view word, std::vector<std::string>& words) const {
        const std::vector<std::size_t> at = codePointOffsets(word);
        int before = -1;
        for (std::size_t i = 0; i + 1 < at.size(); ++i) {
            const UChar32 c = characterAt(word, at[i]);
            const bool apart = rules_.cut == JsonRules::Cut::bert
                                   ? isPunctuation(c)
                                   : !(u_isalnum(c) || c == '_' || u_charType(c) == U_NON_SPACING_MARK);
            const bool joins =
                before == static_cast<int>(apart) && !(rules_.cut == JsonRules::Cut::bert && apart);
            if (!joins) words.emplace_back();
            words.back().append(word.substr(at[i], at[i + 1] - at[i]));
            before = static_cast<int>(apart);
        }
    }

    // The best path through a word; of equal ones the first.
    void cutUnigram(const std::string& word, std::vector<Piece>& pieces) const {
        struct Node {
            std::size_t from = 0;
            double score = 0;
            std::int32_t id = -1;
            bool reached = false;
        };
        std::vector<Node> ends(word.size() + 1);
        const std::vector<std::size_t> at = codePointOffsets(word);
        const auto reach = [&](std::size_t from, std::size_t to, double score, std::int32_t id) {
            if (!ends[to].reached || score > ends[to].score) ends[to] = {from, score, id, true};
        };
        for (std::size_t i = 0; i + 1 < at.size(); ++i) {
            bool single = false;
            for (std::size_t j = i + 1; j < at.size() && at[j] - at[i] <= longest_; ++j) {
                const std::int32_t id = idOf(std::string_view(word).substr(at[i], at[j] - at[i]));
                if (id < 0) continue;
                reach(at[i], at[j], ends[at[i]].score + rules_.scores[static_cast<std::size_t>(id)], id);
                single = single || j == i + 1;
            }
            if (!single) reach(at[i], at[i + 1], ends[at[i]].score + unknownScore_, -1);
        }
        std::vector<Piece> reversed;
        for (std::size_t end = word.size(); end > 0; end = ends[end].from) {
            const std::string text = word.substr(ends[end].from, end - ends[end].from);
            const bool joins = ends[end].id < 0 && !reversed.empty() && reversed.back().id < 0;
            if (joins)
                reversed.back().text.insert(0, text);
            else
                reversed.push_back({text, ends[end].id});
        }
        for (auto piece = reversed.rbegin(); piece != reversed.rend(); ++piece) {
            if (piece->id >= 0 || !rules_.byteFallback || !addBytes(piece->text, pieces))
                pieces.push_back(*piece);
        }
    }

    // Adds the pieces of the bytes of an unknown part, if the vocabulary has all of them.
    bool addBytes(const std::string& text, std::vector<Piece>& pieces) const {
        const std::size_t before = pieces.size();
        for (const char byte : text) {
            std::string piece = fmt::format("<0x{:02X}>", static_cast<unsigned char>(byte));
            const std::int32_t id = idOf(piece);
            if (id < 0) {
                pieces.resize(before);
                return false;
            }
            pieces.push_back({std::move(piece), id});
        }
        return true;
    }

    // The longest prefix, repeatedly; a word that cannot be split so is one unknown piece.
    void cutWordPiece(const std::string& word, std::vector<Piece>& pieces) const {
        const std::vector<std::size_t> at = codePointOffsets(word);
        std::vector<Piece> found;
        std::size_t begin = 0;
        while (begin + 1 < at.size() && at.size() - 1 <= rules_.longestWord) {
            std::size_t end = at.size() - 1;
            std::int32_t id = -1;
            std::string text;
            for (; end > begin && id < 0; --end) {
                text = (begin > 0 ? rules_.continuing : "") + word.substr(at[begin], at[end] - at[begin]);
                id = text.size() <= longest_ ? idOf(text) : -1;
            }
            if (id < 0) break;
            found.push_back({text, id});
            begin = end + 1;
        }
        if (begin + 1 < at.size()) found = {{word, -1}};
        pieces.insert(pieces.end(), found.begin(), found.end());
    }

    JsonRules rules_;
    std::string bytes_;
    std::unordered_map<std::string, std::int32_t, Hash, std::equal_to<>> ids_;
    std::size_t longest_ = 0;  // bytes of the longest piece
    double unknownScore_ = 0;
};

}  // namespace

std::string jsonTokenizerFile(const std::string& json, bool dropUnknown) {
    return fmt::format("{}{}\n{}", kMagic, dropUnknown ? kDropUnknown : "", json);
}

bool isJsonTokenizerFile(std::string_view bytes) {
    return bytes.starts_with(kMagic);
}

Result<std::shared_ptr<const Tokenizer>> makeJsonTokenizer(const std::string& bytes,
                                                           const std::string& name) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    try {
        Result<JsonRules> rules = readJsonRules(bytes.substr(std::min(end + 1, bytes.size())), name);
        if (!rules) return rules.error();
        rules->dropUnknown = std::string_view(bytes).substr(0, end).ends_with(kDropUnknown);
        return std::shared_ptr<const Tokenizer>(
            std::make_shared<const JsonTokenizer>(std::move(rules).value(), bytes));
    } catch (const Json::exception&) {
        return Error{name, "not a tokenizer in JSON", "a tokenizer.json of Hugging Face's tokenizers",
                     "the file is damaged: use another copy"};
    }
}

}  // namespace paragram
