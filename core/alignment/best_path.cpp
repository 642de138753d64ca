#include "core/alignment/best_path.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace paragram {
namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();
constexpr std::int64_t kChunkCells = 4096;    // positions whose costs a thread computes at a time
constexpr std::int64_t kKeptCells = 500'000;  // positions whose costs are kept for the way back: 128 MB
constexpr double kNegligible = 40;            // exp(-kNegligible) changes no sum of doubles

// Moves besides links of runs, which have the numbers of runPair.
constexpr std::uint8_t kSkipSource = kRunPairs, kSkipTarget = kRunPairs + 1, kNone = 255;

struct Move {
    std::int32_t sources, targets;
};
constexpr Move moveOf(std::uint8_t number) {
    if (number == kSkipSource) return {1, 0};
    if (number == kSkipTarget) return {0, 1};
    return {number / kLargestRun + 1, number % kLargestRun + 1};
}

struct Rows {
    std::int32_t first, last;
};

// Consecutive rows with about kChunkCells positions each.
std::vector<Rows> chunksOf(const Band& band) {
    std::vector<Rows> chunks;
    for (std::int32_t row = band.firstRow(); row <= band.lastRow();) {
        std::int32_t last = row;
        std::int64_t cells = band.columns(row).width();
        while (last < band.lastRow() && cells + band.columns(last + 1).width() <= kChunkCells)
            cells += band.columns(++last).width();
        chunks.push_back({row, last});
        row = last + 1;
    }
    return chunks;
}

// The costs of all positions of a band, in order or in the opposite order. What is computed the first time is
// kept for the second, as far as there is room.
class AllCosts {
  public:
    AllCosts(const LinkCosts& costs, const Band& band) : costs_(costs), band_(band), chunks_(chunksOf(band)) {
        std::int64_t cells = 0;
        for (const Rows& rows : chunks_) {
            cells += end(rows) - band_.rowIndex(rows.first);
            if (cells > kKeptCells) break;
            kept_.emplace_back();
        }
    }

    // Calls take(row, column, costs of the links that end there). The costs of several chunks are computed at
    // a time, one by each thread. Returns Stopped.
    template <class Take>
    Result<Nothing> forAll(bool backward, Workers& workers, const JobContext& job, const char* stage,
                           Take take) {
        const auto together = static_cast<std::size_t>(workers.count()) * 2;
        std::vector<std::vector<float>> computed(together);
        const auto chunkAt = [&](std::size_t n) { return backward ? chunks_.size() - 1 - n : n; };
        const auto costsOf = [&](std::size_t n, std::size_t part) -> std::vector<float>& {
            const std::size_t chunk = chunkAt(n);
            return chunk < kept_.size() ? kept_[chunk] : computed[part];
        };
        for (std::size_t begin = 0; begin < chunks_.size(); begin += together) {
            job.report({stage, static_cast<double>(begin), static_cast<double>(chunks_.size()), ""});
            if (job.shouldStop()) return Stopped{};
            const std::size_t count = std::min(together, chunks_.size() - begin);
            workers.forEach(count, [&](std::size_t part, int) {
                const std::size_t chunk = chunkAt(begin + part);
                std::vector<float>& out = costsOf(begin + part, part);
                if (chunk >= kept_.size() || out.empty())
                    costs_.compute(band_, chunks_[chunk].first, chunks_[chunk].last, out);
            });
            for (std::size_t part = 0; part < count; ++part)
                takeChunk(chunks_[chunkAt(begin + part)], backward, costsOf(begin + part, part), take);
        }
        return Nothing{};
    }

  private:
    std::int64_t end(const Rows& rows) const {
        return band_.index(rows.last, band_.columns(rows.last).last) + 1;
    }
    template <class Take>
    void takeChunk(const Rows& rows, bool backward, const std::vector<float>& costs, Take& take) const {
        std::int64_t cell = backward ? end(rows) - band_.rowIndex(rows.first) - 1 : 0;
        for (std::int32_t r = 0; r <= rows.last - rows.first; ++r) {
            const std::int32_t row = backward ? rows.last - r : rows.first + r;
            const Band::Columns& columns = band_.columns(row);
            for (std::int32_t c = 0; c < columns.width(); ++c) {
                const std::int32_t column = backward ? columns.last - c : columns.first + c;
                take(row, column, costs.data() + static_cast<std::size_t>(cell) * kRunPairs);
                cell += backward ? -1 : 1;
            }
        }
    }

    const LinkCosts& costs_;
    const Band& band_;
    std::vector<Rows> chunks_;
    std::vector<std::vector<float>> kept_;  // of the first chunks
};

// -log(exp(-a) + exp(-b)).
double softMinimum(double a, double b) {
    if (a > b) std::swap(a, b);
    return b - a > kNegligible ? a : a - std::log1p(std::exp(a - b));
}

class Search {
  public:
    Search(const LinkCosts& costs, const Band& band, const PathOptions& options)
        : costs_(costs), all_(costs, band), band_(band), options_(options) {}

    Result<BestPath> run(Workers& workers, const JobContext& job) {
        const Result<Nothing> best = all_.forAll(false, workers, job, "Aligning",
                                                 [this](std::int32_t row, std::int32_t column,
                                                        const float* links) { choose(row, column, links); });
        if (!best) return best.error();
        BestPath path = follow();
        if (!options_.confidence) return path;
        const Result<Nothing> judged = judge(path, workers, job);
        if (!judged) return judged.error();
        return path;
    }

  private:
    // Calls take(move, position before it, cost) for each move that ends at a position inside the band.
    template <class Take>
    void forMoves(std::int32_t row, std::int32_t column, const float* links, Take take) const {
        const auto skip = static_cast<float>(costs_.skip());
        if (band_.contains(row - 1, column)) take(kSkipSource, band_.index(row - 1, column), skip);
        if (band_.contains(row, column - 1)) take(kSkipTarget, band_.index(row, column - 1), skip);
        for (std::int32_t a = 1; a <= std::min(kLargestRun, row - band_.firstRow()); ++a) {
            const Band::Columns& columns = band_.columns(row - a);
            const std::int64_t first = band_.rowIndex(row - a) - columns.first;
            const std::int32_t from = std::max(1, column - columns.last),
                               to = std::min(kLargestRun, column - columns.first);
            for (std::int32_t b = from; b <= to; ++b) {
                const std::size_t move = runPair(a, b);
                if (std::isfinite(links[move]))
                    take(static_cast<std::uint8_t>(move), first + column - b, links[move]);
            }
        }
    }

    void choose(std::int32_t row, std::int32_t column, const float* links) {
        if (best_.empty()) {
            best_.assign(static_cast<std::size_t>(band_.cells()), kInfinite);
            moves_.assign(best_.size(), kNone);
            if (options_.confidence) sums_ = best_;
        }
        const auto here = static_cast<std::size_t>(band_.index(row, column));
        if (here == 0) {
            best_[0] = 0;
            if (options_.confidence) sums_[0] = 0;
            return;
        }
        double totals[kRunPairs + 2];  // of all sequences that end with each move
        std::size_t count = 0;
        double least = kInfinite;
        forMoves(row, column, links, [&](std::uint8_t move, std::int64_t before, float cost) {
            const double total = best_[static_cast<std::size_t>(before)] + cost;
            if (total < best_[here]) {
                best_[here] = total;
                moves_[here] = move;
            }
            if (!options_.confidence) return;
            totals[count] = sums_[static_cast<std::size_t>(before)] + cost / options_.temperature;
            least = std::min(least, totals[count++]);
        });
        if (!options_.confidence || least == kInfinite) return;
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            if (totals[i] - least < kNegligible) sum += std::exp(least - totals[i]);
        sums_[here] = least - std::log(sum);
    }

    BestPath follow() const {
        BestPath path;
        path.cost = best_.back();
        std::int32_t row = band_.lastRow(), column = band_.columns(row).last;
        for (std::int64_t at = band_.cells() - 1; at != 0; at = band_.index(row, column)) {
            const Move move = moveOf(moves_[static_cast<std::size_t>(at)]);
            row -= move.sources;
            column -= move.targets;
            path.links.push_back({{row, move.sources}, {column, move.targets}});
        }
        std::ranges::reverse(path.links);
        return path;
    }

    // The backward sums over all sequences, in logarithms; choose() has computed the forward ones.
    Result<Nothing> judge(BestPath& path, Workers& workers, const JobContext& job) {
        const double scale = 1 / options_.temperature;
        const std::vector<double>& forward = sums_;
        std::vector<double> backward(forward.size(), kInfinite);
        backward.back() = 0;
        std::size_t next = path.links.size();
        return all_.forAll(
            true, workers, job, "Judging links",
            [&](std::int32_t row, std::int32_t column, const float* links) {
                const auto here = static_cast<std::size_t>(band_.index(row, column));
                // The link of the best path that ends here, if any.
                Link* link = next > 0 && path.links[next - 1].source.end() == row &&
                                     path.links[next - 1].target.end() == column
                                 ? &path.links[--next]
                                 : nullptr;
                forMoves(row, column, links, [&](std::uint8_t move, std::int64_t before, float cost) {
                    double& sum = backward[static_cast<std::size_t>(before)];
                    const double after = backward[here] + scale * cost;
                    const double without = forward[static_cast<std::size_t>(before)] + after - forward.back();
                    if (without > kNegligible) return;  // hardly any sequence has this move
                    sum = softMinimum(sum, after);
                    const Move sizes = moveOf(move);
                    if (link && link->source.count == sizes.sources && link->target.count == sizes.targets)
                        link->confidence =
                            std::exp(forward.back() - forward[static_cast<std::size_t>(before)] - after);
                });
            });
    }

    const LinkCosts& costs_;
    AllCosts all_;
    const Band& band_;
    PathOptions options_;
    std::vector<double> best_;  // cost of the cheapest sequence to each position
    std::vector<double>
        sums_;  // of all sequences to each position: -log of the sum of exp(-cost / temperature)
    std::vector<std::uint8_t> moves_;
};

}  // namespace

Result<BestPath> findBestPath(const LinkCosts& costs, const Band& band, const PathOptions& options,
                              Workers& workers, const JobContext& job) {
    return Search(costs, band, options).run(workers, job);
}

}  // namespace paragram
