#include "ui/exploring/explore_panel.h"

#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

#include "ui/exploring/memory_box.h"
#include "ui/exploring/memory_page.h"
#include "ui/exploring/query_card.h"
#include "ui/exploring/sentence_model.h"
#include "ui/exploring/study_card.h"
#include "ui/exploring/style_page.h"
#include "ui/models/model_box.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

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
      memory_(new MemoryPage(project(), jobs(), cache_)),
      search_(jobs(), this, kTypingPauseMs),
      pages_(new QStackedWidget),
      corpusTab_(new QToolButton),
      memoryTab_(new QToolButton),
      work_(new QWidget) {
    buildContent();
    buildActions();
    setAcceptDrops(true);
    connect(corpusTab_, &QToolButton::clicked, this, [this] { showMemory(false); });
    connect(memoryTab_, &QToolButton::clicked, this, [this] { showMemory(true); });
    connect(memory_, &MemoryPage::failed, this, [this](const Error& error) { messages().showError(error); });
    connect(memory_, &MemoryPage::described, this, &ExplorePanel::describe);
    connect(memory_, &MemoryPage::shown, &messages(), &QWidget::hide);
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
        memory_->setModel(model_->path(), model_->modelName());
        if (!path_.isEmpty() && model_->path() != openedModel_) openCorpus(path_);
    });
    connect(column_, &QSpinBox::editingFinished, this, [this] {
        if (index_ && column_->value() - 1 != index_->record().column) openCorpus(path_);
    });
    followJobs();
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
    showMemory(memoryIsShown());
}

void ExplorePanel::projectOpened() {
    if (job_) jobs().stop(job_);
    job_ = 0;
    path_.clear();
    memory_->reset();
    closeCorpus();
    messages().hide();
}

void ExplorePanel::contentChanged() {
    model_->showProject(project());
    memory_->setModel(model_->path(), model_->modelName());
    memory_->showProject();
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
    column_->setProperty("wanted", columns);
    showMemory(memoryIsShown());
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
                showMemory(memoryIsShown());
                ask();
                if (!memoryIsShown()) query_->field()->setFocus();
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
            if (!answer) return messages().showError(answer.error(), {[this] { ask(); }});
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
    if (memoryIsShown()) return setSubtitle(memory_->description());
    if (!index_) return setSubtitle(tr("Sentences with similar meaning, across languages"));
    const IndexRecord& record = index_->record();
    QStringList parts{tr("<b>%1</b>").arg(QFileInfo(path_).fileName().toHtmlEscaped()),
                      tr("%1 sentences", nullptr, plural(record.lines)).arg(countText(record.lines))};
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
    if (wantsDrop(path)) {
        takeDrop(path);
        return true;
    }
    if (looksLikeModel(path)) {
        model_->choose(path);
        return true;
    }
    if (!QFileInfo(path).isFile() || model_->path().isEmpty()) return false;
    showMemory(false);
    openCorpus(path);
    return true;
}

// Tables of pairs can also be a corpus.
bool ExplorePanel::wantsDrop(const QString& path) const {
    return !model_->path().isEmpty() && isMemoryFile(path, memoryIsShown());
}

void ExplorePanel::takeDrop(const QString& path) {
    messages().hide();
    showMemory(true);
    memory_->openFile(path);
}

void ExplorePanel::saveState(QSettings& settings) const {
    model_->saveState(settings);
    memory_->saveState(settings);
    settings.setValue("page", memoryIsShown() ? "memory" : "corpus");
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
    memory_->restoreState(settings);
    showMemory(settings.value("page").toString() == "memory");
    reopen();
}

}  // namespace paragram::ui
