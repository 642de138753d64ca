#include "core/alignment/word_matches.h"

#include <cblas.h>
#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include <algorithm>
#include <cmath>
#include <unordered_map>

#include "core/base/numeric/kernels.h"
#include "core/base/numeric/principal_axes.h"
#include "core/models/text_encoder.h"
#include "core/text/unicode.h"

namespace paragram {
namespace {

constexpr std::size_t kWhole = 4096, kAxes = 128;  // words whose vectors are kept whole; axes of more
constexpr std::size_t kTogether = 16384;           // words embedded between two polls
constexpr float kNoMatch = 0.4F;                   // the cosine of words that have nothing in common
constexpr double kCommon = 0.1;                    // share of sentences above which a word is left out
constexpr double kRareEnough = 5;                  // sentences that are never too many

bool hasLetterOrDigit(std::string_view word) {
    const auto size = static_cast<std::int32_t>(word.size());
    for (std::int32_t i = 0; i < size;) {
        UChar32 c = 0;
        U8_NEXT(word.data(), i, size, c);
        if (c > 0 && u_isalnum(c)) return true;
    }
    return false;
}

void normaliseRows(Matrix& vectors) {
    for (std::size_t i = 0; i < vectors.rows(); ++i) {
        float* row = vectors.row(i).data();
        const float squares = kernels().dot(row, row, vectors.cols());
        if (squares > 0) kernels().scale(row, 1 / std::sqrt(squares), vectors.cols());
    }
}

// The axes on which the vectors of both texts are kept, from words evenly spaced; none if they are kept
// whole.
Matrix axesOf(TextEncoder& encoder, const std::vector<std::string>& source,
              const std::vector<std::string>& target, Side sourceSide, Side targetSide, Workers& workers) {
    if (source.size() + target.size() <= kWhole || encoder.dimension() <= kAxes) return {};
    Matrix sample(kWhole, encoder.dimension()), part;
    const auto take = [&](const std::vector<std::string>& words, Side side, std::size_t first) {
        std::vector<std::string_view> chosen;
        for (std::size_t i = 0; i < kWhole / 2; ++i)
            if (!words.empty()) chosen.push_back(words[i * words.size() / (kWhole / 2)]);
        encoder.encode(chosen, side, true, workers, part);
        std::copy_n(part.data(), chosen.size() * part.cols(), sample.row(first).data());
    };
    take(source, sourceSide, 0);
    take(target, targetSide, kWhole / 2);
    return principalAxes(sample, kAxes);
}

Result<Matrix> embed(TextEncoder& encoder, const std::vector<std::string>& words, Side side,
                     const Matrix& axes, Workers& workers, const JobContext& job) {
    const bool whole = axes.rows() == 0;
    Matrix vectors(words.size(), whole ? encoder.dimension() : axes.cols()), part;
    for (std::size_t begin = 0; begin < words.size(); begin += kTogether) {
        job.report(
            {"Embedding words", static_cast<double>(begin), static_cast<double>(words.size()), "words"});
        if (job.shouldStop()) return Stopped{};
        const std::size_t count = std::min(kTogether, words.size() - begin);
        encoder.encode(std::span(words).subspan(begin, count), side, true, workers, part);
        float* out = vectors.row(begin).data();
        if (whole)
            std::copy_n(part.data(), count * part.cols(), out);
        else
            cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, static_cast<int>(count),
                        static_cast<int>(axes.cols()), static_cast<int>(part.cols()), 1.0F, part.data(),
                        static_cast<int>(part.cols()), axes.data(), static_cast<int>(axes.cols()), 0.0F, out,
                        static_cast<int>(axes.cols()));
    }
    if (!whole) normaliseRows(vectors);
    return vectors;
}

}  // namespace

std::vector<std::string> WordMatches::collect(std::span<const std::string> sentences, Words& words) {
    std::unordered_map<std::string, std::int32_t> numbers;
    std::vector<std::int32_t> all, frequencies, lastSentence;  // of all words; by number: sentences
    std::vector<std::size_t> starts;
    WordSplitter splitter;
    std::vector<std::string_view> found;
    for (std::size_t i = 0; i < sentences.size(); ++i) {
        starts.push_back(all.size());
        splitter.split(sentences[i], found);
        for (const std::string_view word : found) {
            if (!hasLetterOrDigit(word)) continue;
            const auto next = static_cast<std::int32_t>(frequencies.size());
            const std::int32_t number = numbers.try_emplace(lowerCase(word), next).first->second;
            if (number == next) {
                frequencies.push_back(0);
                lastSentence.push_back(-1);
            }
            const auto n = static_cast<std::size_t>(number);
            if (lastSentence[n] != static_cast<std::int32_t>(i)) ++frequencies[n];
            lastSentence[n] = static_cast<std::int32_t>(i);
            all.push_back(number);
        }
    }
    starts.push_back(all.size());

    // Without common words, which get no number.
    const auto n = static_cast<double>(sentences.size());
    std::vector<std::int32_t> numberOf(frequencies.size(), -1);
    for (std::size_t i = 0; i < frequencies.size(); ++i) {
        if (frequencies[i] > std::max(kRareEnough, kCommon * n)) continue;
        numberOf[i] = static_cast<std::int32_t>(words.weights.size());
        words.weights.push_back(static_cast<float>(std::log((n + 1) / frequencies[i]) / std::log(n + 1)));
    }
    std::vector<std::string> distinct(words.weights.size());
    for (const auto& [word, number] : numbers)
        if (const std::int32_t kept = numberOf[static_cast<std::size_t>(number)]; kept >= 0)
            distinct[static_cast<std::size_t>(kept)] = word;
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
        words.starts.push_back(words.of.size());
        for (std::size_t k = starts[i]; k < starts[i + 1]; ++k)
            if (const std::int32_t kept = numberOf[static_cast<std::size_t>(all[k])]; kept >= 0)
                words.of.push_back(kept);
    }
    words.starts.push_back(words.of.size());
    return distinct;
}

Result<WordMatches> WordMatches::of(const Model& model, std::span<const std::string> source,
                                    std::span<const std::string> target, Side sourceSide, Side targetSide,
                                    Workers& workers, const JobContext& job) {
    WordMatches matches;
    const std::vector<std::string> ofSource = collect(source, matches.source_),
                                   ofTarget = collect(target, matches.target_);
    TextEncoder encoder(model);
    const Matrix axes = axesOf(encoder, ofSource, ofTarget, sourceSide, targetSide, workers);
    auto sourceVectors = embed(encoder, ofSource, sourceSide, axes, workers, job);
    if (!sourceVectors) return sourceVectors.error();
    auto targetVectors = embed(encoder, ofTarget, targetSide, axes, workers, job);
    if (!targetVectors) return targetVectors.error();
    matches.source_.vectors = std::move(*sourceVectors);
    matches.target_.vectors = std::move(*targetVectors);
    return matches;
}

// The closest matches of the words of some sentences among those of single sentences of the other text.
struct WordMatches::Block {
    std::int32_t top, bottom, left, right;  // source sentences, target sentences
    std::vector<float> source;              // (words of the source sentences, target sentences)
    std::vector<float> target;              // (words of the target sentences, source sentences)

    std::size_t high() const { return static_cast<std::size_t>(bottom - top); }
    std::size_t wide() const { return static_cast<std::size_t>(right - left); }
    // The matches of the words of a sentence.
    const float* ofSource(const Words& words, std::int32_t i) const {
        return source.data() + words.between(top, i).size() * wide();
    }
    const float* ofTarget(const Words& words, std::int32_t j) const {
        return target.data() + words.between(left, j).size() * high();
    }

    // partners: the range of target sentences with which a source sentence is compared.
    template <class Partners>
    void compare(const Words& s, const Words& t, Partners partners) {
        const std::span<const std::int32_t> others = t.between(left, right);
        source.assign(s.between(top, bottom).size() * wide(), 0.0F);
        target.assign(others.size() * high(), 0.0F);
        std::vector<std::int32_t> distinct(others.begin(), others.end());
        std::ranges::sort(distinct);
        distinct.erase(std::ranges::unique(distinct).begin(), distinct.end());
        std::vector<std::size_t> columns;  // of others among distinct
        for (const std::int32_t word : others)
            columns.push_back(
                static_cast<std::size_t>(std::ranges::lower_bound(distinct, word) - distinct.begin()));
        const Matrix vectors = gathered(t.vectors, distinct);
        Matrix dots;
        std::size_t firstWord = 0;
        for (std::int32_t i = top; i < bottom; ++i) {
            const std::span<const std::int32_t> words = s.between(i, i + 1);
            const auto [from, to] = partners(i);
            if (!words.empty() && !distinct.empty()) {
                multiply(gathered(s.vectors, words), vectors, dots);
                for (std::int32_t j = from; j < to; ++j) {
                    const std::size_t begin = t.between(left, j).size();
                    const std::size_t end = begin + t.between(j, j + 1).size();
                    for (std::size_t v = begin; v < end; ++v)
                        for (std::size_t w = 0; w < words.size(); ++w)
                            add(dots(w, columns[v]),
                                (firstWord + w) * wide() + static_cast<std::size_t>(j - left),
                                v * high() + static_cast<std::size_t>(i - top));
                }
            }
            firstWord += words.size();
        }
    }

  private:
    static Matrix gathered(const Matrix& vectors, std::span<const std::int32_t> words) {
        Matrix rows(words.size(), vectors.cols());
        for (std::size_t i = 0; i < words.size(); ++i)
            std::ranges::copy(vectors.row(static_cast<std::size_t>(words[i])), rows.row(i).begin());
        return rows;
    }
    static void multiply(const Matrix& a, const Matrix& b, Matrix& dots) {
        dots.resize(a.rows(), b.rows());
        cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, static_cast<int>(a.rows()),
                    static_cast<int>(b.rows()), static_cast<int>(a.cols()), 1.0F, a.data(),
                    static_cast<int>(a.cols()), b.data(), static_cast<int>(b.cols()), 0.0F, dots.data(),
                    static_cast<int>(b.rows()));
    }
    void add(float cosine, std::size_t atSource, std::size_t atTarget) {
        const float match = (cosine - kNoMatch) / (1 - kNoMatch);
        source[atSource] = std::max(source[atSource], match);
        target[atTarget] = std::max(target[atTarget], match);
    }
};

namespace {

// Adds what the words of a sentence cost in links with runs of 1..kLargestRun sentences that end at
// `position` of the other text. matches: (words, others), of the sentences from firstOther on.
void addCosts(std::span<const std::int32_t> words, const std::vector<float>& weights, const float* matches,
              std::int32_t firstOther, std::size_t others, std::int32_t position, float* out) {
    constexpr std::int32_t kBeside = WordMatches::kBeside;
    for (const std::int32_t word : words) {
        const auto matchIn = [&](std::int32_t sentence) {
            const std::int32_t i = sentence - firstOther;
            return i >= 0 && static_cast<std::size_t>(i) < others ? matches[i] : 0.0F;
        };
        const float weight = weights[static_cast<std::size_t>(word)];
        float inside = 0, beside = 0;
        for (std::int32_t i = position - kBeside; i < position + kBeside; ++i)
            beside = std::max(beside, matchIn(i));
        for (std::int32_t length = 1; length <= kLargestRun; ++length) {
            inside = std::max(inside, matchIn(position - length));
            beside = std::max(beside, matchIn(position - length - kBeside));
            out[length - 1] += weight * (beside / 2 - inside);
        }
        matches += others;
    }
}

}  // namespace

WordMatches::Costs WordMatches::costs(const Band& band, std::int32_t firstRow, std::int32_t lastRow) const {
    std::int32_t firstColumn = band.columns(firstRow).first, lastColumn = firstColumn;
    for (std::int32_t row = firstRow; row <= lastRow; ++row) {
        firstColumn = std::min(firstColumn, band.columns(row).first);
        lastColumn = std::max(lastColumn, band.columns(row).last);
    }
    Costs costs;
    costs.top = std::max(0, firstRow - kLargestRun);
    costs.left = std::max(0, firstColumn - kLargestRun);
    costs.firstRow = firstRow;
    costs.rows = lastRow - firstRow + 1;
    costs.columns = lastColumn - costs.left + 1;
    const auto size = [](std::int32_t sentences, std::int32_t positions) {
        return static_cast<std::size_t>(sentences) * static_cast<std::size_t>(positions) * kLargestRun;
    };
    costs.source.assign(size(lastRow - costs.top, costs.columns), 0.0F);
    costs.target.assign(size(lastColumn - costs.left, costs.rows), 0.0F);

    Block block{std::max(0, costs.top - kBeside),
                std::min(source_.sentences(), lastRow + kBeside),
                std::max(0, costs.left - kBeside),
                std::min(target_.sentences(), lastColumn + kBeside),
                {},
                {}};
    // The columns of the band in the rows where links of source sentence i, or of those `more` sentences
    // beside it, can end; first > last: none.
    const auto columnsOf = [&](std::int32_t i, std::int32_t more) {
        Band::Columns columns{lastColumn + 1, firstColumn - 1};
        for (std::int32_t row = std::max(firstRow, i + 1 - more);
             row <= std::min(lastRow, i + kLargestRun + more); ++row) {
            columns.first = std::min(columns.first, band.columns(row).first);
            columns.last = std::max(columns.last, band.columns(row).last);
        }
        return columns;
    };
    block.compare(source_, target_, [&](std::int32_t i) {
        const Band::Columns columns = columnsOf(i, kBeside);
        return std::pair(std::max(block.left, columns.first - kLargestRun - kBeside),
                         std::min(block.right, columns.last + kBeside));
    });
    for (std::int32_t i = costs.top; i < lastRow; ++i) {
        const Band::Columns columns = columnsOf(i, 0);
        for (std::int32_t column = columns.first; column <= columns.last; ++column)
            addCosts(source_.between(i, i + 1), source_.weights, block.ofSource(source_, i), block.left,
                     block.wide(), column,
                     costs.source.data() + size(i - costs.top, costs.columns) + size(1, column - costs.left));
    }
    for (std::int32_t j = costs.left; j < lastColumn; ++j)
        for (std::int32_t row = firstRow; row <= lastRow; ++row) {
            const Band::Columns& columns = band.columns(row);
            if (columns.last <= j || columns.first > j + kLargestRun) continue;
            addCosts(target_.between(j, j + 1), target_.weights, block.ofTarget(target_, j), block.top,
                     block.high(), row,
                     costs.target.data() + size(j - costs.left, costs.rows) + size(1, row - firstRow));
        }
    return costs;
}

}  // namespace paragram
