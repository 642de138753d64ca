#include "ui/evaluation/evaluation_bar.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <algorithm>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/check_menu.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::size_t kMostListed = 200;  // models in the menu: the newest, and all that are ticked

QToolButton* menuButton(QMenu* menu, const QString& name) {
    auto* button = new QToolButton;
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(menu);
    button->setAccessibleName(name);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

QToolButton* iconButton(const QString& icon, const QString& tip) {
    auto* button = new QToolButton;
    button->setIcon(lineIcon(icon));
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

}  // namespace

EvaluationBar::EvaluationBar(EvaluationChoice& choice, QWidget* parent)
    : QWidget(parent),
      choice_(choice),
      modelMenu_(new CheckMenu(this)),
      suiteMenu_(new CheckMenu(this)),
      measure_(new QComboBox),
      save_(iconButton("save", tr("Save the results as CSV, Markdown, LaTeX or JSON, or every pair"))),
      copy_(iconButton("copy", tr("Copy the table, tab-separated"))),
      evaluate_(new QPushButton(tr("Evaluate"))) {
    models_ = menuButton(modelMenu_, tr("Models to evaluate"));
    suites_ = menuButton(suiteMenu_, tr("Data sets to evaluate on"));
    measure_->addItem(tr("Pearson"));
    measure_->addItem(tr("Spearman"));
    measure_->setAccessibleName(tr("Measure"));
    measure_->setToolTip(
        tr("Pearson: cosines rise in proportion to the gold scores. Spearman: only the order counts."));
    evaluate_->setProperty("primary", true);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kGap);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{models_, suites_, measure_, copy_, save_, evaluate_})
        layout->addWidget(widget);
    connect(measure_, &QComboBox::currentIndexChanged, this, &EvaluationBar::measureChanged);
    connect(copy_, &QToolButton::clicked, this, &EvaluationBar::copyClicked);
    connect(save_, &QToolButton::clicked, this, &EvaluationBar::saveClicked);
    connect(evaluate_, &QPushButton::clicked, this, &EvaluationBar::evaluateClicked);
    setResults(false);
    refresh();
}

void EvaluationBar::refresh() {
    fillModels();
    fillSuites();
    refreshTexts();
}

void EvaluationBar::fillModels() {
    modelMenu_->clear();
    const std::vector<ModelChoice> chosenNow = choice_.chosenModels();
    std::size_t listed = 0;
    for (const ModelChoice& model : choice_.models()) {
        const bool ticked = std::ranges::find(chosenNow, model) != chosenNow.end();
        if (!ticked && listed >= kMostListed) continue;
        ++listed;
        QAction* action = modelMenu_->addAction(model.name);
        action->setCheckable(true);
        action->setChecked(ticked);
        connect(action, &QAction::toggled, this, [this, path = model.path](bool on) {
            choice_.setModelChosen(path, on);
            refreshTexts();
            emit chosen();
        });
    }
    if (const std::size_t others = choice_.models().size() - listed; others > 0)
        modelMenu_
            ->addAction(tr("%1 older models, which Runs evaluates", nullptr, plural(others))
                            .arg(countText(static_cast<qint64>(others))))
            ->setEnabled(false);
    modelMenu_->addSeparator();
    QAction* baseline = modelMenu_->addAction(tr("Also the untrained model of each"));
    baseline->setCheckable(true);
    baseline->setChecked(choice_.baseline());
    connect(baseline, &QAction::toggled, this, [this](bool on) {
        choice_.setBaseline(on);
        emit chosen();
    });
    QAction* others = modelMenu_->addAction(tr("Word overlap, BLEU, chrF and random encoders"));
    others->setCheckable(true);
    others->setChecked(choice_.otherBaselines());
    connect(others, &QAction::toggled, this, [this](bool on) {
        choice_.setOtherBaselines(on);
        emit chosen();
    });
    modelMenu_->addSeparator();
    modelMenu_->addAction(tr("Add a model file…"), this, &EvaluationBar::askForModel);
}

void EvaluationBar::fillSuites() {
    suiteMenu_->clear();  // which leaves its submenu
    for (auto* submenu : suiteMenu_->findChildren<QMenu*>()) submenu->deleteLater();
    for (const SuiteChoice& suite : choice_.suites()) {
        QAction* action = suiteMenu_->addAction(suite.name);
        action->setToolTip(suite.path);
        action->setCheckable(true);
        action->setChecked(choice_.suiteChosen(suite.path));
        connect(action, &QAction::toggled, this, [this, path = suite.path](bool on) {
            choice_.setSuiteChosen(path, on);
            refreshTexts();
            emit chosen();
        });
    }
    suiteMenu_->setToolTipsVisible(true);
    suiteMenu_->addSeparator();
    QMenu* readings = suiteMenu_->addMenu(tr("Columns and encoding"));
    for (const SuiteChoice& suite : choice_.suites()) {
        if (QFileInfo(suite.path).isDir()) continue;  // recognised file by file
        QAction* action = readings->addAction(suite.name + "…");
        action->setToolTip(suite.path);
        connect(action, &QAction::triggered, this, [this, path = suite.path] { emit readingWanted(path); });
    }
    readings->setEnabled(!readings->isEmpty());
    suiteMenu_->addAction(tr("Add a folder of data sets…"), this, &EvaluationBar::askForFolder);
    suiteMenu_->addAction(tr("Add a file of pairs with gold scores…"), this, &EvaluationBar::askForFile);
}

void EvaluationBar::addSuite(const QString& path) {
    choice_.addSuite(path);
    refresh();
    emit chosen();
    emit suiteAdded(path);
}

void EvaluationBar::askForModel() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Add a model file"), {}, tr("Models (*.h5);;All files (*)"));
    if (file.isEmpty()) return;
    choice_.addModel(file);
    refresh();
    emit chosen();
}

void EvaluationBar::askForFolder() {
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Add a folder of data sets"));
    if (!folder.isEmpty()) addSuite(folder);
}

void EvaluationBar::askForFile() {
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Add a file of pairs with gold scores"), {},
        tr("Pairs with gold scores (*.tsv *.txt *.csv *.jsonl *.json *.gz *.xz *.zst);;All files (*)"));
    if (!file.isEmpty()) addSuite(file);
}

void EvaluationBar::refreshTexts() {
    const auto models = choice_.chosenModels();
    const auto suites = choice_.chosenSuites();
    const int modelCount = static_cast<int>(models.size());
    const int suiteCount = static_cast<int>(suites.size());
    models_->setText(modelCount == 1   ? models.front().name + " ▾"
                     : modelCount == 0 ? tr("no model ▾")
                                       : tr("%1 models ▾", nullptr, plural(modelCount)).arg(modelCount));
    suites_->setText(suiteCount == 1   ? suites.front().name + " ▾"
                     : suiteCount == 0 ? tr("no data set ▾")
                                       : tr("%1 data sets ▾", nullptr, plural(suiteCount)).arg(suiteCount));
    evaluate_->setEnabled(!running_ && !models.empty() && !suites.empty());
}

void EvaluationBar::setRunning(bool running) {
    running_ = running;
    evaluate_->setText(running ? tr("Evaluating…") : tr("Evaluate"));
    refreshTexts();
}

void EvaluationBar::setResults(bool there) {
    for (QWidget* widget : std::initializer_list<QWidget*>{measure_, copy_, save_, evaluate_})
        widget->setVisible(there);
}

Measure EvaluationBar::measure() const {
    return measure_->currentIndex() == 0 ? Measure::pearson : Measure::spearman;
}

void EvaluationBar::setMeasure(Measure measure) {
    measure_->setCurrentIndex(measure == Measure::pearson ? 0 : 1);
}

}  // namespace paragram::ui
