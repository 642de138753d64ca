#include "ui/runs/run_details.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <algorithm>

#include "ui/runs/difference_model.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/curve_chart.h"
#include "ui/widgets/curve_choice.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kNotesMs = 600;
constexpr int kSideWidth = 356, kMostSideWidth = 460, kMostValueWidth = 96;

}  // namespace

RunDetails::RunDetails(QWidget* parent)
    : QWidget(parent),
      loss_(new CurveChart(tr("Loss"))),
      gradient_(new CurveChart(tr("Gradient norm"))),
      norm_(new CurveChart(tr("Embedding norm"))),
      development_(new CurveChart(tr("Development"))),
      developmentCard_(new Card),
      differencesCard_(new Card),
      differences_(new DifferenceModel(this)),
      differencesTable_(new DataTable(tr("Settings that differ"))),
      origin_(new QLabel),
      notesCard_(new Card),
      notes_(new QPlainTextEdit) {
    for (CurveChart* chart : {loss_, gradient_, norm_}) chart->setXUnit(tr("step"));
    development_->setXUnit(tr("epoch"));
    for (CurveChart* chart : {loss_, gradient_}) chart->setSmoothing(0.95);
    norm_->setLowestSpan(0.1);
    development_->setValueFormat(scoreText);
    development_->setAxisScale(100);
    development_->setLowestSpan(0.02);
    development_->setPlaceholder(tr("Trained without development sets or held-out pairs."));
    auto* charts = new QHBoxLayout;
    charts->setSpacing(space::kCardGap);
    auto* steps = new CurveChoice;
    steps->addChart(tr("Loss"), loss_, true);
    steps->addChart(tr("Gradient norm"), gradient_, true);
    steps->addChart(tr("Embedding norm"), norm_, true);
    charts->addWidget(steps, 1);
    developmentCard_->setTitle(tr("Development, Pearson ×100"), tr("Development"));
    developmentCard_->addToHeader(pictureButton(*development_, *development_));
    developmentCard_->body()->addWidget(development_, 1);
    developmentCard_->body()->addWidget(development_->curveLegend());
    development_->curveLegend()->show();
    charts->addWidget(developmentCard_, 1);
    differencesTable_->setSource(differences_);
    differencesCard_->body()->addWidget(differencesTable_, 1);
    differencesCard_->body()->addWidget(origin_);
    origin_->setProperty("role", "muted");
    origin_->setWordWrap(true);
    notesCard_->setTitle(tr("Notes"));
    notes_->setAccessibleName(tr("Notes"));
    notes_->setPlaceholderText(tr("Notes on this run"));
    notes_->setTabChangesFocus(true);
    notesCard_->body()->addWidget(notes_);
    auto* side = new QVBoxLayout;
    side->setSpacing(space::kCardGap);
    side->addWidget(differencesCard_, 3);
    side->addWidget(notesCard_, 2);
    setSideWidth(1);
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
    showCurves({});
}

RunDetails::~RunDetails() {
    saveNotes();
}

// A comparison needs room for its columns; notes belong to a single run.
void RunDetails::setSideWidth(std::size_t runs) {
    const int wide = std::clamp(width() * 36 / 100, scaled(kSideWidth), scaled(kMostSideWidth));
    for (Card* card : {differencesCard_, notesCard_})
        card->setFixedWidth(runs > 1 ? wide : scaled(kSideWidth));
    notesCard_->setVisible(runs < 2);
}

void RunDetails::showRuns(const std::vector<RunEntry>& runs) {
    std::vector<RunInfo> compared;
    for (const RunEntry& run : runs) compared.push_back(run.info);
    differencesCard_->setTitle(runs.size() > 1 ? tr("Comparison") : tr("Differs from the defaults"));
    differences_->show(compared);
    setSideWidth(runs.size());
    QHeaderView* header = differencesTable_->horizontalHeader();
    header->setMinimumSectionSize(scaled(56));
    // Headings and values are shown whole, unless a value is a file's path.
    const bool one = runs.size() == 1;
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setMaximumSectionSize(scaled(one ? kMostValueWidth : kMostSideWidth));
    differencesCard_->setNote(runs.size() > 1 && differences_->settings() == 0 ? tr("same settings")
                                                                               : QString());
    if (one && differences_->columnCount() > 0) header->setSectionResizeMode(0, QHeaderView::Stretch);
    const WordVectorShares vectors = runs.size() == 1 ? compared.front().summary.vectors : WordVectorShares{};
    origin_->setVisible(vectors.rows > 0);
    if (vectors.rows > 0)
        origin_->setText(
            tr("Started from word vectors: %1 of %2 rows, %3 % of the tokens.", nullptr, plural(vectors.rows))
                .arg(countText(vectors.covered), countText(vectors.rows),
                     numberText(100 * vectors.tokens, 1)));
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
    for (CurveChart* chart : {loss_, gradient_, norm_, development_}) chart->clearCurves();
    bool untrained = !runs.empty(), sets = false, retrieval = false;
    for (const RunCurves& run : runs) {
        const int loss = loss_->addCurve(run.name, true), gradient = gradient_->addCurve(run.name, true);
        for (const StepRecord& record : run.history.steps) {
            loss_->addPoint(loss, static_cast<double>(record.step), record.loss);
            gradient_->addPoint(gradient, static_cast<double>(record.step), record.gradientNorm);
        }
        untrained = untrained && run.history.steps.empty();
        const int norm = norm_->addCurve(run.name);
        bool judged = false;
        for (const EvaluationRecord& record : run.history.evaluations) {
            norm_->addPoint(norm, static_cast<double>(record.step), record.embeddingNorm);
            sets = sets || !record.scores.empty();
            retrieval = retrieval || !std::isnan(figureNamed(kRetrievalAccuracy, record.heldOut));
            judged = judged || !std::isnan(record.score);
        }
        if (!judged) continue;
        const int development = development_->addCurve(run.name);
        for (const EvaluationRecord& record : run.history.evaluations)
            development_->addPoint(development, record.epoch, record.score);
    }
    const QString nothing = runs.empty() ? tr("Select runs to see their curves.")
                            : untrained  ? tr("An untrained model: no steps, so no curves.")
                                         : tr("No values.");
    for (CurveChart* chart : {loss_, gradient_, norm_}) chart->setPlaceholder(nothing);
    developmentCard_->setTitle(sets && retrieval ? tr("Development ×100, Pearson and retrieval")
                               : retrieval       ? tr("Development, retrieval ×100")
                                                 : tr("Development, Pearson ×100"),
                               tr("Development"));
    for (CurveChart* chart : {loss_, gradient_, norm_, development_}) chart->refresh();
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
