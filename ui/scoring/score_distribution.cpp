#include "ui/scoring/score_distribution.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QPushButton>

#include "ui/shell/theme.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kHighest = 280;

}  // namespace

ScoreDistribution::ScoreDistribution(QWidget* parent)
    : Card(tr("Distribution"), parent),
      histogram_(new Histogram(tr("Distribution of the cosines"))),
      box_(new QDoubleSpinBox),
      sentence_(new QLabel),
      save_(new QPushButton(tr("Save kept pairs…"))),
      copy_(new QPushButton(tr("Copy table"))) {
    addToHeader(pictureButton(*histogram_, *histogram_));
    histogram_->setPlaceholder(tr("The cosines of a file spread out here."));
    histogram_->setMinimumHeight(120);
    histogram_->setMaximumHeight(kHighest);
    box_->setRange(-1, 1);
    box_->setDecimals(2);
    box_->setSingleStep(0.01);
    box_->setAlignment(Qt::AlignRight);
    box_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box_->setAccessibleName(tr("Threshold"));
    box_->setFixedWidth(96);
    auto* label = new QLabel(tr("Threshold"));
    label->setBuddy(box_);
    sentence_->setProperty("role", "muted");
    sentence_->setWordWrap(true);
    save_->setProperty("primary", true);
    save_->setToolTip(tr("Write the pairs at or above the threshold, with their cosines, to a file"));
    copy_->setToolTip(tr("Copy all rows of the table, cells parted by tabs"));

    auto* line = new QHBoxLayout;
    line->addWidget(label);
    line->addStretch();
    line->addWidget(box_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    buttons->addWidget(save_);
    buttons->addWidget(copy_);
    buttons->addStretch();
    body()->addWidget(histogram_, 1);
    body()->addLayout(line);
    body()->addWidget(sentence_);
    body()->addLayout(buttons);
    body()->addStretch();

    connect(histogram_, &Histogram::thresholdChanged, this, &ScoreDistribution::setThreshold);
    connect(box_, &QDoubleSpinBox::valueChanged, this, &ScoreDistribution::setThreshold);
    connect(save_, &QPushButton::clicked, this, &ScoreDistribution::saveClicked);
    connect(copy_, &QPushButton::clicked, this, &ScoreDistribution::copyClicked);
    setReady(false);
    showThreshold();
}

void ScoreDistribution::setCounts(const CosineCounts& counts) {
    counts_ = counts;
    const CosineCounts::Bins bins = counts.bins();
    histogram_->setCounts(bins.counts, bins.low, bins.width);
    showThreshold();
}

void ScoreDistribution::setThreshold(double threshold) {
    threshold_ = hundredth(threshold);
    showThreshold();
}

void ScoreDistribution::showThreshold() {
    const QSignalBlocker quiet(box_);
    box_->setValue(threshold_);
    histogram_->setThreshold(threshold_);
    sentence_->setText(sentence());
}

QString ScoreDistribution::sentence() const {
    if (counts_.total() == 0) return {};
    return tr("%1 of %2 pairs are at or above it.").arg(countText(kept()), countText(counts_.total()));
}

void ScoreDistribution::setReady(bool ready) {
    save_->setEnabled(ready);
    copy_->setEnabled(ready);
}

}  // namespace paragram::ui
