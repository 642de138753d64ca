#include "core/training/loss/hard_negatives.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "core/base/numeric/kernels.h"
#include "core/base/numeric/neighbour_lists.h"
#include "core/base/numeric/product_screen.h"
#include "core/base/ranks/shared_lists.h"
#include "core/training/loss/projection.h"

namespace paragram {
namespace {

constexpr float kNever = -std::numeric_limits<float>::infinity();
constexpr std::size_t kFew = 8;  // candidates of the projected search that are compared exactly

// One side of the product: vectors with the content hashes of their texts and of their partners.
struct Sentences {
    VectorView vectors;
    std::vector<std::uint64_t> content, partner;

    std::size_t size() const { return content.size(); }
    // Whether sentence i may choose a sentence with that content.
    bool mayChoose(std::size_t i, std::uint64_t other) const {
        return other != content[i] && other != partner[i];
    }
};

// The best columns of each row and the best rows of each column.
struct Found {
    NeighbourLists rows, cols;
};

// Of one thread: the best rows of the columns, and the cosines that a better one must reach.
struct ColumnBests {
    NeighbourLists best;
    std::vector<float> floors;
};

// How many rows are compared at a time, so that all threads of all ranks have some.
std::size_t rowsAtOnce(std::size_t rows, std::size_t threads) {
    constexpr std::size_t kFewest = 16;
    return std::clamp((rows + threads - 1) / threads, kFewest, ProductScreen::kRows);
}

// Each rank compares every P-th block of rows.
Found searchProduct(const Sentences& rows, const Sentences& cols, bool sameSide, std::size_t few,
                    Workers& workers, Communicator& ranks, Screening screening) {
    const ProductScreen screen(cols.vectors, rows.size(), workers, screening);
    Found found{NeighbourLists(rows.size(), few), NeighbourLists(cols.size(), few)};
    const auto threads = static_cast<std::size_t>(workers.count());
    std::vector<ColumnBests> ofCols(threads, {found.cols, std::vector<float>(cols.size(), kNever)});
    std::vector<ProductScreen::Block> blocks(threads, ProductScreen::Block(screen));
    const auto all = static_cast<std::size_t>(ranks.size()), rank = static_cast<std::size_t>(ranks.rank());
    const std::size_t height = ranks.alone() ? ProductScreen::kRows : rowsAtOnce(rows.size(), threads * all);
    const std::size_t ofAll = (rows.size() + height - 1) / height;
    workers.forEach((ofAll + all - 1 - rank) / all, [&](std::size_t part, int worker) {
        ProductScreen::Block& block = blocks[static_cast<std::size_t>(worker)];
        ColumnBests& own = ofCols[static_cast<std::size_t>(worker)];
        const std::size_t firstRow = (part * all + rank) * height;
        const std::size_t count = std::min(height, rows.size() - firstRow);
        std::array<float, ProductScreen::kRows> floors;
        floors.fill(kNever);
        block.open(rows.vectors.range(firstRow, count));
        const auto compare = [&](std::size_t rowOfBlock, std::size_t col) {
            const std::size_t row = firstRow + rowOfBlock;
            if (sameSide && col <= row) return;  // the same cells as above the diagonal
            const bool rowMay = rows.mayChoose(row, cols.content[col]);
            const bool colMay = cols.mayChoose(col, rows.content[row]);
            if (!rowMay && !colMay) return;
            const float cosine =
                kernels().dot(rows.vectors.row(row).data(), cols.vectors.row(col).data(), rows.vectors.cols);
            if (rowMay) {
                found.rows.insert(row, cosine, static_cast<std::int32_t>(col));
                floors[rowOfBlock] = found.rows.kthBest(row);
            }
            if (colMay) {
                own.best.insert(col, cosine, static_cast<std::int32_t>(row));
                own.floors[col] = own.best.kthBest(col);
            }
        };
        const std::size_t begin = sameSide ? firstRow / ProductScreen::kCols * ProductScreen::kCols : 0;
        for (std::size_t col = begin; col < cols.size(); col += ProductScreen::kCols)
            block.visit(col, floors.data(), own.floors.data() + col, compare);
    });
    for (const ColumnBests& part : ofCols) found.cols.merge(part.best);
    mergeOver(ranks, found.rows);
    mergeOver(ranks, found.cols);
    return found;
}

// The best candidates of every sentence, by their numbers (hard_negatives.h).
NeighbourLists search(const Matrix& source, const Matrix& target, const NegativeCandidates& c, bool opposite,
                      std::size_t few, Workers& workers, Communicator& ranks, Screening screening) {
    const std::size_t pairs = source.rows();
    Sentences rows{source, {c.sourceContent.begin(), c.sourceContent.end()}, {}};
    Sentences cols{target, {c.targetContent.begin(), c.targetContent.end()}, {}};
    rows.partner = cols.content;
    cols.partner = rows.content;
    if (opposite) {
        const Found found = searchProduct(rows, cols, false, few, workers, ranks, screening);
        NeighbourLists all(2 * pairs, few);
        for (std::size_t i = 0; i < pairs; ++i) {
            for (std::size_t n = 0; n < found.rows.count(i); ++n) {
                all.insert(i, found.rows.cosines(i)[n],
                           found.rows.indices(i)[n] + static_cast<std::int32_t>(pairs));
            }
            for (std::size_t n = 0; n < found.cols.count(i); ++n)
                all.insert(pairs + i, found.cols.cosines(i)[n], found.cols.indices(i)[n]);
        }
        return all;
    }
    // The symmetric product of all sentences is computed once: its upper half contains every pair of them.
    Matrix both(2 * pairs, source.cols());
    std::copy_n(source.data(), source.size(), both.data());
    std::copy_n(target.data(), target.size(), both.data() + source.size());
    Sentences all{both, rows.content, rows.partner};
    all.content.insert(all.content.end(), cols.content.begin(), cols.content.end());
    all.partner.insert(all.partner.end(), cols.partner.begin(), cols.partner.end());
    Found found = searchProduct(all, all, true, few, workers, ranks, screening);
    found.rows.merge(found.cols);
    return std::move(found.rows);
}

// How many candidates of a sentence must be known.
std::size_t candidatesOf(const NegativeRule& rule) {
    return rule.count + (rule.guard < 2 ? NegativeRule::kSpare : 0);
}

// dot: of two vectors.
template <class Dot>
NegativeChoice allowed(const NegativeCandidates& c, const NeighbourLists& candidates,
                       const NegativeRule& rule, const Dot& dot) {
    const std::size_t pairs = c.source.rows();
    NegativeChoice choice;
    for (std::size_t i = 0; i < 2 * pairs; ++i) {
        const bool source = i < pairs;
        std::vector<std::int32_t>& chosen = source ? choice.forSource : choice.forTarget;
        std::vector<float>& cosines = source ? choice.sourceCosine : choice.targetCosine;
        const double most = rule.guard < 2 ? dot(c.source.row(i % pairs).data(),
                                                 c.target.row(i % pairs).data(), c.source.cols()) +
                                                 rule.guard
                                           : 2;
        const std::size_t wanted = chosen.size() + rule.count;
        for (std::size_t n = 0; n < candidates.count(i) && chosen.size() < wanted; ++n) {
            if (candidates.cosines(i)[n] > most) continue;
            chosen.push_back(candidates.indices(i)[n]);
            cosines.push_back(candidates.cosines(i)[n]);
        }
        chosen.resize(wanted, -1);
        cosines.resize(wanted, kNever);
    }
    return choice;
}

}  // namespace

NegativeChoice chooseNegatives(const NegativeCandidates& c, const NegativeRule& rule, Workers& workers,
                               Communicator& ranks, Screening screening) {
    const NeighbourLists found =
        search(c.source, c.target, c, rule.opposite, candidatesOf(rule), workers, ranks, screening);
    return allowed(c, found, rule, kernels().dot);
}

NegativeChoice chooseNegativesByProjection(const NegativeCandidates& c, const Matrix& projection,
                                           const NegativeRule& rule, Workers& workers, Communicator& ranks) {
    const std::size_t pairs = c.source.rows(), few = std::max(kFew, candidatesOf(rule));
    Matrix source, target;
    project(c.source, projection, source, workers);
    project(c.target, projection, target, workers);
    const NeighbourLists candidates =
        search(source, target, c, rule.opposite, few, workers, ranks, Screening::fastest);
    const auto vector = [&](std::size_t s) { return s < pairs ? c.source.row(s) : c.target.row(s - pairs); };
    NeighbourLists best(2 * pairs, few);
    workers.forRanges(2 * pairs, 64, [&](std::size_t first, std::size_t last) {
        for (std::size_t i = first; i < last; ++i) {
            for (const std::int32_t other : candidates.indices(i).first(candidates.count(i))) {
                const auto candidate = vector(static_cast<std::size_t>(other));
                best.insert(i, kernels().dot(vector(i).data(), candidate.data(), candidate.size()), other);
            }
        }
    });
    return allowed(c, best, rule, kernels().dot);
}

NegativeChoice chooseNegativesReference(const NegativeCandidates& c, const NegativeRule& rule) {
    const std::size_t pairs = c.source.rows();
    const auto vector = [&](std::size_t s) { return s < pairs ? c.source.row(s) : c.target.row(s - pairs); };
    const auto content = [&](std::size_t s) {
        return s < pairs ? c.sourceContent[s] : c.targetContent[s - pairs];
    };
    NeighbourLists best(2 * pairs, candidatesOf(rule));
    for (std::size_t s = 0; s < 2 * pairs; ++s) {
        const std::size_t partner = s < pairs ? s + pairs : s - pairs;
        for (std::size_t other = 0; other < 2 * pairs; ++other) {
            const bool sameSide = (s < pairs) == (other < pairs);
            if ((rule.opposite && sameSide) || content(other) == content(s) ||
                content(other) == content(partner))
                continue;
            best.insert(s, referenceKernels().dot(vector(s).data(), vector(other).data(), c.source.cols()),
                        static_cast<std::int32_t>(other));
        }
    }
    return allowed(c, best, rule, referenceKernels().dot);
}

}  // namespace paragram
