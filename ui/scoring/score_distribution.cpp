#include "ui/scoring/score_distribution.h"

#include <QPushButton>

#include "ui/style/theme.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

namespace {

constexpr int kHighest = 280;
constexpr double kFirstThreshold = 0.5;
constexpr int kDecimals = 2;  // CosineCounts counts hundredths

}  // namespace

ScoreDistribution::ScoreDistribution(QWidget* parent)
    : ThresholdCard(tr("Distribution"), tr("Distribution of the cosines"), 1, kDecimals, parent),
      save_(new QPushButton(tr("Save kept pairs…"))),
      copy_(new QPushButton(tr("Copy table"))) {
    histogram()->setPlaceholder(tr("The cosines of the file are shown here."));
    histogram()->setMaximumHeight(scaled(kHighest));
    save_->setProperty("primary", true);
    save_->setToolTip(tr("Save the pairs at or above the threshold, with their cosines, to a file"));
    copy_->setToolTip(tr("Copy all rows of the table, tab-separated"));
    body()->addLayout(buttonRow({save_, copy_}));
    body()->addStretch();
    connect(save_, &QPushButton::clicked, this, &ScoreDistribution::saveClicked);
    connect(copy_, &QPushButton::clicked, this, &ScoreDistribution::copyClicked);
    setReady(false);
    setThreshold(kFirstThreshold);
}

void ScoreDistribution::setCounts(const CosineCounts& counts) {
    counts_ = counts;
    const CosineCounts::Bins bins = counts.bins();
    histogram()->setCounts(bins.counts, bins.low, bins.width);
    showThreshold();
}

void ScoreDistribution::setReady(bool ready) {
    save_->setEnabled(ready);
    copy_->setEnabled(ready);
}

}  // namespace paragram::ui
