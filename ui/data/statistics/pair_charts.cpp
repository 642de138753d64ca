#include "ui/data/statistics/pair_charts.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// A few very long sentences would squeeze all others against the left edge.
constexpr double kShownShare = 0.995;

// Only whole words, and even a narrow plot needs more than one label.
class WordTicker : public QCPAxisTicker {
  protected:
    double getTickStep(const QCPRange& range) override {
        constexpr double kMostSteps = 5;
        for (const double step : {1.0, 2.0, 5.0, 10.0, 20.0})
            if (range.size() / step <= kMostSteps) return step;
        return 50;
    }
};

// Bars are centred on whole numbers of words and read out as such.
class LengthHistogram : public Histogram {
  public:
    explicit LengthHistogram(const QString& name) : Histogram(name) {
        xAxis->setTicker(QSharedPointer<WordTicker>::create());
    }

    void setLengths(const std::vector<double>& counts) {
        counts_ = counts;
        setCounts(counts, -0.5, 1);
    }

  protected:
    QString readOut(const QPointF& position) const override {
        const double words = std::round(xAxis->pixelToCoord(position.x()));
        if (words < 0 || words >= static_cast<double>(counts_.size())) return {};
        return PairCharts::tr("%1 words: %2 sentences", nullptr,
                              plural(counts_[static_cast<std::size_t>(words)]))
            .arg(shortNumber(words),
                 countText(static_cast<qint64>(counts_[static_cast<std::size_t>(words)])));
    }

  private:
    std::vector<double> counts_;
};

}  // namespace

PairCharts::PairCharts(QWidget* parent)
    : QWidget(parent),
      lengths_{new LengthHistogram(tr("Sentence lengths, first side")),
               new LengthHistogram(tr("Sentence lengths, second side"))},
      overlap_(new Histogram(tr("Trigram overlap"))),
      growth_(new CurveChart(tr("Vocabulary growth"))),
      paraphrase_(new Histogram(tr("Paraphrase score"))),
      choice_(new QComboBox) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    for (int i = 0; i < 3; ++i) {
        cards_[i] = new Card;
        layout->addWidget(cards_[i], 1);
    }
    for (int i = 0; i < 2; ++i) {
        lengths_[i]->setSeries(i);
        cards_[i]->addToHeader(pictureButton(*lengths_[i], *lengths_[i]));
        cards_[i]->body()->addWidget(lengths_[i], 1);
    }
    cards_[0]->setTitle(tr("Words, side 1"));
    cards_[1]->setTitle(tr("Words, side 2"));
    overlap_->setSeries(2);
    growth_->setXUnit(tr("word"));
    paraphrase_->setSeries(3);
    choice_->addItems({tr("Overlap"), tr("Distinct words")});
    choice_->setItemData(
        0, tr("Share of the shorter side's three-word sequences that also occur in the longer side"),
        Qt::ToolTipRole);
    choice_->setItemData(1, tr("Distinct words against words read"), Qt::ToolTipRole);
    choice_->setAccessibleName(tr("What the plot shows"));
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    Chart* third[] = {overlap_, growth_, paraphrase_};
    cards_[2]->addToHeader(choice_);
    for (int i = 0; i < 3; ++i) {
        pictures_[i] = pictureButton(*third[i], *third[i]);
        cards_[2]->addToHeader(pictures_[i]);
        cards_[2]->body()->addWidget(third[i], 1);
    }
    connect(choice_, &QComboBox::currentIndexChanged, this, &PairCharts::showThird);
    showThird(0);
}

void PairCharts::showThird(int chosen) {
    overlap_->setVisible(chosen == 0);
    growth_->setVisible(chosen == 1);
    paraphrase_->setVisible(chosen == 2);
    for (int i = 0; i < 3; ++i) pictures_[i]->setVisible(i == chosen);
    choice_->setToolTip(choice_->itemData(chosen, Qt::ToolTipRole).toString());
}

void PairCharts::showGrowth(const PairStatistics& statistics, const PairStoreInfo& info) {
    growth_->clearCurves();
    const SideStatistics* sides[] = {&statistics.source, &statistics.target};
    for (int side = 0; side < 2; ++side) {
        const int curve =
            growth_->addCurve(sideName(side == 0 ? info.sourceLanguage : info.targetLanguage, side == 0));
        std::vector<QPointF> points{{0, 0}};
        for (const auto& point : sides[side]->growth)
            points.emplace_back(static_cast<double>(point.tokens), static_cast<double>(point.types));
        growth_->setPoints(curve, points);
    }
    growth_->resetView();
}

void PairCharts::showLengths(int side, const SideStatistics& statistics, const QString& name) {
    std::vector<double> counts(statistics.lengthCounts.begin(), statistics.lengthCounts.end());
    const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
    double seen = 0;
    std::size_t shown = 0;
    while (shown < counts.size() && seen < kShownShare * all) seen += counts[shown++];
    counts.resize(shown);
    cards_[side]->setTitle(tr("%1 words").arg(name), name);
    // A long title leaves no room for a note in a narrow window.
    cards_[side]->setToolTip(
        seen < all
            ? tr("%1 sentences of more than %2 words are not shown", nullptr, plural(all - seen))
                  .arg(countText(static_cast<qint64>(all - seen)), countText(static_cast<qint64>(shown) - 1))
            : QString());
    static_cast<LengthHistogram*>(lengths_[side])->setLengths(counts);
}

void PairCharts::show(const PairStatistics& statistics, const PairStoreInfo& info) {
    showLengths(0, statistics.source, sideName(info.sourceLanguage, true));
    showLengths(1, statistics.target, sideName(info.targetLanguage, false));
    overlap_->setCounts({statistics.overlapCounts.begin(), statistics.overlapCounts.end()}, 0, 0.05);
    showGrowth(statistics, info);
    showParaphrase(statistics);
}

// The entry exists only if the statistics were counted with a model.
void PairCharts::showParaphrase(const PairStatistics& statistics) {
    const auto& counts = statistics.paraphraseCounts;
    const bool any = std::ranges::any_of(counts, [](std::int64_t count) { return count > 0; });
    if (any && choice_->count() == 2) {
        choice_->addItem(tr("Paraphrase score"));
        choice_->setItemData(2, tr("Cosine of the two sides, by the chosen model"), Qt::ToolTipRole);
    }
    if (!any && choice_->count() == 3) choice_->removeItem(2);
    constexpr double kLowest = -1, kWidth = 0.05;
    // Few cosines are negative under most models; empty bins would squeeze the others.
    std::size_t first = counts.size() / 2;
    for (std::size_t i = 0; i < first; ++i)
        if (counts[i] > 0) first = i;
    paraphrase_->setCounts({counts.begin() + static_cast<std::ptrdiff_t>(first), counts.end()},
                           kLowest + kWidth * static_cast<double>(first), kWidth);
}

void PairCharts::clear(const QString& reason) {
    for (Histogram* chart : {lengths_[0], lengths_[1], overlap_, paraphrase_}) {
        chart->setPlaceholder(reason);
        chart->setCounts({}, 0, 1);
        chart->update();
    }
    growth_->setPlaceholder(reason);
    growth_->clearCurves();
    growth_->resetView();
}

}  // namespace paragram::ui
