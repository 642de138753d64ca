#include "core/alignment/link_costs.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/random.h"

namespace paragram {
namespace {

constexpr float kInfinite = std::numeric_limits<float>::infinity();
constexpr float kLongest = 5.5F;    // differences in length beyond it count as this
constexpr float kBothSides = 0.7F;  // of the cost of further sentences, if both sides have several
constexpr float kOtherKind = 1.8F;  // of the cost of different endings, if they are of different kinds

// Lengths of all runs of a text, times `ratio`.
std::vector<float> lengthsOfRuns(const TextCues& cues, double ratio) {
    const auto size = static_cast<std::int32_t>(cues.size());
    std::vector<float> lengths(runIndex(size + 1, 1));
    for (std::int32_t end = 1; end <= size; ++end)
        for (std::int32_t count = 1; count <= std::min(kLargestRun, end); ++count) {
            const auto e = static_cast<std::size_t>(end);
            lengths[runIndex(end, count)] = static_cast<float>(
                ratio * static_cast<double>(cues.characters[e] -
                                            cues.characters[e - static_cast<std::size_t>(count)]));
        }
    return lengths;
}

// How many standard deviations two lengths differ by, but for a factor: the number of characters that
// translators write for one of the source has a constant variance (Gale and Church 1993, section 3.1).
float lengthDifference(float source, float target) {
    return std::min(kLongest, std::abs(target - source) / std::sqrt(std::max(1.0F, source + target)));
}

std::int32_t common(const std::vector<std::int32_t>& a, const std::vector<std::int32_t>& b) {
    std::int32_t count = 0;
    for (auto x = a.begin(), y = b.begin(); x != a.end() && y != b.end();) {
        if (*x == *y) ++count;
        const bool forward = *x <= *y, back = *y <= *x;
        if (forward) ++x;
        if (back) ++y;
    }
    return count;
}

// By how much 1 - cosine is smaller than it is on average with random runs of the same lengths. expected: the
// sum of the expected cosines of both sides.
float distanceOf(float cosine, float expected) {
    return 2 * (1 - cosine) / std::max(0.2F, 2 - expected);
}

}  // namespace

// What the costs of many positions have in common.
struct LinkCosts::Region {
    // Prefix sums along each row of the marks that two sentences have in common, of a kind that counts.
    struct Kind {
        const TextCues::Marks *source, *target;
        float weight;
        std::vector<std::int32_t> prefix;
    };
    // Of the runs of b + 1 target sentences that end at a column, by b; where there are none, anything.
    struct Column {
        float expected[kLargestRun][kLargestRun];  // cosines with runs of a + 1 source sentences: [a][b]
        float lengths[kLargestRun];
        std::int32_t punctuation[kPunctuationKinds][kLargestRun];
        std::int32_t marks[kMarkKinds][kLargestRun];
    };
    std::int32_t top = 0, left = 0;
    std::size_t columns = 0;  // of a row of prefix
    std::vector<Kind> kinds;
    std::vector<Column> of;  // of each column from left on
    WordMatches::Costs words;

    void add(const TextCues::Marks& source, const TextCues::Marks& target, double weight,
             std::int32_t bottom) {
        if (weight == 0) return;
        Kind kind{&source, &target, static_cast<float>(weight), {}};
        kind.prefix.assign(static_cast<std::size_t>(bottom - top) * columns, 0);
        for (std::int32_t r = top; r < bottom; ++r) {
            const auto& marks = source.of[static_cast<std::size_t>(r)];
            std::int32_t* sums = kind.prefix.data() + static_cast<std::size_t>(r - top) * columns;
            for (std::size_t c = 1; c < columns; ++c)
                sums[c] =
                    sums[c - 1] +
                    (marks.empty() ? 0 : common(marks, target.of[static_cast<std::size_t>(left) + c - 1]));
        }
        kinds.push_back(std::move(kind));
    }

    void addColumns(const std::vector<float>& expected, const std::vector<float>& lengths,
                    const TextCues& target) {
        of.resize(columns);
        for (std::size_t c = 0; c < columns; ++c) {
            Column& column = of[c];
            const std::int32_t end = left + static_cast<std::int32_t>(c);
            for (std::int32_t b = 0; b < kLargestRun; ++b) {
                const std::size_t run = runIndex(end, b + 1);
                for (std::size_t a = 0; a < kLargestRun; ++a)
                    column.expected[a][b] = expected[run * kLargestRun + a];
                column.lengths[b] = lengths[run];
                const auto last = static_cast<std::size_t>(end),
                           first = static_cast<std::size_t>(std::max(0, end - b - 1));
                for (std::size_t k = 0; k < kPunctuationKinds; ++k)
                    column.punctuation[k][b] = target.punctuation[last][k] - target.punctuation[first][k];
                for (std::size_t k = 0; k < kinds.size(); ++k)
                    column.marks[k][b] = kinds[k].target->total[last] - kinds[k].target->total[first];
            }
        }
    }
};

LinkCosts::LinkCosts(const RunSimilarity& similarity, const WordMatches& words, const TextCues& source,
                     const TextCues& target, double ratio, const AlignSettings& settings)
    : similarity_(similarity), words_(words), source_(source), target_(target), settings_(settings) {
    sourceLengths_ = lengthsOfRuns(source, ratio);
    targetLengths_ = lengthsOfRuns(target, 1);
    const auto product = static_cast<float>(settings.product), further = static_cast<float>(settings.further);
    for (std::int32_t a = 1; a <= kLargestRun; ++a)
        for (std::int32_t b = 1; b <= kLargestRun; ++b) {
            const std::size_t pair = runPair(a, b);
            distanceWeights_[pair] =
                product * static_cast<float>(a * b) + (1 - product) * (0.5F * static_cast<float>(a + b));
            sizes_[pair] = further * static_cast<float>(a + b - 2) * (std::min(a, b) > 1 ? kBothSides : 1.0F);
        }
    measureRandomLinks();
}

double LinkCosts::distance(const Link& link) const {
    const std::int32_t row = link.source.end(), column = link.target.end();
    float cosines[kRunPairs];
    similarity_.cosines(Band::rectangle(row, row, {column, column}), row, row, cosines);
    const auto expected = [](const std::vector<float>& of, std::int32_t end, std::int32_t count,
                             std::int32_t other) {
        return of[runIndex(end, count) * kLargestRun + static_cast<std::size_t>(other - 1)];
    };
    return distanceOf(
        cosines[runPair(link.source.count, link.target.count)],
        expected(similarity_.sourceExpected(), row, link.source.count, link.target.count) +
            expected(similarity_.targetExpected(), column, link.target.count, link.source.count));
}

// Quantiles that a few translations among the random links do not move.
void LinkCosts::measureRandomLinks() {
    const std::int32_t n = sources(), m = targets();
    if (n == 0 || m == 0) return;
    constexpr std::size_t kLinks = 2000;
    constexpr double kLeastMedian = 0.8;  // of texts so short that random links are translations
    constexpr double kLow = 0.2, kLowDeviations = 0.8416, kDeviations = 2.5;
    Random random(1, 99);
    std::vector<float> linkCosts, cell;
    std::vector<double> distances;
    for (std::size_t i = 0; i < kLinks; ++i) {
        const auto row = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(n))) + 1;
        const auto column = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(m))) + 1;
        compute(Band::rectangle(row, row, {column, column}), row, row, cell);
        linkCosts.push_back(cell[runPair(1, 1)]);
        distances.push_back(distance({{row - 1, 1}, {column - 1, 1}}));
    }
    std::ranges::sort(linkCosts);
    std::ranges::sort(distances);
    skip_ = std::max<double>(kLeastMedian, linkCosts[kLinks / 2]) * settings_.skip;
    const double median = std::max(kLeastMedian, distances[kLinks / 2]);
    const double low = distances[static_cast<std::size_t>(kLow * kLinks)];
    chanceDistance_ = median - std::clamp(kDeviations * (median - low) / kLowDeviations, 0.05, 0.3);
}

void LinkCosts::compute(const Band& band, std::int32_t firstRow, std::int32_t lastRow,
                        std::vector<float>& out) const {
    const std::int64_t base = band.rowIndex(firstRow);
    const std::int64_t end = band.index(lastRow, band.columns(lastRow).last) + 1;
    out.resize(static_cast<std::size_t>(end - base) * kRunPairs);
    similarity_.cosines(band, firstRow, lastRow, out.data());
    Region region;
    std::int32_t left = targets(), right = 0;
    for (std::int32_t row = firstRow; row <= lastRow; ++row) {
        left = std::min(left, band.columns(row).first);
        right = std::max(right, band.columns(row).last);
    }
    region.left = std::max(0, left - kLargestRun);
    region.top = std::max(0, firstRow - kLargestRun);
    region.columns = static_cast<std::size_t>(right - region.left) + 1;
    const auto add = [&](MarkKind kind, double weight) {
        const auto k = static_cast<std::size_t>(kind);
        region.add(source_.marks[k], target_.marks[k], weight, lastRow);
    };
    add(MarkKind::numbers, settings_.numbers);
    add(MarkKind::names, settings_.names);
    add(MarkKind::terms, settings_.terms);
    region.addColumns(similarity_.targetExpected(), targetLengths_, target_);
    if (settings_.words > 0) region.words = words_.costs(band, firstRow, lastRow);
    for (std::int32_t row = firstRow; row <= lastRow; ++row) {
        const Band::Columns& columns = band.columns(row);
        for (std::int32_t column = columns.first; column <= columns.last; ++column)
            addTo(out.data() + static_cast<std::size_t>(band.index(row, column) - base) * kRunPairs, row,
                  column, region);
    }
}

// cell: the cosines of the runs that end at a position, replaced by costs. All lengths of target runs are
// computed together, so that the compiler makes vectors of them.
void LinkCosts::addTo(float* cell, std::int32_t row, std::int32_t column, const Region& region) const {
    const std::int32_t largest = std::min(settings_.largest, static_cast<int>(kLargestRun));
    const std::int32_t mostSources = std::min(largest, row), mostTargets = std::min(largest, column);
    const auto punctuation = static_cast<float>(settings_.punctuation),
               length = static_cast<float>(settings_.length), words = static_cast<float>(settings_.words);
    const int difference = row > 0 && column > 0
                               ? endingDifference(source_.ends[static_cast<std::size_t>(row) - 1],
                                                  target_.ends[static_cast<std::size_t>(column) - 1])
                               : 0;
    const float ending = static_cast<float>(settings_.ending) *
                         (difference == 2 ? kOtherKind : static_cast<float>(difference));
    const std::size_t known = static_cast<std::size_t>(mostSources) * kLargestRun;
    std::fill_n(cell + known, kRunPairs - known, kInfinite);
    const Region::Column& target = region.of[static_cast<std::size_t>(column - region.left)];
    const auto& sums = source_.punctuation;
    const auto rowAt = static_cast<std::size_t>(row);
    std::int32_t shared[kMarkKinds][kLargestRun] = {};
    float ofSourceWords[kLargestRun] = {};
    for (std::int32_t a = 1; a <= mostSources; ++a) {
        const auto first = rowAt - static_cast<std::size_t>(a);
        const std::size_t pair = runPair(a, 1), run = runIndex(row, a);
        const float* expected = similarity_.sourceExpected().data() + run * kLargestRun;
        const float* expectedOfTarget = target.expected[a - 1];
        const float *distanceWeights = distanceWeights_.data() + pair, *sizes = sizes_.data() + pair;
        const float sourceLength = sourceLengths_[run];
        float* values = cell + pair;
        for (std::size_t b = 0; b < kLargestRun; ++b)
            values[b] = distanceWeights[b] * distanceOf(values[b], expected[b] + expectedOfTarget[b]) +
                        length * lengthDifference(sourceLength, target.lengths[b]) + sizes[b] + ending;
        if (words > 0) {
            const float* ofSource = region.words.ofSource(row - a, column);
            float ofTargetWords = 0;
            for (std::int32_t b = 0; b < mostTargets; ++b) {
                ofSourceWords[b] += ofSource[b];
                ofTargetWords += region.words.ofTarget(column - 1 - b, row)[a - 1];
                values[b] += words * (ofSourceWords[b] + ofTargetWords);
            }
        }
        if (punctuation > 0) {
            std::int32_t different[kLargestRun] = {};
            for (std::size_t k = 0; k < kPunctuationKinds; ++k) {
                const std::int32_t ofSource = sums[rowAt][k] - sums[first][k];
                for (std::size_t b = 0; b < kLargestRun; ++b)
                    different[b] += std::abs(ofSource - target.punctuation[k][b]);
            }
            for (std::size_t b = 0; b < kLargestRun; ++b)
                values[b] += punctuation * static_cast<float>(different[b]);
        }
        for (std::size_t k = 0; k < region.kinds.size(); ++k) {
            const Region::Kind& kind = region.kinds[k];
            const std::int32_t ofSource = kind.source->total[rowAt] - kind.source->total[first];
            const std::int32_t* prefix = kind.prefix.data() +
                                         (first - static_cast<std::size_t>(region.top)) * region.columns +
                                         (column - region.left);
            for (std::int32_t b = 1; b <= mostTargets; ++b) shared[k][b - 1] += prefix[0] - prefix[-b];
            for (std::size_t b = 0; b < kLargestRun; ++b) {
                const std::int32_t matched = std::min(std::min(shared[k][b], ofSource), target.marks[k][b]);
                values[b] += kind.weight * static_cast<float>(ofSource + target.marks[k][b] - 2 * matched);
            }
        }
        std::fill_n(values + mostTargets, kLargestRun - mostTargets, kInfinite);
    }
}

}  // namespace paragram
