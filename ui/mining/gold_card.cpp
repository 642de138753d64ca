#include "ui/mining/gold_card.h"

#include <QPushButton>
#include <algorithm>

#include "ui/style/theme.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::size_t kMostPoints = 600;

}  // namespace

GoldCard::GoldCard(QWidget* parent)
    : Card(tr("Against gold pairs"), parent),
      chart_(new CurveChart(tr("Precision and recall"))),
      numbers_(new QLabel),
      best_(new QPushButton) {
    addToHeader(pictureButton(*chart_, *chart_));
    chart_->addCurve(tr("precision"));
    chart_->addCurve(tr("threshold"));
    chart_->setXUnit(tr("recall"));
    chart_->setMinimumHeight(scaled(110));
    numbers_->setWordWrap(true);
    best_->setToolTip(tr("Set the threshold at which F1 is highest"));
    body()->addWidget(chart_, 1);
    body()->addWidget(numbers_);
    body()->addWidget(best_, 0, Qt::AlignLeft);
    connect(best_, &QPushButton::clicked, this, [this] { emit thresholdWanted(bestQuality_.threshold); });
}

void GoldCard::setCurve(std::vector<MiningQuality> curve, const MiningQuality& best) {
    curve_ = std::move(curve);
    bestQuality_ = best;
    setTitle(tr("Against gold (%1 pairs)", nullptr, plural(best.gold)).arg(countText(best.gold)));
    std::vector<QPointF> points;
    const std::size_t step = std::max<std::size_t>(1, curve_.size() / kMostPoints);
    for (std::size_t i = 0; i < curve_.size(); i += step)
        points.emplace_back(curve_[i].recall(), curve_[i].precision());
    chart_->setPoints(0, points);
    chart_->refresh();
    best_->setText(tr("Best F1 %1 at %2").arg(scoreText(best.f1()), numberText(best.threshold, 3)));
}

void GoldCard::setThreshold(double threshold) {
    // The last point whose pairs are all at or above the threshold.
    MiningQuality at;
    at.gold = bestQuality_.gold;
    for (const MiningQuality& point : curve_) {
        if (point.threshold < threshold) break;
        at = point;
    }
    if (at.taken > 0)
        chart_->setPoints(1, {{at.recall(), 0}, {at.recall(), at.precision()}});
    else
        chart_->setPoints(1, {});
    numbers_->setText(tr("precision <b>%1</b> · recall <b>%2</b> · F1 <b>%3</b>")
                          .arg(scoreText(at.precision()), scoreText(at.recall()), scoreText(at.f1())));
}

}  // namespace paragram::ui
