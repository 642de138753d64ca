#include "ui/widgets/threshold_card.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <cmath>

#include "ui/style/theme.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kLeastHeight = 110;
constexpr int kBoxWidth = 96;

}  // namespace

ThresholdCard::ThresholdCard(const QString& title, const QString& name, double limit, int decimals,
                             QWidget* parent)
    : Card(title, parent),
      scale_(std::pow(10, decimals)),
      histogram_(new Histogram(name)),
      box_(new QDoubleSpinBox),
      sentence_(new QLabel) {
    addToHeader(pictureButton(*histogram_, *histogram_));
    histogram_->setMinimumHeight(scaled(kLeastHeight));
    box_->setRange(-limit, limit);
    box_->setDecimals(decimals);
    box_->setSingleStep(0.01);
    box_->setAlignment(Qt::AlignRight);
    box_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box_->setAccessibleName(tr("Threshold"));
    box_->setFixedWidth(scaled(kBoxWidth));
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
    connect(histogram_, &Histogram::thresholdChanged, this, &ThresholdCard::setThreshold);
    connect(box_, &QDoubleSpinBox::valueChanged, this, &ThresholdCard::setThreshold);
}

void ThresholdCard::setThreshold(double threshold) {
    threshold_ = std::round(threshold * scale_) / scale_;
    showThreshold();
    emit thresholdChanged(threshold_);
}

void ThresholdCard::showThreshold() {
    const QSignalBlocker quiet(box_);
    box_->setValue(threshold_);
    histogram_->setThreshold(threshold_);
    sentence_->setText(sentence());
}

QString ThresholdCard::sentence() const {
    return total() > 0 ? tr("%1 of %2 pairs are at or above it.", nullptr, plural(total()))
                             .arg(countText(kept()), countText(total()))
                       : QString();
}

}  // namespace paragram::ui
