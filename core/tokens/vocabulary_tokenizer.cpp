#include "core/tokens/vocabulary_tokenizer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>

#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::string_view kMagic = "paragram-vocabulary 1 ";
constexpr std::string_view kKeepUnknown = " keep-unknown";
constexpr char kUnknown[] = "<unk>";

class WordTokenSplitter : public TokenSplitter {
  public:
    void cut(std::string_view text, std::vector<std::string_view>& tokens) override {
        splitter_.split(text, tokens);
    }

  private:
    WordSplitter splitter_;
};

class WhitespaceTokenSplitter : public TokenSplitter {
  public:
    void cut(std::string_view text, std::vector<std::string_view>& tokens) override {
        splitAtWhitespace(text, tokens);
    }
};

class TrigramTokenSplitter : public TokenSplitter {
  public:
    void cut(std::string_view text, std::vector<std::string_view>& tokens) override {
        tokens.clear();
        padded_.assign(" ").append(text).append(" ");
        const std::vector<std::size_t> at = codePointOffsets(padded_);
        for (std::size_t i = 0; i + 3 < at.size(); ++i) {
            tokens.push_back(std::string_view(padded_).substr(at[i], at[i + 3] - at[i]));
        }
    }

  private:
    std::string padded_;
};

struct ViewHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>{}(text); }
};

class VocabularyTokenizer : public Tokenizer {
  public:
    VocabularyTokenizer(StringKind kind, bool keepUnknown, std::vector<std::string> pieces, std::string bytes)
        : kind_(kind), missing_(keepUnknown ? 0 : -1), pieces_(std::move(pieces)), bytes_(std::move(bytes)) {
        for (std::size_t i = 1; i < pieces_.size(); ++i)
            rows_.emplace(pieces_[i], static_cast<std::int32_t>(i));
    }

    TokenizerKind kind() const override {
        return kind_ == StringKind::trigram ? TokenizerKind::trigram : TokenizerKind::word;
    }
    std::size_t size() const override { return pieces_.size(); }
    std::int32_t unknownId() const override { return 0; }
    std::string piece(std::int32_t id) const override { return pieces_.at(static_cast<std::size_t>(id)); }
    std::string serialise() const override { return bytes_; }

    std::vector<Piece> segment(std::string_view text) const override {
        std::vector<Piece> pieces;
        eachToken(text, [&](std::string_view token, std::int32_t row) {
            pieces.push_back({std::string(token), row});
        });
        return pieces;
    }

    void appendIds(std::string_view text, std::vector<std::int32_t>& ids) const override {
        eachToken(text, [&](std::string_view, std::int32_t row) {
            if (row >= 0) ids.push_back(row);
        });
    }

  private:
    template <class Use>
    void eachToken(std::string_view text, Use use) const {
        // ICU's iterators belong to one thread, and creating one is slow.
        thread_local std::map<StringKind, std::unique_ptr<TokenSplitter>> splitters;
        auto& splitter = splitters[kind_];
        if (!splitter) splitter = makeTokenSplitter(kind_);
        std::vector<std::string_view> tokens;
        splitter->cut(text, tokens);
        for (const std::string_view token : tokens) {
            const auto found = rows_.find(token);
            use(token, found == rows_.end() ? missing_ : found->second);
        }
    }

    StringKind kind_;
    std::int32_t missing_;  // the row of unknown tokens; -1: they are dropped
    std::vector<std::string> pieces_;
    std::unordered_map<std::string, std::int32_t, ViewHash, std::equal_to<>> rows_;
    std::string bytes_;
};

}  // namespace

std::unique_ptr<TokenSplitter> makeTokenSplitter(StringKind kind) {
    if (kind == StringKind::trigram) return std::make_unique<TrigramTokenSplitter>();
    if (kind == StringKind::whitespace) return std::make_unique<WhitespaceTokenSplitter>();
    return std::make_unique<WordTokenSplitter>();
}

VocabularyBuilder::VocabularyBuilder(TokenizerKind kind)
    : kind_(kind == TokenizerKind::trigram ? StringKind::trigram : StringKind::word),
      splitter_(makeTokenSplitter(kind_)) {}

void VocabularyBuilder::add(std::string_view text) {
    splitter_->cut(text, tokens_);
    for (const std::string_view token : tokens_) {
        const auto found = counts_.find(token);
        if (found == counts_.end())
            counts_.emplace(std::string(token), 1);
        else
            ++found->second;
    }
}

std::string VocabularyBuilder::build(std::size_t size) const {
    std::vector<std::pair<std::string_view, std::int64_t>> sorted(counts_.begin(), counts_.end());
    std::sort(sorted.begin(), sorted.end(), [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second > b.second : a.first < b.first;
    });
    sorted.resize(std::min(sorted.size(), size > 0 ? size - 1 : 0));
    std::string bytes = fmt::format("{}{}\n", kMagic, nameOf(kind_));
    for (const auto& [token, count] : sorted) bytes += fmt::format("{}\t{}\n", token, count);
    return bytes;
}

std::string vocabularyFile(StringKind kind, const std::vector<std::string>& tokens, bool keepUnknown) {
    std::string bytes = fmt::format("{}{}{}\n", kMagic, nameOf(kind), keepUnknown ? kKeepUnknown : "");
    for (const std::string& token : tokens) bytes.append(token).append("\t0\n");
    return bytes;
}

bool isVocabularyFile(std::string_view bytes) {
    return bytes.starts_with(kMagic);
}

Result<std::shared_ptr<const Tokenizer>> makeVocabularyTokenizer(const std::string& bytes,
                                                                 const std::string& name) {
    std::string_view rest = bytes;
    const auto nextLine = [&rest] {
        const auto end = rest.find('\n');
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        return line;
    };
    const std::string_view head = nextLine();
    std::string kind(head.substr(std::min(head.size(), kMagic.size())));
    const bool keepUnknown = kind.ends_with(kKeepUnknown);
    if (keepUnknown) kind.resize(kind.size() - kKeepUnknown.size());
    const std::optional<StringKind> known = valueNamed<StringKind>(kind);
    if (!known) {
        return Error{name, fmt::format("a vocabulary of kind \"{}\"", kind), "word, trigram or whitespace",
                     "use a newer version of this program"};
    }
    std::vector<std::string> pieces{kUnknown};
    for (std::int64_t number = 2; !rest.empty(); ++number) {
        const std::string_view line = nextLine();
        const auto tab = line.rfind('\t');
        if (tab == std::string_view::npos || tab == 0) {
            return Error{fmt::format("{}:{}", name, number), "a line without token and count",
                         "token, tab, count", "use another copy of the vocabulary"};
        }
        pieces.emplace_back(line.substr(0, tab));
    }
    return std::shared_ptr<const Tokenizer>(
        std::make_shared<VocabularyTokenizer>(*known, keepUnknown, std::move(pieces), bytes));
}

}  // namespace paragram
