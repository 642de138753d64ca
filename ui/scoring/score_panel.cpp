#include "ui/scoring/score_panel.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>
#include <cmath>

#include "core/pairs/formats/pair_source.h"
#include "ui/models/model_box.h"
#include "ui/project/pair_link.h"
#include "ui/scoring/contribution_cells.h"
#include "ui/scoring/pair_boxes.h"
#include "ui/scoring/score_distribution.h"
#include "ui/scoring/scored_pair_model.h"
#include "ui/scoring/scored_pair_table.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/splitter.h"

namespace paragram::ui {

namespace {

constexpr int kNewsMs = 100;
constexpr int kTypingPauseMs = 60;
// Smaller cells are not drawn: the heat map scrolls.
constexpr int kSmallestCellWidth = 46, kSmallestCellHeight = 20;
constexpr int kHeatMargins = 120;
constexpr int kInvitationHeight = 176;

}  // namespace

ScorePanel::ScorePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "score", tr("Score"), parent),
      model_(new ModelBox(tr("Model"))),
      compare_(new ModelBox(tr("Compare with"), tr("none"))),
      boxes_(new PairBoxes),
      heatMap_(new HeatMap(tr("Contributions of the pieces"))),
      whyCard_(new Card(tr("Contributions"))),
      pairTable_(new ScoredPairTable),
      distribution_(new ScoreDistribution),
      splitter_(new Splitter(Qt::Vertical)),
      cosine_(jobs(), this, kTypingPauseMs) {
    setAcceptDrops(true);
    buildContent();
    buildActions();
    newsTimer_.setInterval(kNewsMs);
    connect(&newsTimer_, &QTimer::timeout, this, &ScorePanel::takeNews);
    connect(boxes_, &PairBoxes::changed, this, &ScorePanel::ask);
    for (ModelBox* box : {model_, compare_}) connect(box, &ModelBox::chosen, this, &ScorePanel::ask);
    connect(pairTable_, &ScoredPairTable::openClicked, this, &ScorePanel::askForFile);
    connect(pairTable_, &ScoredPairTable::againClicked, this, [this] { score(*file_); });
    connect(pairTable_, &ScoredPairTable::columnsChosen, this, [this](const SentenceColumns& columns) {
        PairFile file = *file_;
        columns.applyTo(file.input);
        score(std::move(file));
    });
    connect(pairTable_, &ScoredPairTable::pairChosen, boxes_, &PairBoxes::setPair);
    connect(distribution_, &ScoreDistribution::saveClicked, this, &ScorePanel::askWhereToSave);
    connect(distribution_, &ScoreDistribution::copyClicked, this, &ScorePanel::copyTable);
    followJobs();
    showNothing();
}

void ScorePanel::buildContent() {
    addHeaderWidget(model_, tr("Model"));
    addHeaderWidget(compare_, tr("Compare with"));
    setSubtitle(tr("How similar two sentences are, and why"));

    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(heatMap_);
    scroll->viewport()->setAutoFillBackground(false);
    heatMap_->setAutoFillBackground(false);
    whyCard_->addToHeader(pictureButton(*heatMap_, *heatMap_));
    whyCard_->body()->addWidget(scroll, 1);

    splitter_->setHandleWidth(space::kCardGap);
    splitter_->setChildrenCollapsible(false);
    splitter_->addWidget(whyCard_);
    splitter_->addWidget(pairTable_);
    distribution_->setMinimumWidth(scaled(280));
    distribution_->setMaximumWidth(scaled(440));
    auto* lower = new QHBoxLayout;
    lower->setSpacing(space::kCardGap);
    lower->addWidget(splitter_, 5);
    lower->addWidget(distribution_, 3);
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(boxes_);
    layout->addLayout(lower, 1);
    setContentOfModels(content, tr("A trained model scores how similar two sentences are, in one language "
                                   "or across two; this project has none yet."));
    arrange();
}

// Without a file the heat map gets the room.
void ScorePanel::arrange() {
    const bool open = file_.has_value();
    if (open && distribution_->isVisibleTo(this)) return;
    pairTable_->setMaximumHeight(open ? QWIDGETSIZE_MAX : scaled(kInvitationHeight));
    pairTable_->setMinimumHeight(open ? 0 : scaled(kInvitationHeight));
    distribution_->setVisible(open);
    if (open && !splitter_->restoreState(splitterState_)) splitter_->setSizes({400, 300});
}

void ScorePanel::buildActions() {
    addPanelAction(tr("Swap the two sentences"), {}, [this] { boxes_->swap(); });
    addPanelAction(tr("Score a file of pairs…"), {}, [this] { askForFile(); });
    addPanelAction(tr("Score the pairs on the clipboard"), QKeySequence("Ctrl+Shift+V"),
                   [this] { scorePasted(); });
    addPanelAction(tr("Save the kept pairs…"), {}, [this] { askWhereToSave(); });
    addPanelAction(tr("Copy the table of pairs"), {}, [this] { copyTable(); });
    addPanelAction(tr("Score with a model file…"), {}, [this] { model_->askForFile(); });
}

void ScorePanel::projectOpened() {
    if (job_) jobs().stop(job_);
    job_ = 0;
    feed_.reset();
    file_.reset();
    newsTimer_.stop();
    pairTable_->begin({});
    arrange();
    messages().hide();
}

void ScorePanel::contentChanged() {
    for (ModelBox* box : {model_, compare_}) box->showProject(project());
    // A model that was trained further has the same name and other weights.
    ask();
}

void ScorePanel::ask() {
    showEmpty(model_->path().isEmpty());
    pairTable_->offerAgain(file_ && !job_ && file_->model != model_->path());
    const CosineQuestion question{model_->path(), compare_->path(), boxes_->source().toStdString(),
                                  boxes_->target().toStdString()};
    if (!question.model.isEmpty() && !question.source.empty() && !question.target.empty())
        return cosine_.start(
            tr("Scoring two sentences"),
            [models = cache_, question](JobContext&) { return answerCosine(*models, question); },
            [this](const Result<CosineAnswer>& answer) {
                if (answer) return showAnswer(*answer);
                showNothing();
                messages().showError(answer.error(), {[this] { ask(); }});
            });
    cosine_.cancel();
    showNothing();
}

void ScorePanel::showNothing() {
    answer_.reset();
    boxes_->setCosine(std::nan(""));
    boxes_->setCompared(std::nan(""), model_->modelName(), compare_->modelName());
    heatMap_->clear();
    whyCard_->setNote(tr("Type two sentences to see which of their pieces match."));
}

void ScorePanel::showAnswer(const CosineAnswer& answer) {
    answer_ = answer;
    boxes_->setCosine(answer.contribution.cosine);
    boxes_->setCompared(answer.compared.value_or(std::nan("")), model_->modelName(), compare_->modelName());
    ContributionCells cells = contributionCells(answer);
    heatMap_->setMinimumSize(kHeatMargins + kSmallestCellWidth * static_cast<int>(cells.columns.size()),
                             26 + kSmallestCellHeight * static_cast<int>(cells.rows.size()));
    heatMap_->setCells(std::move(cells.rows), std::move(cells.columns), std::move(cells.values));
    whyCard_->setNote(contributionNote(answer));
    emit cosineShown();
}

bool ScorePanel::openFile(const QString& path) {
    if (const auto pair = PairLink::fromPath(path)) {
        if (!pair->model.isEmpty() && pair->model != model_->path()) model_->choose(pair->model);
        boxes_->setPair(pair->source, pair->target);
        return true;
    }
    if (looksLikeModel(path)) {
        model_->choose(path);
        return true;
    }
    if (!looksLikePairs(toPath(path)) || model_->path().isEmpty()) return false;
    scoreFile(path);
    return true;
}

void ScorePanel::scoreFile(const QString& path) {
    PairFile file{{}, QFileInfo(path).fileName(), {}};
    file.input.first = toPath(path);
    score(std::move(file));
}

void ScorePanel::scorePasted() {
    const QString text = QApplication::clipboard()->text();
    if (text.trimmed().isEmpty() || model_->path().isEmpty()) return;
    QFile copy(pasted_.filePath(QString("pasted-%1.tsv").arg(++pastes_)));
    if (!copy.open(QIODevice::WriteOnly) || copy.write(text.toUtf8()) < 0 || !copy.flush()) {
        return messages().showError({copy.fileName().toStdString(), copy.errorString().toStdString(), "",
                                     tr("free disk space in the folder for temporary files").toStdString()});
    }
    PairFile file{{}, tr("the clipboard"), {}};
    file.input.first = toPath(copy.fileName());
    score(std::move(file));
}

void ScorePanel::score(PairFile file) {
    if (job_) jobs().stop(job_);
    file.model = model_->path();
    file_ = std::move(file);
    feed_ = std::make_shared<ScoreFeed>();
    messages().hide();
    pairTable_->begin(file_->name);
    distribution_->setCounts({});
    distribution_->setReady(false);
    arrange();
    job_ = jobs().start(
        this, tr("Scoring %1").arg(file_->name),
        [models = cache_, request = *file_, feed = feed_](JobContext& job) {
            return scorePairFile(*models, request, *feed, job);
        },
        [this, feed = feed_](const Result<ScoreSummary>& summary) {
            // Another file may have been opened meanwhile.
            if (feed == feed_) endScoring(summary);
        });
    newsTimer_.start();
    describeFile();
}

void ScorePanel::takeNews() {
    if (!feed_) return;
    ScoreFeed::News news = feed_->take();
    if (!news.rows.empty() || news.counts.total() > 0) distribution_->setCounts(news.counts);
    if (news.columns) pairTable_->showColumns(*news.columns);
    pairTable_->append(std::move(news.rows));
    describeFile();
}

void ScorePanel::describeFile() {
    const auto total = static_cast<qint64>(distribution_->total());
    const JobInfo* job = jobs().find(job_);
    QStringList parts;
    if (job && job->state == JobState::waiting)
        parts << tr("waiting for the previous job");
    else
        parts << tr("%1 pairs", nullptr, plural(total)).arg(countText(total));
    if (total > static_cast<qint64>(kMostPairRows))
        parts << tr("the table shows the first %1").arg(countText(kMostPairRows));
    parts << modelAt(file_->model).name;
    pairTable_->setNote(parts.join(" · "));
}

void ScorePanel::endScoring(const Result<ScoreSummary>& summary) {
    newsTimer_.stop();
    takeNews();
    job_ = 0;
    pairTable_->end();
    distribution_->setReady(summary.ok() && distribution_->total() > 0);
    if (!summary) {
        messages().showError(summary.error(), {[this, file = *file_] { score(file); }});
        if (distribution_->total() == 0) {
            file_.reset();
            pairTable_->begin({});
            arrange();
        }
    } else if (summary.stopped()) {
        messages().showMessage(MessageBar::Kind::info,
                               tr("Stopped: the table shows the pairs scored so far."));
    }
    ask();
    emit fileScored(summary.ok());
}

void ScorePanel::saveKept(const QString& path) {
    if (!file_ || distribution_->total() == 0) return;
    jobs().start(
        this, tr("Saving %1").arg(QFileInfo(path).fileName()),
        [models = cache_, request = *file_, threshold = distribution_->threshold(), output = toPath(path)](
            JobContext& job) { return saveKeptPairs(*models, request, threshold, output, job); },
        [this, path](const Result<std::int64_t>& kept) {
            if (kept)
                messages().showMessage(
                    MessageBar::Kind::good,
                    tr("%1 pairs are saved in %2.", nullptr, plural(*kept)).arg(countText(*kept), path));
            else
                messages().showError(kept.error(),
                                     {[this, path] { saveKept(path); }, [this] { askWhereToSave(); }});
            emit keptSaved(kept.ok());
        });
}

void ScorePanel::askForFile() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Score a file of pairs"), toText(project().folder("corpora")));
    if (!file.isEmpty()) scoreFile(file);
}

void ScorePanel::askWhereToSave() {
    if (!file_ || job_) return;
    const QString stem = QFileInfo(toText(file_->input.first)).baseName() + tr("-kept");
    const SaveChoice choice =
        askForFileToSave(this, tr("Save the kept pairs"), toText(project().freeName("corpora", stem, ".tsv")),
                         {{tr("Sentence pairs (*.tsv)"), ".tsv"}});
    if (!choice.file.isEmpty()) saveKept(choice.file);
}

void ScorePanel::copyTable() {
    QApplication::clipboard()->setText(pairTable_->pairs().asTsv());
}

bool ScorePanel::wantsDrop(const QString& path) const {
    // Folders that are no model, such as projects, are the window's.
    return QFileInfo(path).isFile() || looksLikeModel(path);
}

void ScorePanel::takeDrop(const QString& path) {
    // A file dropped on this panel is meant for it, whatever its name.
    if (!openFile(path) && !model_->path().isEmpty()) scoreFile(path);
}

void ScorePanel::saveState(QSettings& settings) const {
    settings.setValue("source", boxes_->source());
    settings.setValue("target", boxes_->target());
    model_->saveState(settings);
    settings.setValue("threshold", distribution_->threshold());
    settings.setValue("splitter", file_ ? splitter_->saveState() : splitterState_);
}

void ScorePanel::restoreState(QSettings& settings) {
    boxes_->setPair(settings.value("source").toString(), settings.value("target").toString());
    model_->restoreState(settings);
    distribution_->setThreshold(settings.value("threshold", 0.5).toDouble());
    splitterState_ = settings.value("splitter").toByteArray();
}

}  // namespace paragram::ui
