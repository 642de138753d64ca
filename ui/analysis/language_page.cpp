#include "ui/analysis/language_page.h"

#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <cmath>

#include "ui/models/model_list.h"
#include "ui/project/store_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/scatter_chart.h"
#include "ui/widgets/score_table_model.h"
#include "ui/widgets/splitter.h"

namespace paragram::ui {

namespace {

constexpr double kThreshold = 0.3;  // overlap that splits the languages in two groups (P19, 4.2)

void stretch(DataTable& table) {
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

}  // namespace

LanguagePage::LanguagePage(Project& project, JobRunner& jobs, MessageBar& messages, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      messages_(messages),
      stores_(new StoreBox),
      models_(new QComboBox),
      measure_(new QPushButton(tr("Measure"))),
      overlap_(new QLabel),
      open_(new QPushButton(tr("Open a table of languages…"))),
      axis_(new QComboBox),
      scatter_(new ScatterChart(tr("Scores by language"))),
      languages_(new ScoreTableModel(this)),
      languageTable_(new DataTable(tr("Languages"))),
      correlations_(new ScoreTableModel(this)),
      correlationTable_(new DataTable(tr("Correlations across languages"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, space::kGap, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(buildOverlap());
    layout->addWidget(buildStudy(), 1);
    connect(measure_, &QPushButton::clicked, this, &LanguagePage::measure);
    connect(open_, &QPushButton::clicked, this, &LanguagePage::askForStudy);
    connect(axis_, &QComboBox::currentIndexChanged, this, &LanguagePage::plot);
    connect(scatter_, &ScatterChart::pointClicked, this, [this](int point) {
        languageTable_->selectSourceRow(plotted_[static_cast<std::size_t>(point)]);
        scatter_->setCurrent(point);
    });
    clear();
}

QWidget* LanguagePage::buildOverlap() {
    auto* card = new Card(tr("Overlap of two languages"));
    stores_->setAccessibleName(tr("Pair store whose tokens are counted"));
    models_->setAccessibleName(tr("Model whose tokenizer is used"));
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kGap);
    line->addWidget(new QLabel(tr("Pairs")));
    line->addWidget(stores_);
    line->addWidget(new QLabel(tr("tokenised by")));
    line->addWidget(models_);
    line->addWidget(measure_);
    line->addStretch();
    overlap_->setProperty("role", "muted");
    overlap_->setWordWrap(true);
    overlap_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    card->body()->addLayout(line);
    card->body()->addWidget(overlap_);
    return card;
}

QWidget* LanguagePage::buildStudy() {
    auto* chart = new Card(tr("Do scores correlate with overlap or distance?"));
    axis_->setAccessibleName(tr("Quantity on the horizontal axis"));
    chart->addToHeader(axis_);
    chart->addToHeader(pictureButton(*scatter_, *scatter_));
    scatter_->setPlaceholder(tr(
        "A table with one row per language: its score or model, its overlap or pairs, and any distances."));
    chart->body()->addWidget(scatter_, 1);
    auto* tables = new Card(tr("Study"));
    tables->addToHeader(open_);
    languageTable_->setSource(languages_);
    correlationTable_->setSource(correlations_);
    correlationTable_->setMaximumHeight(scaled(240));
    tables->body()->addWidget(languageTable_, 1);
    tables->body()->addWidget(correlationTable_);
    auto* splitter = new Splitter(Qt::Horizontal);
    splitter->setHandleWidth(space::kCardGap);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(chart);
    splitter->addWidget(tables);
    return splitter;
}

void LanguagePage::refresh() {
    const QString model = models_->currentText();
    stores_->showProject(project_);
    std::vector<ModelChoice> offered = modelsOf(project_);
    if (offered != offered_) {
        offered_ = std::move(offered);
        models_->clear();
        for (const ModelChoice& choice : offered_) models_->addItem(choice.name, choice.path);
    }
    models_->setCurrentIndex(std::max(0, models_->findText(model)));
    measure_->setEnabled(stores_->count() > 0 && models_->count() > 0);
}

void LanguagePage::clear() {
    overlap_->setText(
        tr("Share of the English tokens that also occur in the other language; high for related languages in "
           "the same script (P19, 4.2)."));
    take({});
}

void LanguagePage::measure() {
    if (!measure_->isEnabled()) return;
    measure_->setEnabled(false);
    OverlapRequest request;
    request.pairs = stores_->store();
    request.model = toPath(models_->currentData().toString());
    jobs_.start(
        this, tr("Overlap of %1").arg(stores_->currentText()),
        [request](JobContext& job) { return measureOverlap(request, job); },
        [this](const Result<OverlapSummary>& summary) {
            measure_->setEnabled(true);
            if (!summary)
                messages_.showError(summary.error(), {[this] { measure(); }});
            else
                overlap_->setText(tr("Overlap %1 · %2 types in %3, %4 in %5, %6 in both · %7 pairs", nullptr,
                                     plural(summary->pairs))
                                      .arg(cosineText(summary->overlap),
                                           countText(static_cast<qint64>(summary->sourceTypes)),
                                           QString::fromStdString(summary->sourceLanguage),
                                           countText(static_cast<qint64>(summary->targetTypes)),
                                           QString::fromStdString(summary->targetLanguage),
                                           countText(static_cast<qint64>(summary->shared)),
                                           countText(summary->pairs)));
            emit measured(summary.ok());
        });
}

void LanguagePage::askForStudy() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("A table of languages"), {}, tr("Tab-separated tables (*.tsv *.txt);;All files (*)"));
    if (!file.isEmpty()) openStudy(file);
}

void LanguagePage::openStudy(const QString& table) {
    std::vector<std::filesystem::path> suites = project_.testSuites();
    jobs_.start(
        this, tr("Comparing languages"),
        [path = toPath(table), suites](JobContext& job) {
            return studyLanguages(path, suites, kThreshold, job);
        },
        [this, table](const Result<LanguageStudy>& study) {
            if (!study)
                messages_.showError(study.error(), {[this, table] { openStudy(table); }});
            else
                take(*study);
            emit studied(study.ok());
        });
}

void LanguagePage::take(const LanguageStudy& study) {
    study_ = study;
    const auto tables = studyTables(study);
    languages_->show(tables[0]);
    ScoreTable correlations = tables[1];
    if (study.languages.empty()) correlations.rows.clear();
    correlations_->show(std::move(correlations));
    stretch(*languageTable_);
    stretch(*correlationTable_);
    {
        const QSignalBlocker quiet(axis_);
        axis_->clear();
        axis_->addItem(tr("against overlap"));
        for (const std::string& name : study.distanceNames)
            axis_->addItem(tr("against %1").arg(QString::fromStdString(name)));
    }
    plot();
}

void LanguagePage::plot() {
    std::vector<QPointF> points;
    plotted_.clear();
    const auto axis = static_cast<std::size_t>(std::max(0, axis_->currentIndex()));
    for (std::size_t i = 0; i < study_.languages.size(); ++i) {
        const StudiedLanguage& language = study_.languages[i];
        const double x = axis == 0 ? language.overlap : language.distances[axis - 1];
        if (!std::isfinite(x) || !std::isfinite(language.score)) continue;
        points.emplace_back(x, 100 * language.score);
        plotted_.push_back(static_cast<int>(i));
    }
    scatter_->setLabels(
        axis == 0 ? tr("sentencepiece overlap") : QString::fromStdString(study_.distanceNames[axis - 1]),
        tr("score × 100"));
    scatter_->setPoints(std::move(points));
}

}  // namespace paragram::ui
