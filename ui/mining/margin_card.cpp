#include "ui/mining/margin_card.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kBins = 50;
constexpr double kTail = 0.002;  // of the scores beyond each end, drawn in the last bin

}  // namespace

MarginCard::MarginCard(QWidget* parent)
    : Card(tr("Margin of all candidates"), parent),
      histogram_(new Histogram(tr("Margins of the candidates"))),
      box_(new QDoubleSpinBox),
      sentence_(new QLabel) {
    addToHeader(pictureButton(*histogram_, *histogram_));
    histogram_->setMinimumHeight(110);
    box_->setRange(-10, 10);
    box_->setDecimals(3);
    box_->setSingleStep(0.01);
    box_->setAlignment(Qt::AlignRight);
    box_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box_->setAccessibleName(tr("Threshold"));
    box_->setFixedWidth(96);
    auto* label = new QLabel(tr("Threshold"));
    label->setBuddy(box_);
    sentence_->setProperty("role", "muted");
    sentence_->setWordWrap(true);
    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addStretch();
    line->addWidget(box_);
    body()->addWidget(histogram_, 1);
    body()->addLayout(line);
    body()->addWidget(sentence_);
    connect(histogram_, &Histogram::thresholdChanged, this, &MarginCard::setThreshold);
    connect(box_, &QDoubleSpinBox::valueChanged, this, &MarginCard::setThreshold);
}

void MarginCard::setScores(std::vector<double> scores) {
    std::erase_if(scores, [](double score) { return !std::isfinite(score); });
    std::ranges::sort(scores);
    scores_ = std::move(scores);
    if (!scores_.empty()) {
        const auto tail = static_cast<std::size_t>(kTail * static_cast<double>(scores_.size()));
        const double low = scores_[tail], high = scores_[scores_.size() - 1 - tail];
        const double room = std::max(0.01, (high - low) * 0.02);
        histogram_->setValues(scores_, low - room, high + room, kBins);
    }
    setThreshold(threshold_);
}

qint64 MarginCard::kept() const {
    return scores_.end() - std::ranges::lower_bound(scores_, threshold_);
}

void MarginCard::setThreshold(double threshold) {
    threshold_ = std::round(threshold * 1000) / 1000;
    const QSignalBlocker quiet(box_);
    box_->setValue(threshold_);
    histogram_->setThreshold(threshold_);
    sentence_->setText(
        total() > 0 ? tr("%1 of %2 pairs are at or above it.").arg(countText(kept()), countText(total()))
                    : QString());
    emit thresholdChanged(threshold_);
}

}  // namespace paragram::ui
