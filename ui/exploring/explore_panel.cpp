#include "ui/exploring/explore_panel.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

#include "ui/exploring/query_card.h"
#include "ui/exploring/sentence_model.h"
#include "ui/exploring/study_card.h"
#include "ui/exploring/style_page.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/heat_delegate.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr int kCosineWidth = 72, kLineWidth = 92;
constexpr int kTypingPauseMs = 30;

struct OpenedCorpus {
    std::shared_ptr<const Model> model;
    BuiltIndex built;
};

}  // namespace

ExplorePanel::ExplorePanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "explore", tr("Explore"), parent),
      model_(new ModelBox(tr("Model"))),
      open_(new QPushButton(tr("Open corpus…"))),
      column_(new QSpinBox),
      query_(new QueryCard),
      sentences_(new SentenceModel(this)),
      table_(new DataTable(tr("Neighbours"))),
      list_(new Card(tr("Nearest sentences"))),
      study_(new StudyCard(jobs())),
      search_(jobs(), this, kTypingPauseMs),
      work_(new QWidget) {
    buildContent();
    buildActions();
    connect(open_, &QPushButton::clicked, this, &ExplorePanel::askForCorpus);
    connect(query_, &QueryCard::changed, this, &ExplorePanel::ask);
    connect(study_, &StudyCard::failed, this, [this](const Error& error) { messages().showError(error); });
    connect(study_, &StudyCard::sentenceChosen, this,
            [this](const QString& text) { query_->setText(text, true); });
    connect(study_, &StudyCard::listWanted, this,
            [this](const std::vector<FoundSentence>& found, const QString& title) {
                search_.cancel();
                list_->setTitle(title);
                sentences_->setSentences(found);
            });
    connect(table_, &QTableView::clicked, this,
            [this](const QModelIndex& index) { walkTo(table_->sourceRow(index.row())); });
    connect(table_, &DataTable::rowActivated, this, &ExplorePanel::walkTo);
    connect(model_, &ModelBox::chosen, this, [this] {
        if (!path_.isEmpty() && model_->path() != openedModel_) openCorpus(path_);
    });
    connect(column_, &QSpinBox::editingFinished, this, [this] {
        if (index_ && column_->value() - 1 != index_->record().column) openCorpus(path_);
    });
    followJobs();
}

void ExplorePanel::buildContent() {
    column_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    column_->setRange(1, 100);
    column_->setPrefix(tr("column "));
    column_->setAccessibleName(tr("Column of the sentences"));
    column_->hide();
    addHeaderWidget(model_, tr("Model"));
    addHeaderWidget(column_);
    addHeaderWidget(open_);

    table_->setSource(sentences_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table_->setColumnWidth(SentenceModel::kCosine, kCosineWidth);
    table_->setColumnWidth(SentenceModel::kLine, kLineWidth);
    table_->setStretchColumn(SentenceModel::kSentence);
    table_->setItemDelegateForColumn(SentenceModel::kCosine, new HeatDelegate(table_));
    table_->setToolTip(tr("Click a sentence to search for it"));
    list_->body()->addWidget(table_, 1);
    study_->setMinimumWidth(300);

    auto* lower = new QHBoxLayout;
    lower->setSpacing(space::kCardGap);
    lower->addWidget(list_, 5);
    lower->addWidget(study_, 4);
    auto* inside = new QVBoxLayout(work_);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(space::kCardGap);
    inside->addWidget(query_);
    inside->addLayout(lower, 1);
    auto* invitation = new EmptyState("explore",
                                      tr("Open a text of any size, one sentence per line: what you type "
                                         "finds the nearest sentences in every language the model knows."),
                                      tr("Open corpus…"));
    connect(invitation, &EmptyState::clicked, this, &ExplorePanel::askForCorpus);
    invitation_ = invitation;
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(work_, 1);
    layout->addWidget(invitation_, 1);
    setContentOfModels(
        content, tr("A trained model finds sentences with similar meaning; this project has none yet."));
    closeCorpus();
}

void ExplorePanel::buildActions() {
    addPanelAction(tr("Open a corpus…"), {}, [this] { askForCorpus(); });
    addPanelAction(tr("Build the index again"), {}, [this] {
        if (!path_.isEmpty()) openCorpus(path_, true);
    });
    addPanelAction(tr("Draw the map of the corpus"), {}, [this] {
        study_->showPage(StudyCard::mapPage);
        study_->drawMap();
    });
    addPanelAction(tr("Find near duplicates"), {}, [this] {
        study_->showPage(StudyCard::duplicatesPage);
        study_->findDuplicates();
    });
    addPanelAction(tr("Find sentences of the same style"), {}, [this] {
        if (study_->style().offered()) study_->showPage(StudyCard::stylePage);
    });
    addPanelAction(tr("Explore with a model file…"), {}, [this] { model_->askForFile(); });
}

void ExplorePanel::closeCorpus() {
    index_.reset();
    answer_.reset();
    explorer_.reset();
    search_.cancel();
    study_->setExplorer(nullptr);
    study_->style().setCorpus(nullptr, {});
    study_->offerStyle(false);
    sentences_->setSentences({});
    work_->hide();
    invitation_->show();
    open_->hide();
    setSubtitle(tr("Sentences with similar meaning, across languages"));
}

void ExplorePanel::projectOpened() {
    if (job_) jobs().stop(job_);
    job_ = 0;
    path_.clear();
    closeCorpus();
    messages().hide();
}

void ExplorePanel::contentChanged() {
    model_->showProject(project());
    showEmpty(model_->path().isEmpty());
    reopen();
}

void ExplorePanel::showEvent(QShowEvent* event) {
    Panel::showEvent(event);
    reopen();
}

void ExplorePanel::reopen() {
    if (!isVisible() || wantedCorpus_.isEmpty() || model_->path().isEmpty()) return;
    // A path from another project is not opened in this one.
    if (wantedProject_ != toText(project().folder())) return;
    const QString path = std::exchange(wantedCorpus_, {});
    if (!path_.isEmpty() || !QFileInfo(path).isFile()) return;
    path_ = path;
    column_->setValue(wantedColumn_);
    openCorpus(path);
}

void ExplorePanel::openCorpus(const QString& path, bool again) {
    if (model_->path().isEmpty()) return;
    if (job_) jobs().stop(job_);
    messages().hide();
    const bool columns = path.endsWith(".tsv") || path.endsWith(".tsv.gz");
    column_->setVisible(columns);
    if (path != path_) column_->setValue(1);
    path_ = path;
    openedModel_ = model_->path();
    IndexRequest request;
    request.corpus = toPath(path);
    request.column = columns ? column_->value() - 1 : 0;
    request.again = again;
    const QString name = QString("%1.%2.%3.index")
                             .arg(QFileInfo(path).fileName(), model_->modelName())
                             .arg(request.column + 1);
    request.folder = project().folder("corpora") / toPath(name);
    job_ = jobs().start(
        this, tr("Opening %1").arg(QFileInfo(path).fileName()),
        [models = cache_, model = model_->path(), request](JobContext& job) -> Result<OpenedCorpus> {
            const auto loaded = models->load(model);
            if (!loaded) return loaded.error();
            Result<BuiltIndex> built = buildIndex(**loaded, request, job);
            if (!built) return built.error();
            return OpenedCorpus{*loaded, std::move(built).value()};
        },
        [this, path, request](Result<OpenedCorpus> opened) {
            if (path != path_) return;
            job_ = 0;
            if (opened.outcome() == Outcome::failed) {
                const QString sentence = inWindowWords(opened.error());
                messages().showMessage(MessageBar::Kind::error, sentence, tr("Build again"),
                                       [this] { openCorpus(path_, true); });
            } else if (opened.stopped()) {
                messages().showMessage(MessageBar::Kind::info,
                                       tr("Stopped: the finished part is kept, and opening the corpus again "
                                          "resumes from there."));
            } else {
                index_ = opened->built.index;
                explorer_ = std::make_shared<CorpusExplorer>(opened->model, index_);
                study_->setExplorer(std::make_shared<CorpusExplorer>(opened->model, index_));
                study_->style().setCorpus(opened->model, request);
                study_->offerStyle(study_->style().offered());
                query_->setApproximate(index_->record().kind != IndexKind::exact);
                work_->show();
                invitation_->hide();
                open_->show();
                describe();
                ask();
                query_->field()->setFocus();
            }
            emit corpusOpened(opened.ok());
        });
}

void ExplorePanel::ask() {
    if (!index_) return;
    study_->setFilter(query_->filter());
    if (query_->text().trimmed().isEmpty()) {
        search_.cancel();
        answer_.reset();
        sentences_->setSentences({});
        study_->style().ask({});
        list_->setTitle(tr("Nearest sentences"));
        return;
    }
    NeighbourQuestion question;
    question.text = query_->text().toStdString();
    question.filter = query_->filter();
    question.exact = query_->exact();
    study_->style().ask(question);
    search_.start(
        tr("Searching"),
        [explorer = explorer_, question](JobContext& job) {
            return answerNeighbours(*explorer, question, job);
        },
        [this](const Result<NeighbourAnswer>& answer) {
            if (!answer) return messages().showError(answer.error());
            showAnswer(*answer);
        });
}

void ExplorePanel::showAnswer(const NeighbourAnswer& answer) {
    answer_ = answer;
    messages().hide();
    sentences_->setSentences(answer.found);
    list_->setTitle(study_->style().offered() ? tr("Nearest sentences in meaning") : tr("Nearest sentences"));
    describe();
    emit neighboursShown();
}

void ExplorePanel::describe() {
    const IndexRecord& record = index_->record();
    QStringList parts{tr("<b>%1</b>").arg(QFileInfo(path_).fileName().toHtmlEscaped()),
                      tr("%1 sentences").arg(countText(record.lines))};
    if (record.kind == IndexKind::exact)
        parts << tr("exact search");
    else
        parts << tr("index %1, recall of 10 %2")
                     .arg(QString::fromStdString(std::string(nameOf(record.kind))), scoreText(record.recall));
    if (answer_) parts << tr("%1 ms").arg(numberText(answer_->seconds * 1000, 0));
    setSubtitle(parts.join(QString::fromUtf8(" · ")));
}

void ExplorePanel::walkTo(int row) {
    if (row < 0 || row >= sentences_->rowCount()) return;
    query_->setText(QString::fromStdString(sentences_->sentence(row).text), true);
}

bool ExplorePanel::openFile(const QString& path) {
    if (looksLikeModel(path)) {
        model_->choose(path);
        return true;
    }
    if (!QFileInfo(path).isFile() || model_->path().isEmpty()) return false;
    openCorpus(path);
    return true;
}

void ExplorePanel::askForCorpus() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a corpus"), toText(project().folder("corpora")),
                                     tr("Text (*.txt *.tsv *.gz);;All files (*)"));
    if (!file.isEmpty()) openCorpus(file);
}

void ExplorePanel::saveState(QSettings& settings) const {
    model_->saveState(settings);
    settings.setValue("query", query_->text());
    settings.setValue("project", toText(project().folder()));
    settings.setValue("corpus", isOpen() ? path_ : wantedCorpus_);
    settings.setValue("column", isOpen() ? static_cast<int>(column_->value()) : wantedColumn_);
}

void ExplorePanel::restoreState(QSettings& settings) {
    model_->restoreState(settings);
    query_->setText(settings.value("query").toString(), false);
    wantedProject_ = settings.value("project").toString();
    wantedCorpus_ = settings.value("corpus").toString();
    wantedColumn_ = settings.value("column", 1).toInt();
    reopen();
}

}  // namespace paragram::ui
