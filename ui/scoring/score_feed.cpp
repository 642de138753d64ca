#include "ui/scoring/score_feed.h"

#include <algorithm>
#include <cmath>

namespace paragram::ui {

namespace {

constexpr int kBarHundredths = 4;

// The bin of a cosine: the largest k with (k - 100) / 100 <= cosine, computed like a threshold.
int binOf(double cosine, int bins) {
    int bin = std::clamp(static_cast<int>(std::floor(cosine * 100)) + 100, 0, bins - 1);
    if (bin + 1 < bins && (bin + 1 - 100) / 100.0 <= cosine) ++bin;
    if (bin > 0 && (bin - 100) / 100.0 > cosine) --bin;
    return bin;
}

double hundredth(double value) {
    return std::round(value * 100) / 100.0;
}

}  // namespace

void CosineCounts::add(double cosine) {
    ++counts_[static_cast<std::size_t>(binOf(cosine, kHundredths))];
    ++total_;
}

std::int64_t CosineCounts::atOrAbove(double threshold) const {
    std::int64_t sum = 0;
    for (int bin = binOf(hundredth(threshold), kHundredths); bin < kHundredths; ++bin)
        sum += counts_[static_cast<std::size_t>(bin)];
    return sum;
}

CosineCounts::Bins CosineCounts::bins() const {
    const auto first = std::find_if(counts_.begin(), counts_.end(), [](std::int64_t n) { return n > 0; });
    if (first == counts_.end()) return {};
    // The bars end at 1, which the last one includes.
    const int start = static_cast<int>(first - counts_.begin()) / kBarHundredths * kBarHundredths;
    const int from = std::min(start, kHundredths - 1 - kBarHundredths);
    Bins bins{{}, (from - 100) / 100.0, kBarHundredths / 100.0};
    bins.counts.resize(static_cast<std::size_t>((kHundredths - 1 - from) / kBarHundredths));
    for (int bin = from; bin < kHundredths; ++bin) {
        const auto bar =
            std::min(static_cast<std::size_t>((bin - from) / kBarHundredths), bins.counts.size() - 1);
        bins.counts[bar] += static_cast<double>(counts_[static_cast<std::size_t>(bin)]);
    }
    return bins;
}

void ScoreFeed::setColumns(const SentenceColumns& columns) {
    const std::lock_guard lock(mutex_);
    columns_ = columns;
}

std::function<void(const std::vector<ScoredPair>&)> ScoreFeed::receiver() {
    return [self = shared_from_this()](const std::vector<ScoredPair>& pairs) {
        // Texts are converted outside the lock, so that the window never waits for them.
        std::vector<PairRow> rows;
        const std::size_t room = kMostPairRows - std::min(kMostPairRows, self->rowsSoFar_);
        for (const ScoredPair& pair : pairs)
            if (rows.size() < room)
                rows.push_back(
                    {QString::fromStdString(pair.source), QString::fromStdString(pair.target), pair.cosine});
        self->rowsSoFar_ += rows.size();
        const std::lock_guard lock(self->mutex_);
        for (const ScoredPair& pair : pairs) self->counts_.add(pair.cosine);
        std::move(rows.begin(), rows.end(), std::back_inserter(self->rows_));
    };
}

ScoreFeed::News ScoreFeed::take() {
    const std::lock_guard lock(mutex_);
    return {std::exchange(rows_, {}), counts_, std::exchange(columns_, std::nullopt)};
}

}  // namespace paragram::ui
