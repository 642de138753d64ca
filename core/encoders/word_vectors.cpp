#include "core/encoders/word_vectors.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <unordered_map>

#include "core/base/number_text.h"
#include "core/encoders/word_vector_file.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::string_view kWordMark = "\u2581";  // SentencePiece's mark for the space before a word

// How well a word of the file matches a row; a better match wins, and the first one of equals.
enum Fit : char { kToken, kTokenLowered, kWord, kWordLowered, kNone };

struct Candidate {
    std::int32_t row;
    bool withoutMark;
};

using Index = std::unordered_map<std::string, std::vector<Candidate>>;

Index indexOf(const ModelTokenizer& tokenizer) {
    Index index;
    for (std::int32_t row = 0; row < static_cast<std::int32_t>(tokenizer.rows()); ++row) {
        const std::string piece = tokenizer.piece(row);
        index[piece].push_back({row, false});
        if (piece.starts_with(kWordMark) && piece.size() > kWordMark.size())
            index[piece.substr(kWordMark.size())].push_back({row, true});
    }
    return index;
}

Error otherDimension(const std::filesystem::path& file, std::size_t found, std::size_t wanted) {
    return {file.string(), fmt::format("vectors of {} numbers", found),
            fmt::format("{}, as encoder.dimension says", wanted),
            fmt::format("set encoder.dimension to {} or choose other vectors", found)};
}

// Standard deviation of the numbers of the covered rows.
double deviationOf(const Matrix& table, const std::vector<char>& covered) {
    double sum = 0, squares = 0, count = 0;
    for (std::size_t row = 0; row < covered.size(); ++row) {
        if (!covered[row]) continue;
        for (const float value : table.row(row)) {
            sum += value;
            squares += static_cast<double>(value) * value;
        }
        count += static_cast<double>(table.cols());
    }
    const double mean = sum / count;
    return std::sqrt(std::max(0.0, squares / count - mean * mean));
}

}  // namespace

WordVectorShares sharesOf(const WordVectorCover& cover, const PairTokens& pairs) {
    std::int64_t covered = 0, all = 0;
    for (const TokenList* side : {&pairs.source, &pairs.target}) {
        for (const std::int32_t row : side->ids) covered += cover.covered[static_cast<std::size_t>(row)];
        all += static_cast<std::int64_t>(side->ids.size());
    }
    return {static_cast<std::int64_t>(cover.covered.size()), cover.rows,
            all > 0 ? static_cast<double>(covered) / static_cast<double>(all) : 0};
}

Result<WordVectorCover> applyWordVectors(const std::filesystem::path& file, const ModelTokenizer& tokenizer,
                                         bool lowerCaseWords, Matrix& table, JobContext& job) {
    const Result<WordVectorShape> shape = recogniseWordVectors(file);
    if (!shape) return shape.error();
    if (shape->dimension != table.cols()) return otherDimension(file, shape->dimension, table.cols());
    const Index index = indexOf(tokenizer);
    std::vector<char> fits(tokenizer.rows(), kNone);
    WordVectorCover cover;
    const auto offer = [&](const std::string& word, bool lowered, std::span<const float> values) {
        const auto found = index.find(word);
        if (found == index.end()) return;
        for (const Candidate& candidate : found->second) {
            const auto row = static_cast<std::size_t>(candidate.row);
            const char fit =
                candidate.withoutMark ? (lowered ? kWordLowered : kWord) : (lowered ? kTokenLowered : kToken);
            if (fit >= fits[row]) continue;
            fits[row] = fit;
            std::ranges::copy(values, table.row(row).begin());
        }
    };
    bool stopped = false;
    const Result<Nothing> read = readWordVectors(
        file, *shape, [&](std::string_view word, std::span<const float> values, double fraction) {
            constexpr std::int64_t kLook = 1000;
            if (++cover.vectors % kLook == 0) {
                stopped = job.shouldStop();
                job.report({"Reading word vectors", 100 * fraction, 100, "%"});
            }
            cover.notUtf8 += word.empty() ? 1 : 0;
            const std::string token(word);
            offer(token, false, values);
            if (lowerCaseWords) {
                const std::string lower = lowerCase(token);
                if (lower != token) offer(lower, true, values);
            }
            return !stopped;
        });
    if (!read) return read.error();
    if (stopped) return Stopped{};
    for (const char fit : fits) cover.covered.push_back(fit != kNone);
    cover.rows = std::ranges::count(cover.covered, 1);
    if (cover.rows == 0) {
        return Error{file.string(),
                     groupedNumber(cover.vectors) + " vectors, none of a token of the " +
                         groupedNumber(table.rows()) + " of the vocabulary",
                     "vectors of the pairs' words", "choose other vectors, or none"};
    }
    cover.standardDeviation = deviationOf(table, cover.covered);
    for (std::size_t row = 0; row < cover.covered.size(); ++row) {
        if (cover.covered[row] || cover.standardDeviation == 0) continue;
        for (float& value : table.row(row)) value *= static_cast<float>(cover.standardDeviation);
    }
    return cover;
}

}  // namespace paragram
