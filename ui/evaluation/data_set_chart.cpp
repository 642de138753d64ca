#include "ui/evaluation/data_set_chart.h"

#include <QComboBox>
#include <QHeaderView>
#include <QStackedWidget>
#include <cmath>

#include "ui/evaluation/error_group_model.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/scatter_chart.h"

namespace paragram::ui {

DataSetChart::DataSetChart(JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      comparison_(jobs, this),
      card_(new Card),
      views_(new QComboBox),
      stack_(new QStackedWidget),
      scatter_(new ScatterChart(tr("Gold against cosine"))),
      calibration_(new CurveChart(tr("Calibration"))),
      table_(new DataTable(tr("Errors by group"))),
      groups_(new ErrorGroupModel(this)),
      figures_(new ElidedLabel) {
    scatter_->setPlaceholder(tr("Choose a score of a data set above."));
    for (QWidget* chart : {static_cast<QWidget*>(scatter_), static_cast<QWidget*>(calibration_)})
        chart->setMinimumHeight(scaled(120));
    calibration_->addCurve(tr("mean gold score"));
    calibration_->setXUnit(tr("mean cosine of a tenth of the pairs"));
    table_->setSource(groups_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (const auto& [name, tip] :
         {std::pair(tr("Points"), tr("One point per pair: gold score to the right, cosine upwards")),
          std::pair(tr("Calibration"),
                    tr("Mean gold score of pairs with similar cosines: a straight rise is good")),
          std::pair(tr("By length"), tr("Errors of short and long sentences")),
          std::pair(tr("By word overlap"), tr("Errors by the share of common words")),
          std::pair(tr("By error rate"), tr("Errors by symmetric word error rate")),
          std::pair(tr("By language"), tr("Errors of all data sets of this model by their languages"))}) {
        views_->addItem(name);
        views_->setItemData(views_->count() - 1, tip, Qt::ToolTipRole);
    }
    views_->setAccessibleName(tr("Chart of the data set"));
    views_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    views_->setMinimumContentsLength(11);
    card_->addToHeader(views_);
    card_->addToHeader(pictureButton(*scatter_, *scatter_));
    for (QWidget* page : {static_cast<QWidget*>(scatter_), static_cast<QWidget*>(calibration_),
                          static_cast<QWidget*>(table_)})
        stack_->addWidget(page);
    figures_->setProperty("role", "muted");
    figures_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    card_->body()->addWidget(figures_);
    card_->body()->addWidget(stack_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(card_);
    connect(views_, &QComboBox::currentIndexChanged, this, &DataSetChart::refresh);
    connect(scatter_, &ScatterChart::pointClicked, this, &DataSetChart::pointClicked);
}

void DataSetChart::showSet(const SelectedSet& chosen) {
    set_ = chosen.set ? *chosen.set : StsSetResult();
    note_ = chosen.note;
    others_ = chosen.others;
    ofModel_ = chosen.ofModel;
    model_ = chosen.model;
    card_->setTitle(chosen.set ? QString::fromStdString(chosen.set->name) : tr("No data set chosen"));
    {
        const QSignalBlocker quiet(views_);
        const QString before = views_->currentText();
        while (views_->count() > kFirstOther) views_->removeItem(views_->count() - 1);
        for (const OtherModel& other : others_) views_->addItem(tr("Against %1").arg(other.name));
        views_->setCurrentIndex(std::max(0, views_->findText(before)));
    }
    refresh();
}

void DataSetChart::setView(int view) {
    views_->setCurrentIndex(view);
}

int DataSetChart::view() const {
    return views_->currentIndex();
}

int DataSetChart::viewCount() const {
    return views_->count();
}

void DataSetChart::setCurrent(int place) {
    scatter_->setCurrent(place);
}

void DataSetChart::refresh() {
    comparison_.cancel();
    noteShown_ = note_;
    const int view = views_->currentIndex();
    if (view == kScatter)
        showScatter();
    else if (view == kCalibration)
        showCalibration();
    else if (view < kFirstOther)
        showGroups();
    else
        showOther(others_[static_cast<std::size_t>(view - kFirstOther)]);
    showFigures();
}

void DataSetChart::showFigures() {
    QStringList parts{model_, noteShown_};
    parts.removeAll(QString());
    figures_->setText(parts.join(" · "));
    figures_->setVisible(!parts.isEmpty());
}

void DataSetChart::showScatter() {
    std::vector<QPointF> points;
    double highest = 0;
    for (const StsPairResult& pair : set_.pairs) {
        points.emplace_back(pair.gold, pair.cosine);
        highest = std::max(highest, pair.gold);
    }
    // Most gold scores end at 5, others at 1 or 100.
    scatter_->setLabels(tr("gold score 0 to %1").arg(shortNumber(std::ceil(highest))), tr("cosine"));
    scatter_->setPoints(std::move(points));
    stack_->setCurrentWidget(scatter_);
}

void DataSetChart::showCalibration() {
    std::vector<QPointF> points;
    for (const CalibrationPoint& point : calibration(set_.pairs))
        points.emplace_back(point.cosine, point.gold);
    calibration_->setPoints(0, points);
    calibration_->refresh();
    stack_->setCurrentWidget(calibration_);
}

void DataSetChart::showGroups() {
    const PairQuality qualities[] = {PairQuality::length, PairQuality::wordOverlap,
                                     PairQuality::wordErrorRate};
    const QString names[] = {tr("Words"), tr("Overlap"), tr("Error rate")};
    const int which = views_->currentIndex() - kByLength;
    if (views_->currentIndex() == kByLanguage)
        groups_->show(tr("Languages"), errorGroups(ofModel_, PairQuality::language));
    else
        groups_->show(names[which], explainSet(set_, qualities[which]));
    stack_->setCurrentWidget(table_);
}

// Points off the diagonal are pairs that the two models score differently.
void DataSetChart::showOther(const OtherModel& other) {
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < std::min(set_.pairs.size(), other.set->pairs.size()); ++i)
        points.emplace_back(other.set->pairs[i].cosine, set_.pairs[i].cosine);
    scatter_->setLabels(tr("cosine of %1").arg(other.name), tr("cosine"));
    scatter_->setPoints(std::move(points));
    stack_->setCurrentWidget(scatter_);
    noteShown_ = tr("comparing…");
    comparison_.start(
        tr("Comparing two models"),
        [mine = set_, theirs = *other.set](JobContext&) -> Result<PairedTest> {
            return compareOnSet(mine, theirs);
        },
        [this](const Result<PairedTest>& test) {
            if (test) showDifference(*test);
        });
}

void DataSetChart::showDifference(const PairedTest& test) {
    noteShown_ = tr("r %1%2, p %3 %4")
                     .arg(test.difference < 0 ? "−" : "+", scoreText(std::abs(test.difference)),
                          test.chance < 0.003 ? "<" : "=", numberText(std::max(test.chance, 0.003), 3));
    showFigures();
    emit compared();
}

}  // namespace paragram::ui
