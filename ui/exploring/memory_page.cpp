#include "ui/exploring/memory_page.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <cmath>

#include "core/base/stopwatch.h"
#include "ui/exploring/memory_box.h"
#include "ui/exploring/memory_match_model.h"
#include "ui/models/language_text.h"
#include "ui/project/project.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr std::size_t kMatches = 50;

struct Opened {
    std::shared_ptr<TranslationMemory> memory;
    Side side = Side::source;
};

}  // namespace

MemoryPage::MemoryPage(const Project& project, JobRunner& jobs, std::shared_ptr<ModelCache> models,
                       QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      models_(std::move(models)),
      memories_(new MemoryBox),
      open_(new QPushButton(tr("Open memory…"))),
      field_(new QLineEdit),
      searchButton_(new QPushButton(tr("Search"))),
      side_(new QComboBox),
      order_(new QComboBox),
      matches_(new MemoryMatchModel(this)),
      table_(new DataTable(tr("Translations of similar sentences"))),
      legend_(new QLabel),
      copy_(new QPushButton(tr("Copy translation (C)"))),
      list_(new Card(tr("Similar sentences"))),
      stack_(new QStackedWidget),
      invitation_(new EmptyState("explore", {}, {})),
      search_(jobs, this) {
    buildContent();
    connect(open_, &QPushButton::clicked, this, &MemoryPage::askForFile);
    connect(invitation_, &EmptyState::clicked, this, &MemoryPage::askForFile);
    connect(memories_, &MemoryBox::chosen, this, [this] {
        if (memories_->path() != openPath_) openMemory(hasAnswer());
    });
    connect(field_, &QLineEdit::returnPressed, this, &MemoryPage::search);
    connect(field_, &QLineEdit::textChanged, this, [this](const QString& text) {
        field_->setAlignment(text.isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft);
    });
    connect(searchButton_, &QPushButton::clicked, this, &MemoryPage::search);
    for (QComboBox* box : {side_, order_})
        connect(box, &QComboBox::activated, this, [this] {
            if (memory_) search();
        });
    connect(table_, &DataTable::rowActivated, this, &MemoryPage::copyTranslation);
    connect(table_, &DataTable::currentRowChanged, this, [this](int row) { copy_->setEnabled(row >= 0); });
    connect(copy_, &QPushButton::clicked, this, &MemoryPage::copyTranslation);
    nameSides();
    describe();
}

void MemoryPage::reset() {
    if (job_) jobs_.stop(std::exchange(job_, 0));
    search_.cancel();
    wanted_ = false;
    memory_.reset();
    openPath_.clear();
    matches_->setMatches({}, {}, {});
    nothingFound_ = false;
    nameSides();
    describe();
}

void MemoryPage::showProject() {
    memories_->showProject(project_);
    // What is open may be gone.
    if (memory_ && memories_->path() != openPath_) reset();
    describe();
}

void MemoryPage::setModel(const QString& path, const QString& name) {
    if (path == model_) return;
    model_ = path;
    modelName_ = name;
    if (!openPath_.isEmpty() && !path.isEmpty()) openMemory(hasAnswer());
}

void MemoryPage::openFile(const QString& path) {
    memories_->choose(path);
    field_->setFocus();
}

void MemoryPage::askForFile() {
    memories_->askForFile();
}

void MemoryPage::focusField() {
    field_->setFocus();
    field_->selectAll();
}

void MemoryPage::nameSides() {
    const int current = side_->currentIndex();
    const MemoryRecord record = memory_ ? memory_->record() : MemoryRecord{};
    side_->clear();
    side_->addItem(tr("language of the sentence"));
    side_->addItem(sideName(record.sourceLanguage, true));
    side_->addItem(sideName(record.targetLanguage, false));
    side_->setCurrentIndex(std::max(current, 0));
}

bool MemoryPage::hasAnswer() const {
    return nothingFound_ || matches_->rowCount() > 0;
}

void MemoryPage::openMemory(bool thenSearch) {
    const QString path = memories_->path();
    if (path.isEmpty() || model_.isEmpty()) return;
    reset();
    wanted_ = thenSearch;
    openPath_ = path;
    MemoryRequest request;
    request.pairs.first = toPath(path);
    request.replace = true;
    const QString name = QString("%1.%2.memory").arg(QFileInfo(path).fileName(), modelName_);
    request.folder = project_.folder("corpora") / toPath(name);
    const std::string text = field_->text().toStdString();
    const int side = side_->currentIndex();
    job_ = jobs_.start(
        this, tr("Opening %1").arg(QFileInfo(path).fileName()),
        [models = models_, model = model_, request, text, side](JobContext& job) -> Result<Opened> {
            const auto loaded = models->load(model);
            if (!loaded) return loaded.error();
            auto memory = TranslationMemory::open(*loaded, request, job);
            if (!memory) return memory.error();
            Opened opened{*memory};
            opened.side = side == 0 ? (*memory)->sideOf(text) : side == 1 ? Side::source : Side::target;
            const Result<Nothing> prepared = (*memory)->prepare(opened.side, job);
            if (!prepared) return prepared.error();
            return opened;
        },
        [this, path](const Result<Opened>& opened) {
            if (path != openPath_) return;
            job_ = 0;
            if (!opened) {
                openPath_.clear();
                wanted_ = false;
                if (!opened.stopped()) emit failed(opened.error());
                return describe();
            }
            memory_ = opened->memory;
            nameSides();
            describe();
            if (std::exchange(wanted_, false)) search();
        });
    describe();
}

void MemoryPage::prepare(Side side) {
    job_ = jobs_.start(
        this, tr("Embedding %1").arg(QFileInfo(openPath_).fileName()),
        [memory = memory_, side](JobContext& job) { return memory->prepare(side, job); },
        [this, memory = memory_](const Result<Nothing>& prepared) {
            if (memory != memory_) return;
            job_ = 0;
            if (prepared) return search();
            if (!prepared.stopped()) emit failed(prepared.error());
        });
}

void MemoryPage::search() {
    const std::string query = field_->text().trimmed().toStdString();
    if (query.empty()) {
        search_.cancel();
        matches_->setMatches({}, {}, {});
        nothingFound_ = false;
        return describe();
    }
    if (job_ || !memory_) {
        wanted_ = true;
        if (!job_) openMemory(true);
        return;
    }
    const int chosen = side_->currentIndex();
    const Side side = chosen == 0 ? memory_->sideOf(query) : chosen == 1 ? Side::source : Side::target;
    if (!memory_->isPrepared(side)) return prepare(side);
    const auto order = static_cast<MemoryOrder>(order_->currentData().toInt());
    search_.start(
        tr("Searching"),
        [memory = memory_, query, side, order](JobContext& job) -> Result<Answer> {
            const Stopwatch watch;
            const std::vector<std::string> queries{query};
            auto found = memory->search(queries, side, order, kMatches, job);
            if (!found) return found.error();
            return Answer{query, std::move(found->front()), watch.seconds()};
        },
        [this](Result<Answer> answer) {
            if (answer)
                showAnswer(std::move(*answer));
            else if (!answer.stopped())
                emit failed(answer.error());
        });
}

void MemoryPage::showAnswer(Answer answer) {
    const double seconds = answer.seconds;
    const bool isAsked = field_->text().trimmed().toStdString() == answer.query;
    matches_->setMatches(answer.query, std::move(answer.matches), memory_->record());
    table_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    nothingFound_ = matches_->rowCount() == 0;
    describe();
    list_->setNote(tr("%1 in %2 ms").arg(countText(matches_->rowCount()), numberText(seconds * 1000, 0)));
    if (matches_->rowCount() > 0) {
        table_->selectSourceRow(0);
        // The key that copies is the table's; whoever types on is not interrupted.
        if (isAsked && (field_->hasFocus() || searchButton_->hasFocus())) table_->setFocus();
    }
    emit shown();
}

void MemoryPage::copyTranslation() {
    const int row = table_->sourceRow(table_->currentIndex().row());
    if (row < 0 || row >= matches_->rowCount()) return;
    const QString translation = QString::fromStdString(matches_->match(row).translation());
    QApplication::clipboard()->setText(translation);
    // Not a message: it would move the rows.
    list_->setNote(tr("Copied: %1").arg(translation));
}

void MemoryPage::saveState(QSettings& settings) const {
    settings.setValue("memory", memories_->path());
    settings.setValue("memoryQuery", field_->text());
    settings.setValue("memorySide", side_->currentIndex());
    settings.setValue("memoryOrder", order_->currentIndex());
}

void MemoryPage::restoreState(const QSettings& settings) {
    memories_->restore(settings.value("memory").toString());
    field_->setText(settings.value("memoryQuery").toString());
    side_->setCurrentIndex(std::clamp(settings.value("memorySide").toInt(), 0, 2));
    order_->setCurrentIndex(std::clamp(settings.value("memoryOrder").toInt(), 0, 1));
    describe();
}

}  // namespace paragram::ui
