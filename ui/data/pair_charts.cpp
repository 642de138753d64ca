#include "ui/data/pair_charts.h"

#include <QHBoxLayout>
#include <cmath>
#include <numeric>

#include "ui/data/language_text.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/histogram.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// A few very long sentences would squeeze all others against the left edge.
constexpr double kShownShare = 0.995;

// There are no half words, and even a narrow plot needs more than one label.
class WordTicker : public QCPAxisTicker {
  protected:
    double getTickStep(const QCPRange& range) override {
        constexpr double kMostSteps = 5;
        for (const double step : {1.0, 2.0, 5.0, 10.0, 20.0})
            if (range.size() / step <= kMostSteps) return step;
        return 50;
    }
};

// Bars stand on whole numbers of words and read out as such.
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
        return PairCharts::tr("%1 words: %2 sentences")
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
      overlap_(new Histogram(tr("Trigram overlap"))) {
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    Histogram* charts[] = {lengths_[0], lengths_[1], overlap_};
    for (int i = 0; i < 3; ++i) {
        cards_[i] = new Card;
        charts[i]->setSeries(i);
        cards_[i]->addToHeader(pictureButton(*charts[i], *charts[i]));
        cards_[i]->body()->addWidget(charts[i], 1);
        layout->addWidget(cards_[i], 1);
    }
    cards_[0]->setTitle(tr("Words, first side"));
    cards_[1]->setTitle(tr("Words, second side"));
    cards_[2]->setTitle(tr("Trigram overlap"));
    cards_[2]->setToolTip(tr("Share of three-word sequences of the shorter side that the longer has too"));
}

void PairCharts::showLengths(int side, const SideStatistics& statistics, const QString& name) {
    std::vector<double> counts(statistics.lengthCounts.begin(), statistics.lengthCounts.end());
    const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
    double seen = 0;
    std::size_t shown = 0;
    while (shown < counts.size() && seen < kShownShare * all) seen += counts[shown++];
    counts.resize(shown);
    cards_[side]->setTitle(tr("Words, %1").arg(name));
    // A long title leaves no room for a note in a narrow window.
    cards_[side]->setToolTip(seen < all ? tr("%1 sentences are longer than %2 words and not shown")
                                              .arg(countText(static_cast<qint64>(all - seen)),
                                                   countText(static_cast<qint64>(shown) - 1))
                                        : QString());
    static_cast<LengthHistogram*>(lengths_[side])->setLengths(counts);
}

void PairCharts::show(const PairStatistics& statistics, const PairStoreInfo& info) {
    showLengths(0, statistics.source, sideName(info.sourceLanguage, true));
    showLengths(1, statistics.target, sideName(info.targetLanguage, false));
    overlap_->setCounts({statistics.overlapCounts.begin(), statistics.overlapCounts.end()}, 0, 0.05);
}

void PairCharts::clear(const QString& reason) {
    for (Histogram* chart : {lengths_[0], lengths_[1], overlap_}) {
        chart->setPlaceholder(reason);
        chart->setCounts({}, 0, 1);
        chart->update();
    }
}

}  // namespace paragram::ui
