#include "core/tokens/model/model_tokenizer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "core/text/unicode.h"
#include "core/tokens/model/make_tokenizer.h"
#include "core/tokens/token_text.h"

namespace paragram {
namespace {

constexpr std::string_view kMagic = "paragram-tokenizers 1 ";

// The number up to the next newline, which is removed from rest; -1 if there is none.
std::int64_t takeNumber(std::string_view& rest) {
    const auto end = rest.find('\n');
    std::int64_t value = -1;
    if (end == std::string_view::npos) return value;
    const auto [at, status] = std::from_chars(rest.data(), rest.data() + end, value);
    rest.remove_prefix(end + 1);
    return status == std::errc() ? value : -1;
}

}  // namespace

std::vector<TokenizerKind> tokenizerKinds(const std::string& encoderKind) {
    std::vector<TokenizerKind> kinds;
    for (std::size_t first = 0; first <= encoderKind.size();) {
        const std::size_t end = std::min(encoderKind.find_first_of("+,", first), encoderKind.size());
        const std::string part = encoderKind.substr(first, end - first);
        kinds.push_back(valueNamed<TokenizerKind>(part).value_or(TokenizerKind::sentencepiece));  // "sp"
        first = end + 1;
    }
    return kinds;
}

bool isConcatenation(const std::string& encoderKind) {
    return encoderKind.find(',') != std::string::npos;
}

ModelTokenizer::ModelTokenizer(std::vector<std::shared_ptr<const Tokenizer>> tokenizers, Sharing sharing)
    : sharing_(sharing) {
    const std::size_t each = sharing_ == Sharing::unshared ? 2 : 1;
    std::int32_t row = 0;
    for (std::size_t i = 0; i + each <= tokenizers.size(); i += each) {
        Part part{tokenizers[i], tokenizers[i + each - 1], row, row, 0};
        row += static_cast<std::int32_t>(part.source->size());
        if (sharing_ != Sharing::shared) {
            part.firstTarget = row;
            row += static_cast<std::int32_t>(part.target->size());
        }
        part.end = row;
        parts_.push_back(std::move(part));
    }
}

std::vector<std::int32_t> ModelTokenizer::partEnds() const {
    std::vector<std::int32_t> ends;
    for (const Part& part : parts_) ends.push_back(part.end);
    return ends;
}

std::vector<std::int32_t> ModelTokenizer::tokens(const Settings& settings, std::string_view text,
                                                 Side side) const {
    const std::string lower = settings.text.lowerCase ? lowerCase(text) : std::string(text);
    const auto longest = static_cast<std::size_t>(settings.tokenizer.maximumTokens);
    std::vector<std::int32_t> all;
    for (const Part& part : parts_) {
        const std::size_t begin = all.size();
        part.of(side).appendIds(lower, all);
        if (all.size() == begin) all.push_back(part.of(side).unknownId());
        all.resize(std::min(all.size(), begin + longest));
        for (std::size_t i = begin; i < all.size(); ++i) all[i] += part.first(side);
    }
    return all;
}

void ModelTokenizer::appendTokens(const Settings& settings, std::span<const std::string> texts, Side side,
                                  Workers& workers, TokenList& list) const {
    constexpr std::size_t kShare = 512;  // sentences that a thread processes at a time
    std::vector<TokenList> done((texts.size() + kShare - 1) / kShare);
    workers.forEach(done.size(), [&](std::size_t share, int) {
        const std::size_t first = share * kShare;
        for (const std::string& text : texts.subspan(first, std::min(kShare, texts.size() - first))) {
            done[share].add(tokens(settings, text, side));
        }
    });
    for (const TokenList& share : done) {
        for (std::size_t i = 0; i < share.size(); ++i) list.add(share[i]);
    }
}

std::vector<Piece> ModelTokenizer::segment(std::size_t part, std::string_view text, Side side) const {
    std::vector<Piece> pieces = parts_[part].of(side).segment(text);
    for (Piece& piece : pieces) {
        if (piece.id >= 0) piece.id += parts_[part].first(side);
    }
    return pieces;
}

std::int32_t ModelTokenizer::unknownRow(std::size_t part, Side side) const {
    return parts_[part].of(side).unknownId() + parts_[part].first(side);
}

const ModelTokenizer::Part& ModelTokenizer::partOf(std::int32_t row) const {
    std::size_t part = 0;
    while (row >= parts_[part].end) ++part;
    return parts_[part];
}

std::string ModelTokenizer::piece(std::int32_t row) const {
    const Part& part = partOf(row);
    const bool target = part.firstTarget > part.firstSource && row >= part.firstTarget;
    return target ? part.target->piece(row - part.firstTarget) : part.source->piece(row - part.firstSource);
}

std::string ModelTokenizer::text(std::span<const std::int32_t> tokens) const {
    const Part& part = parts_.front();
    std::vector<std::int32_t> ids;
    Side side = Side::source;
    for (const std::int32_t token : tokens) {
        if (token >= part.end) break;
        if (part.firstTarget > 0 && token >= part.firstTarget) side = Side::target;
        ids.push_back(token - part.first(side));
    }
    return tokenText(part.of(side), ids);
}

std::string ModelTokenizer::serialise() const {
    if (parts_.size() == 1 && sharing_ == Sharing::shared) return parts_[0].source->serialise();
    std::vector<std::string> files;
    for (const Part& part : parts_) {
        files.push_back(part.source->serialise());
        if (sharing_ == Sharing::unshared) files.push_back(part.target->serialise());
    }
    std::string bytes = fmt::format("{}{}\n{}\n", kMagic, nameOf(sharing_), files.size());
    for (const std::string& file : files) bytes += fmt::format("{}\n{}", file.size(), file);
    return bytes;
}

Result<std::shared_ptr<const ModelTokenizer>> makeModelTokenizer(const std::string& bytes,
                                                                 const std::string& name) {
    std::vector<std::shared_ptr<const Tokenizer>> tokenizers;
    if (!bytes.starts_with(kMagic)) {
        const auto single = makeTokenizer(bytes, name);
        if (!single) return single.error();
        tokenizers.push_back(*single);
        return std::make_shared<const ModelTokenizer>(std::move(tokenizers), Sharing::shared);
    }
    const Error damaged{name, "truncated tokenizers, or ones without a kind",
                        "a file written by this program", "the file is damaged: use another copy"};
    std::string_view rest(bytes);
    rest.remove_prefix(kMagic.size());
    const std::string_view kind = rest.substr(0, rest.find('\n'));
    const std::optional<Sharing> sharing = valueNamed<Sharing>(kind);
    if (!sharing || kind.size() == rest.size()) return damaged;
    rest.remove_prefix(kind.size() + 1);
    const std::int64_t count = takeNumber(rest);
    for (std::int64_t i = 0; i < count; ++i) {
        const std::int64_t size = takeNumber(rest);
        if (size < 0 || static_cast<std::uint64_t>(size) > rest.size()) return damaged;
        const auto length = static_cast<std::size_t>(size);
        const auto tokenizer = makeTokenizer(std::string(rest.substr(0, length)), name);
        if (!tokenizer) return tokenizer.error();
        tokenizers.push_back(*tokenizer);
        rest.remove_prefix(length);
    }
    if (tokenizers.empty() || (sharing == Sharing::unshared && tokenizers.size() % 2 != 0)) return damaged;
    return std::make_shared<const ModelTokenizer>(std::move(tokenizers), *sharing);
}

}  // namespace paragram
