#include "ui/runs/run_details.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSignalBlocker>

#include "ui/runs/difference_model.h"
#include "ui/shell/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kNotesMs = 600;
constexpr int kSideWidth = 300;

}  // namespace

RunDetails::RunDetails(QWidget* parent)
    : QWidget(parent),
      loss_(new CurveChart(tr("Loss"))),
      development_(new CurveChart(tr("Development STS"))),
      differencesCard_(new Card),
      differences_(new DifferenceModel(this)),
      differencesTable_(new DataTable(tr("Settings that differ"))),
      notes_(new QPlainTextEdit) {
    loss_->setXUnit(tr("step"));
    loss_->setPlaceholder(tr("Select runs to see their curves."));
    development_->setXUnit(tr("epoch"));
    loss_->setSmoothing(0.95);
    development_->setValueFormat(scoreText);
    development_->setAxisScale(100);
    development_->setLowestSpan(0.02);
    development_->setPlaceholder(tr("Trained without a development set."));
    auto* charts = new QHBoxLayout;
    charts->setSpacing(space::kCardGap);
    for (CurveChart* chart : {loss_, development_}) {
        auto* card = new Card(chart == loss_ ? tr("Loss") : tr("Development, Pearson ×100"));
        card->addToHeader(pictureButton(*chart, *chart));
        card->body()->addWidget(chart, 1);
        card->body()->addWidget(chart->curveLegend());
        chart->curveLegend()->show();
        charts->addWidget(card, 1);
    }
    differencesTable_->setSource(differences_);
    differencesCard_->body()->addWidget(differencesTable_);
    auto* notesCard = new Card(tr("Notes"));
    notes_->setAccessibleName(tr("Notes"));
    notes_->setPlaceholderText(tr("What you want to remember of this run"));
    notes_->setTabChangesFocus(true);
    notesCard->body()->addWidget(notes_);
    auto* side = new QVBoxLayout;
    side->setSpacing(space::kCardGap);
    side->addWidget(differencesCard_, 3);
    side->addWidget(notesCard, 2);
    for (Card* card : {differencesCard_, notesCard}) card->setFixedWidth(kSideWidth);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addLayout(charts, 1);
    layout->addLayout(side);
    notesTimer_.setSingleShot(true);
    notesTimer_.setInterval(kNotesMs);
    connect(&notesTimer_, &QTimer::timeout, this, &RunDetails::saveNotes);
    connect(notes_, &QPlainTextEdit::textChanged, &notesTimer_, qOverload<>(&QTimer::start));
    showRuns({});
}

RunDetails::~RunDetails() {
    saveNotes();
}

void RunDetails::showRuns(const std::vector<RunEntry>& runs) {
    std::vector<DifferenceModel::Run> compared;
    for (const RunEntry& run : runs)
        compared.push_back({QString::fromStdString(run.info.name), run.info.settings});
    differencesCard_->setTitle(runs.size() == 1 ? tr("Differs from the defaults")
                                                : tr("Settings that differ"));
    differences_->show(compared);
    QHeaderView* header = differencesTable_->horizontalHeader();
    header->setMinimumSectionSize(84);
    header->setSectionResizeMode(QHeaderView::Stretch);
    differencesCard_->setNote(runs.size() > 1 && differences_->rowCount() == 0 ? tr("none") : QString());
    if (differences_->columnCount() > 0) header->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    const auto folder = runs.size() == 1 ? runs.front().info.folder : std::filesystem::path();
    if (folder != notesRun_ || folder.empty()) {
        saveNotes();
        notesRun_ = folder;
        const QSignalBlocker quiet(notes_);
        notes_->setPlainText(folder.empty() ? QString() : readNotes(folder));
    }
    notes_->setEnabled(!notesRun_.empty());
}

void RunDetails::showCurves(const std::vector<RunCurves>& runs) {
    loss_->clearCurves();
    development_->clearCurves();
    for (const RunCurves& run : runs) {
        const int loss = loss_->addCurve(run.name, true);
        for (const StepRecord& record : run.history.steps)
            loss_->addPoint(loss, static_cast<double>(record.step), record.loss);
        if (run.history.evaluations.empty()) continue;
        const int development = development_->addCurve(run.name);
        for (const EvaluationRecord& record : run.history.evaluations)
            development_->addPoint(development, record.epoch, record.meanPearson);
    }
    loss_->refresh();
    development_->refresh();
}

void RunDetails::saveNotes() {
    if (!notesTimer_.isActive() && notesRun_.empty()) return;
    notesTimer_.stop();
    std::error_code ignored;
    if (notesRun_.empty() || !std::filesystem::is_directory(notesRun_, ignored)) return;
    if (notes_->toPlainText() == readNotes(notesRun_)) return;
    if (!writeNotes(notesRun_, notes_->toPlainText()))
        emit failed(tr("The notes of %1 cannot be written.").arg(toText(notesRun_)));
}

}  // namespace paragram::ui
