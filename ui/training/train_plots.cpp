#include "ui/training/train_plots.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>

#include "ui/shell/theme.h"
#include "ui/training/negative_model.h"
#include "ui/widgets/card.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kSmallCard = 150;

// Files of the folder development are often called so, too: "development.en-en".
QString developmentName(const DevelopmentScore& score) {
    QString name = QString::fromStdString(score.name);
    return name.startsWith("development.") ? name.mid(12) : name;
}

void fill(Card& card, CurveChart& chart) {
    card.addToHeader(pictureButton(chart, chart));
    card.body()->addWidget(&chart, 1);
}

}  // namespace

TrainPlots::TrainPlots(QWidget* parent)
    : QWidget(parent),
      loss_(new CurveChart(tr("Loss"))),
      development_(new CurveChart(tr("Development STS"))),
      megaBatch_(new CurveChart(tr("Mega-batch"))),
      speed_(new CurveChart(tr("Pairs a second"))),
      lossCard_(new Card(tr("Loss"))),
      megaBatchCard_(new Card(tr("Mega-batch"))),
      speedCard_(new Card(tr("Pairs/s"))),
      negatives_(new NegativeModel(this)),
      table_(new DataTable(tr("Hard negatives"))) {
    loss_->setXUnit(tr("step"));
    loss_->setPlaceholder(tr("The loss of each step appears here while a training runs."));
    loss_->addCurve(tr("loss"), true);
    development_->setXUnit(tr("epoch"));
    loss_->setSmoothing(0.95);
    development_->setValueFormat(scoreText);
    development_->setAxisScale(100);
    development_->setLowestSpan(0.02);
    development_->setPlaceholder(tr("Correlation with the graded sentences of the development sets."));
    for (CurveChart* chart : {megaBatch_, speed_}) {
        chart->setXUnit(tr("step"));
        chart->setValueFormat([](double value) { return numberText(value, 0); });
        chart->setPlaceholder(QStringLiteral("–"));
    }
    megaBatch_->addCurve(tr("mini-batches"));
    megaBatch_->setLowestSpan(2);
    speed_->addCurve(tr("pairs/s"));
    speed_->setLowestSpan(100);
    megaBatchCard_->body()->addWidget(megaBatch_, 1);
    speedCard_->body()->addWidget(speed_, 1);

    table_->setSource(negatives_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(NegativeModel::kCosine, QHeaderView::Fixed);
    table_->setColumnWidth(NegativeModel::kCosine, 64);
    auto* negativesCard = new Card(tr("Hard negatives now"));
    negativesCard->body()->addWidget(table_, 1);

    for (Card* card : {megaBatchCard_, speedCard_}) card->setMinimumWidth(kSmallCard);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(space::kCardGap);
    bottom->addWidget(negativesCard, 6);
    bottom->addWidget(megaBatchCard_, 2);
    bottom->addWidget(speedCard_, 2);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    auto* developmentCard = new Card(tr("Development STS, Pearson ×100"));
    developmentCard->addToHeader(development_->curveLegend());
    development_->curveLegend()->show();
    fill(*lossCard_, *loss_);
    fill(*developmentCard, *development_);
    layout->addWidget(lossCard_, 3);
    layout->addWidget(developmentCard, 3);
    layout->addLayout(bottom, 2);
}

void TrainPlots::clear() {
    for (CurveChart* chart : {loss_, megaBatch_, speed_}) chart->clearPoints();
    development_->clearCurves();
    for (Card* card : {lossCard_, megaBatchCard_, speedCard_}) card->setNote({});
    negatives_->show({});
}

void TrainPlots::show(const TrainingNews& news) {
    addSteps(news.steps);
    addEvaluations(news.evaluations);
    if (news.negatives) negatives_->show(*news.negatives);
}

void TrainPlots::showHistory(const History& history) {
    clear();
    addSteps(history.steps);
    addEvaluations(history.evaluations);
}

void TrainPlots::addSteps(const std::vector<StepRecord>& steps) {
    if (steps.empty()) return;
    for (const StepRecord& record : steps) {
        const auto step = static_cast<double>(record.step);
        loss_->addPoint(0, step, record.loss);
        megaBatch_->addPoint(0, step, record.megaBatch);
        if (record.pairsPerSecond > 0) speed_->addPoint(0, step, record.pairsPerSecond);
    }
    lossCard_->setNote(loss_->newestText(0));
    megaBatchCard_->setNote(countText(steps.back().megaBatch));
    if (steps.back().pairsPerSecond > 0) speedCard_->setNote(numberText(steps.back().pairsPerSecond, 0));
    for (CurveChart* chart : {loss_, megaBatch_, speed_}) chart->refresh();
}

void TrainPlots::addEvaluations(const std::vector<EvaluationRecord>& evaluations) {
    if (evaluations.empty()) return;
    for (const EvaluationRecord& record : evaluations) {
        for (const DevelopmentScore& score : record.scores) {
            const QString name = developmentName(score);
            const int known = development_->findCurve(name);
            development_->addPoint(known >= 0 ? known : development_->addCurve(name), record.epoch,
                                   score.pearson);
        }
    }
    development_->refresh();
}

}  // namespace paragram::ui
