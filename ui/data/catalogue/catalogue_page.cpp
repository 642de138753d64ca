#include "ui/data/catalogue/catalogue_page.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <span>

#include "core/tasks/data/download_data.h"
#include "ui/data/catalogue/catalogue_model.h"
#include "ui/data/catalogue/entry_card.h"
#include "ui/data/catalogue/system_proxy.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/splitter.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kEntryWidth = 440;

// The address of an entry's first file, for choosing a proxy; mirrors use the same one.
std::string addressOf(const std::string& id) {
    const CatalogueEntry* entry = findEntry(id);
    return entry && !entry->files.empty() && !entry->files[0].urls.empty() ? entry->files[0].urls[0]
                                                                           : std::string();
}

bool hasState(const DownloadState& state) {
    return state.begun || !state.files.empty();
}

}  // namespace

CataloguePage::CataloguePage(Project& project, JobRunner& jobs, MessageBar& messages, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      messages_(messages),
      search_(new QLineEdit),
      kind_(new QComboBox),
      entries_(new CatalogueModel(this)),
      table_(new DataTable(tr("Catalogue"))),
      card_(new EntryCard),
      opus_(new OpusModel(this)),
      opusTable_(new DataTable(tr("OPUS corpora"))),
      ask_(new QPushButton(tr("Search OPUS"))),
      take_(new QPushButton(tr("Use a file I have…"))),
      states_(jobs, this) {
    auto* right = new QWidget;
    auto* cards = new QVBoxLayout(right);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(space::kCardGap);
    cards->addWidget(card_);
    cards->addWidget(buildOpus(), 1);
    cards->addStretch();
    auto* sides = new Splitter(Qt::Horizontal);
    sides->addWidget(buildList());
    sides->addWidget(right);
    sides->setStretchFactor(0, 1);
    sides->setSizes({10000, kEntryWidth});
    sides->setChildrenCollapsible(false);
    sides->setHandleWidth(space::kCardGap);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(sides);
    connect(search_, &QLineEdit::textChanged, this, &CataloguePage::search);
    connect(kind_, &QComboBox::currentIndexChanged, this, &CataloguePage::search);
    connect(table_, &DataTable::currentRowChanged, this, &CataloguePage::showEntry);
    connect(table_, &DataTable::rowActivated, this, [this] { download(); });
    connect(opusTable_, &DataTable::rowActivated, this, &CataloguePage::downloadCorpus);
    connect(card_, &EntryCard::downloadWanted, this, [this] { download(); });
    connect(card_, &EntryCard::useWanted, this, &CataloguePage::use);
    connect(card_, &EntryCard::folderWanted, this, [this] {
        if (const DownloadState* state = current())
            QDesktopServices::openUrl(QUrl::fromLocalFile(toText(state->folder)));
    });
    connect(ask_, &QPushButton::clicked, this, &CataloguePage::askOpus);
    connect(take_, &QPushButton::clicked, this, &CataloguePage::askForFile);
    table_->selectSourceRow(0);
}

QWidget* CataloguePage::buildList() {
    auto* card = new Card(tr("Public data and models"));
    search_->setPlaceholderText(tr("Search everything"));
    search_->setClearButtonEnabled(true);
    search_->setAccessibleName(tr("Search the catalogue"));
    kind_->setAccessibleName(tr("Kind of entry"));
    kind_->addItem(tr("All kinds"), QString());
    for (const CatalogueEntry& entry : catalogue()) {
        const QString kind = QString::fromStdString(entry.kind);
        if (kind_->findData(kind) < 0) kind_->addItem(kindText(entry.kind), kind);
    }
    auto* line = new QHBoxLayout;
    line->setSpacing(space::kGap);
    line->addWidget(search_, 1);
    line->addWidget(kind_);
    card->addToHeader(take_);
    table_->setSource(entries_);
    table_->setPlaceholder(DataTable::tr("No row matches."));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setStretchColumn(CatalogueModel::kTitle);
    table_->setColumnWidth(CatalogueModel::kKind, 116);
    table_->setColumnWidth(CatalogueModel::kLicence, 128);
    table_->setColumnWidth(CatalogueModel::kState, 92);
    table_->setColumnHidden(CatalogueModel::kState, true);
    card->body()->addLayout(line);
    card->body()->addWidget(table_);
    return card;
}

QWidget* CataloguePage::buildOpus() {
    opusCard_ = new Card(tr("OPUS online"));
    opusCard_->setNote(tr("for the two languages above"));
    opusCard_->addToHeader(ask_);
    ask_->setToolTip(tr("List what OPUS has for the two languages above; needs an internet connection"));
    opusTable_->setSource(opus_);
    opusTable_->setPlaceholder(tr("The corpora that OPUS has for the two languages appear here."));
    opusTable_->setSelectionMode(QAbstractItemView::SingleSelection);
    opusTable_->setStretchColumn(OpusModel::kCorpus);
    opusTable_->setColumnWidth(OpusModel::kPairs, 96);
    opusTable_->setColumnWidth(OpusModel::kSize, 76);
    opusTable_->setToolTip(tr("Press Enter or double-click to download a corpus"));
    opusCard_->body()->addWidget(opusTable_);
    return opusCard_;
}

void CataloguePage::search() {
    const DownloadState* state = current();
    const std::string id = state ? state->entry->id : std::string();
    entries_->search(search_->text().simplified(), kind_->currentData().toString());
    table_->selectSourceRow(std::max(entries_->rowOf(id), 0));
    showEntry();
}

const DownloadState* CataloguePage::current() const {
    const QList<int> rows = table_->selectedSourceRows();
    return rows.isEmpty() || rows.front() >= entries_->rowCount() ? nullptr : &entries_->state(rows.front());
}

void CataloguePage::showEntry() {
    const DownloadState* state = current();
    opusCard_->setVisible(state && state->entry->id.starts_with("opus-"));
    if (!state) return card_->clear();
    card_->showState(*state);
}

void CataloguePage::chooseEntry(const std::string& id) {
    if (entries_->rowOf(id) < 0) {
        kind_->setCurrentIndex(0);
        search_->clear();
    }
    table_->selectSourceRow(entries_->rowOf(id));
    showEntry();
}

void CataloguePage::refresh() {
    if (!project_.isOpen()) return;
    states_.start(
        tr("Checking the downloads"),
        [folder = folder()](JobContext&) -> Result<std::vector<DownloadState>> {
            return downloadStates(folder);
        },
        [this](Result<std::vector<DownloadState>> states) {
            if (!states) return messages_.showError(states.error(), {[this] { refresh(); }});
            table_->setColumnHidden(CatalogueModel::kState, std::ranges::none_of(*states, hasState));
            entries_->setStates(std::move(*states));
            showEntry();
        });
}

void CataloguePage::download(bool allowLarge) {
    const DownloadState* state = current();
    if (!state || job_ != 0 || !card_->downloadButton().isEnabled()) return;
    if (state->entry->large && !allowLarge) {
        return messages_.showMessage(
            MessageBar::Kind::warning,
            tr("%1 is larger than 500 MB. Download it?").arg(QString::fromStdString(state->entry->title)),
            tr("Download"), [this] { download(true); });
    }
    start(state->entry->id, {}, allowLarge);
}

void CataloguePage::downloadCorpus(int row) {
    if (job_ != 0) return;
    const OpusCorpus corpus = opus_->corpus(row);
    const auto run = [this, url = corpus.url] { start({}, url, true); };
    if (corpus.bytes <= kLargeDownload) return run();
    messages_.showMessage(
        MessageBar::Kind::warning,
        tr("%1 is %2. Download it?")
            .arg(QString::fromStdString(corpus.corpus), bytesText(static_cast<double>(corpus.bytes))),
        tr("Download"), run);
}

void CataloguePage::start(const std::string& entry, const std::string& url, bool allowLarge) {
    messages_.hide();
    DownloadDataRequest request;
    request.entry = entry;
    request.url = url;
    request.choice = card_->choice();
    request.folder = folder();
    request.allowLarge = allowLarge;
    const QString name =
        entry.empty() ? QString::fromStdString(url).section('/', -1) : QString::fromStdString(entry);
    card_->setBusy(true);
    job_ = jobs_.start(
        this, tr("Download %1").arg(name),
        [request](JobContext& job) mutable {
            request.proxy = systemProxy(request.url.empty() ? addressOf(request.entry) : request.url);
            return downloadData(request, job);
        },
        [this, entry, url, allowLarge](Result<DownloadDataSummary> summary) {
            job_ = 0;
            card_->setBusy(false);
            refresh();
            emit downloaded(summary.outcome() == Outcome::finished);
            if (summary.stopped())
                return messages_.showMessage(MessageBar::Kind::info,
                                             tr("Stopped; the next download resumes from here."));
            if (!summary) {
                // A download that turned out to be large can still be started.
                if (!allowLarge && summary.error().action == "agree to it with --yes")
                    return messages_.showMessage(
                        MessageBar::Kind::warning, tr("This is larger than 500 MB. Download it?"),
                        tr("Download"), [this, entry, url] { start(entry, url, true); });
                return messages_.showError(
                    summary.error(), {[this, entry, url, allowLarge] { start(entry, url, allowLarge); }});
            }
            const fs::path file = summary->files.front().path;
            const QString text = summary->files.front().wasThere ? tr("Already downloaded and complete.")
                                                                 : tr("Downloaded and checked.");
            if (entry.empty())
                return messages_.showMessage(MessageBar::Kind::good, text, tr("Import pairs…"),
                                             [this, file] { emit importWanted(file, {}); });
            messages_.showMessage(MessageBar::Kind::good, text);
        });
}

void CataloguePage::askForFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Use a file I have"));
    if (!file.isEmpty()) useFile(toPath(file));
}

void CataloguePage::useFile(const fs::path& file) {
    jobs_.start(
        this, tr("Recognise %1").arg(toText(file.filename())),
        [file, folder = folder()](JobContext& job) { return useLocalFile(file, folder, job); },
        [this, file](Result<AdoptSummary> adopted) {
            refresh();
            emit downloaded(adopted.outcome() == Outcome::finished);
            if (adopted.stopped()) return;
            if (!adopted) return messages_.showError(adopted.error(), {[this, file] { useFile(file); }});
            chooseEntry(adopted->entry);
            const QString title = QString::fromStdString(adopted->title);
            messages_.showMessage(MessageBar::Kind::good,
                                  adopted->bySum
                                      ? tr("This is %1: size and checksum are as published.").arg(title)
                                      : tr("This is %1 by its name; no checksum is published.").arg(title));
        });
}

void CataloguePage::askOpus() {
    const CatalogueChoice choice = card_->choice();
    if (choice.first.empty() || choice.second.empty())
        return messages_.showMessage(MessageBar::Kind::info, tr("Choose two languages first."));
    messages_.hide();
    ask_->setEnabled(false);
    jobs_.start(
        this, tr("Searching OPUS"),
        [choice, service = opusService()](JobContext& job) {
            return listOpus(choice.first, choice.second, job, service, systemProxy(service));
        },
        [this, choice](Result<std::vector<OpusCorpus>> corpora) {
            ask_->setEnabled(true);
            if (!corpora) return messages_.showError(corpora.error(), {[this] { askOpus(); }});
            if (corpora->empty())
                messages_.showMessage(MessageBar::Kind::info,
                                      tr("OPUS has nothing for these two languages."));
            opusCard_->setNote(QString::fromStdString(choice.first + "–" + choice.second));
            opus_->setCorpora(std::move(*corpora));
        },
        JobWeight::light);
}

void CataloguePage::use() {
    const DownloadState* state = current();
    if (!state || state->files.empty()) return;
    const std::string& use = state->entry->use;
    const fs::path last = state->folder / state->files.back().file;
    const QString file = toText(last);
    if (use == "import") {
        // One text file per language: the last two belong together.
        const bool sides = state->entry->files.size() == 2 && state->files.size() > 1;
        const fs::path first = sides ? state->folder / state->files[state->files.size() - 2].file : last;
        return emit importWanted(first, sides ? last : fs::path());
    }
    if (use == "explore") emit useWanted("explore", file);
    if (use == "mine") emit useWanted("mine", {});
    if (use == "evaluate") emit useWanted("evaluate", toText(state->folder));
    if (use == "model") emit useWanted("export", file);
    if (use != "align") return;
    constexpr std::size_t kBoth = 2;  // a document and its translation
    for (const auto& document : std::span(state->files).first(std::min(kBoth, state->files.size())))
        emit useWanted("align", toText(state->folder / document.file));
}

void CataloguePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit closed();
    QWidget::keyPressEvent(event);
}

}  // namespace paragram::ui
