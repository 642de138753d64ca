#include "ui/training/train_plots.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QVBoxLayout>
#include <utility>

#include "ui/style/theme.h"
#include "ui/training/negative_model.h"
#include "ui/training/queue_card.h"
#include "ui/widgets/card.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/curve_choice.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kSmallCard = 128;

// Files in the folder development are often named "development.en-en".
QString developmentName(const DevelopmentScore& score) {
    QString name = QString::fromStdString(score.name);
    return name.startsWith("development.") ? name.mid(12) : name;
}

// What a part of a generative model's loss measures.
QString termName(const std::string& term) {
    if (term == "nll_src") return TrainPlots::tr("source again");
    if (term == "nll_tgt") return TrainPlots::tr("target again");
    if (term == "trans_st") return TrainPlots::tr("source to target");
    if (term == "trans_ts") return TrainPlots::tr("target to source");
    if (term == "kl_sem") return TrainPlots::tr("KL meaning");
    if (term == "kl_src") return TrainPlots::tr("KL source");
    if (term == "kl_tgt") return TrainPlots::tr("KL target");
    if (term == "reconstruction perplexity") return TrainPlots::tr("written again");
    if (term == "translation perplexity") return TrainPlots::tr("translated");
    if (term == kRetrievalAccuracy) return TrainPlots::tr("both ways");
    if (term == "retrieval source to target") return TrainPlots::tr("source to target");
    if (term == "retrieval target to source") return TrainPlots::tr("target to source");
    if (term == "mutual information") return TrainPlots::tr("mutual information");
    return QString::fromStdString(term);
}

void addTo(CurveChart& chart, const QString& name, bool smoothed, double x, double y) {
    const int known = chart.findCurve(name);
    chart.addPoint(known >= 0 ? known : chart.addCurve(name, smoothed), x, y);
}

}  // namespace

TrainPlots::TrainPlots(QueueModel& queue, QWidget* parent)
    : QWidget(parent),
      loss_(new CurveChart(tr("Loss"))),
      gradient_(new CurveChart(tr("Gradient norm"))),
      norm_(new CurveChart(tr("Embedding norm"))),
      terms_(new CurveChart(tr("Parts of the loss"))),
      divergence_(new CurveChart(tr("KL terms and mutual information"))),
      perplexity_(new CurveChart(tr("Perplexity of held-out pairs"))),
      development_(new CurveChart(tr("Development"))),
      developmentCard_(new Card),
      megaBatch_(new CurveChart(tr("Mega-batch"))),
      speed_(new CurveChart(tr("Pairs per second"))),
      lossCard_(new CurveChoice),
      megaBatchCard_(new Card(tr("Mega-batch"))),
      speedCard_(new Card(tr("Pairs/s"))),
      negatives_(new NegativeModel(this)),
      table_(new DataTable(tr("Hard negatives"))),
      queueCard_(new QueueCard(queue, table_)) {
    loss_->setXUnit(tr("step"));
    loss_->setPlaceholder(tr("The loss of each step appears here while a training runs."));
    loss_->addCurve(tr("loss"), true);
    gradient_->setPlaceholder(tr("The norm of each step's gradient before clipping appears here."));
    gradient_->addCurve(tr("gradient norm"), true);
    norm_->setPlaceholder(tr("The mean norm of the embeddings appears here at each evaluation."));
    norm_->addCurve(tr("embedding norm"));
    norm_->setLowestSpan(0.1);
    terms_->setPlaceholder(tr("The parts of a generative model's loss, per pair, appear here."));
    perplexity_->setPlaceholder(tr(
        "The perplexity of pairs kept from training appears here at each evaluation of a generative model."));
    divergence_->setPlaceholder(
        tr("What the latents of a generative model say about the sentences, in nats per pair."));
    for (CurveChart* chart : {gradient_, norm_, terms_, divergence_, perplexity_})
        chart->setXUnit(tr("step"));
    for (CurveChart* chart : {loss_, gradient_, terms_, divergence_}) chart->setSmoothing(0.95);
    lossCard_->addChart(tr("Loss"), loss_, false);
    lossCard_->addChart(tr("Gradient norm"), gradient_, false);
    lossCard_->addChart(tr("Embedding norm"), norm_, false);
    lossCard_->addChart(tr("Parts"), terms_, true);
    lossCard_->addChart(tr("Latents"), divergence_, true);
    perplexity_->setLogarithmic(true);
    lossCard_->addChart(tr("Perplexity"), perplexity_, true);
    development_->setXUnit(tr("epoch"));
    development_->setValueFormat(scoreText);
    development_->setAxisScale(100);
    development_->setLowestSpan(0.02);
    development_->setPlaceholder(
        tr("Correlation with the gold scores of the development sets, or retrieval of held-out pairs."));
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
    table_->setPlaceholder(tr("Negatives appear here while a training runs."));
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(NegativeModel::kCosine, QHeaderView::Fixed);
    table_->setColumnWidth(NegativeModel::kCosine, 76);

    for (Card* card : {megaBatchCard_, speedCard_}) card->setMinimumWidth(scaled(kSmallCard));
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(space::kCardGap);
    bottom->addWidget(queueCard_, 6);
    bottom->addWidget(megaBatchCard_, 2);
    bottom->addWidget(speedCard_, 2);
    // The queue needs the whole width to show the settings that differ.
    connect(queueCard_, &QueueCard::pageChanged, this, [this](bool shown) {
        for (Card* card : {megaBatchCard_, speedCard_}) card->setVisible(!shown);
    });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    developmentCard_->addToHeader(development_->curveLegend());
    development_->curveLegend()->show();
    developmentCard_->addToHeader(pictureButton(*development_, *development_));
    developmentCard_->body()->addWidget(development_, 1);
    layout->addWidget(lossCard_, 3);
    layout->addWidget(developmentCard_, 3);
    layout->addLayout(bottom, 2);
    clear();
}

void TrainPlots::clear() {
    for (CurveChart* chart : {loss_, gradient_, norm_, megaBatch_, speed_}) chart->clearPoints();
    development_->clearCurves();
    developmentCard_->setTitle(tr("Development, Pearson ×100"), tr("Development"));
    developmentCard_->setNote({});
    for (CurveChart* chart : {terms_, divergence_, perplexity_}) chart->clearCurves();
    latents_ = {};
    earlier_ = {};
    for (Card* card : {megaBatchCard_, speedCard_}) card->setNote({});
    lossCard_->refreshNote();
    negatives_->show({});
}

void TrainPlots::show(const TrainingUpdate& news) {
    if (!news.steps.empty()) dropAfter(news.steps.front().step);
    for (const StepRecord& record : news.steps)
        if (const std::string notice = latents_.add(record); !notice.empty())
            emit noticed(QString::fromStdString(notice));
    addSteps(news.steps);
    addEvaluations(news.evaluations);
    if (news.negatives) negatives_->show(*news.negatives);
}

void TrainPlots::showHistory(const History& history) {
    clear();
    addSteps(history.steps);
    addEvaluations(history.evaluations);
    earlier_ = history;
}

// A training that was killed repeats the steps after its last checkpoint.
void TrainPlots::dropAfter(std::int64_t step) {
    const History earlier = std::exchange(earlier_, {});
    if (earlier.steps.empty() || earlier.steps.back().step < step) return;
    History kept;
    for (const StepRecord& record : earlier.steps)
        if (record.step < step) kept.steps.push_back(record);
    for (const EvaluationRecord& record : earlier.evaluations)
        if (record.step < step) kept.evaluations.push_back(record);
    showHistory(kept);
    earlier_ = {};
}

void TrainPlots::addSteps(const std::vector<StepRecord>& steps) {
    if (steps.empty()) return;
    for (const StepRecord& record : steps) {
        const auto step = static_cast<double>(record.step);
        loss_->addPoint(0, step, record.loss);
        gradient_->addPoint(0, step, record.gradientNorm);
        megaBatch_->addPoint(0, step, record.megaBatch);
        if (record.pairsPerSecond > 0) speed_->addPoint(0, step, record.pairsPerSecond);
        for (const auto& [term, value] : record.terms)
            addTo(term.starts_with("kl_") ? *divergence_ : *terms_, termName(term), true, step, value);
    }
    lossCard_->refreshNote();
    megaBatchCard_->setNote(countText(steps.back().megaBatch));
    const StepRecord& last = steps.back();
    if (last.pairsPerSecond > 0) speedCard_->setNote(numberText(last.pairsPerSecond, 0));
    speedCard_->setToolTip(
        last.tokensPerSecond > 0 ? tr("%1 tokens/s").arg(numberText(last.tokensPerSecond, 0)) : QString());
    for (CurveChart* chart : {loss_, gradient_, terms_, divergence_, megaBatch_, speed_}) chart->refresh();
}

void TrainPlots::addEvaluations(const std::vector<EvaluationRecord>& evaluations) {
    if (evaluations.empty()) return;
    for (const EvaluationRecord& record : evaluations) {
        norm_->addPoint(0, static_cast<double>(record.step), record.embeddingNorm);
        for (const DevelopmentScore& score : record.scores)
            addTo(*development_, developmentName(score), false, record.epoch, score.pearson);
        addHeldOut(record);
    }
    for (CurveChart* chart : {development_, norm_, divergence_, perplexity_}) chart->refresh();
    lossCard_->refreshNote();
}

void TrainPlots::addHeldOut(const EvaluationRecord& record) {
    for (const auto& [name, value] : record.heldOut) {
        if (name == kRetrievalMargin) {
            developmentCard_->setTitle(tr("Development, retrieval ×100"), tr("Development"));
            developmentCard_->setNote(tr("margin %1").arg(numberText(value, 3)));
        } else if (isRetrievalShare(name)) {
            addTo(*development_, termName(name), false, record.epoch, value);
        } else {
            addTo(name.ends_with("perplexity") ? *perplexity_ : *divergence_, termName(name), false,
                  static_cast<double>(record.step), value);
        }
    }
}

}  // namespace paragram::ui
