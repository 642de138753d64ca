#include "ui/mining/margin_card.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/histogram.h"

namespace paragram::ui {

namespace {

constexpr int kBins = 50;
constexpr double kTail = 0.002;  // share of the scores beyond each end, drawn in the last bin
constexpr double kMostMargin = 10;
constexpr int kDecimals = 3;

}  // namespace

MarginCard::MarginCard(QWidget* parent)
    : ThresholdCard(tr("Margin of all candidates"), tr("Margins of the candidates"), kMostMargin, kDecimals,
                    parent) {
    setThreshold(1);
}

void MarginCard::setScores(std::vector<double> scores) {
    std::erase_if(scores, [](double score) { return !std::isfinite(score); });
    std::ranges::sort(scores);
    scores_ = std::move(scores);
    if (!scores_.empty()) {
        const auto tail = static_cast<std::size_t>(kTail * static_cast<double>(scores_.size()));
        const double low = scores_[tail], high = scores_[scores_.size() - 1 - tail];
        const double room = std::max(0.01, (high - low) * 0.02);
        histogram()->setValues(scores_, low - room, high + room, kBins);
    }
    setThreshold(threshold());
}

qint64 MarginCard::kept() const {
    return scores_.end() - std::ranges::lower_bound(scores_, threshold());
}

}  // namespace paragram::ui
