#include "ui/tokenizer/tokenizer_panel.h"

#include <QDesktopServices>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QUrl>

#include "core/base/files/atomic_file.h"
#include "ui/forms/setting_form.h"
#include "ui/models/language_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/tokenizer/coverage_card.h"
#include "ui/tokenizer/tokenizer_list_model.h"
#include "ui/tokenizer/tokenizer_setup.h"
#include "ui/tokenizer/tokenizer_trial.h"
#include "ui/tokenizer/vocabulary_model.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kSideWidth = 348, kNarrowSide = 258;
constexpr int kCountWidth = 84, kNarrowCount = 74, kIdWidth = 68, kNarrowId = 46;
constexpr int kRoomForAll = 1180;  // of the panel, for all columns of the vocabulary

}  // namespace

TokenizerPanel::TokenizerPanel(const PanelContext& context, QWidget* parent)
    : Panel(context, "tokenizer", tr("Tokenizer"), parent),
      list_(new TokenizerListModel(this)),
      files_(new FileListCard(tr("Tokenizers"), *list_)),
      setup_(new TokenizerSetup),
      trial_(new TokenizerTrial(context.jobs)),
      vocabulary_(new VocabularyModel(this)),
      vocabularyTable_(new DataTable(tr("Vocabulary"))),
      vocabularyCard_(new Card(tr("Vocabulary"))),
      filter_(new QLineEdit),
      coverage_(new CoverageCard(context.jobs)),
      loading_(context.jobs, this) {
    auto* content = new QWidget;
    auto* layout = new QHBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(buildLeft());
    layout->addWidget(buildRight(), 1);
    auto* empty = new EmptyState("tokenizer",
                                 tr("A tokenizer is trained on sentence pairs; this project has none yet."),
                                 tr("Import pairs"));
    connect(empty, &EmptyState::clicked, this, [this] { emit panelRequested("data", {}); });
    setContent(content, empty);
    showEmpty(true);
    buildActions();
    connect(setup_, &TokenizerSetup::trainClicked, this, &TokenizerPanel::train);
    connect(setup_, &TokenizerSetup::stopClicked, this, [this] { jobs().stop(job_); });
    connect(&files_->table(), &DataTable::currentRowChanged, this, &TokenizerPanel::showCurrent);
    connect(
        list_, &TokenizerListModel::renameRequested, this,
        [this](int row, const QString& name) { rename(list_->entry(row).file, name); }, Qt::QueuedConnection);
    connect(filter_, &QLineEdit::textChanged, vocabulary_, &VocabularyModel::setFilter);
    connect(vocabulary_, &QAbstractItemModel::modelReset, this, [this] {
        const int rows = vocabulary_->rowCount();
        vocabularyCard_->setNote(rows == vocabulary_->size()
                                     ? QString()
                                     : tr("%1 of %2").arg(countText(rows), countText(vocabulary_->size())));
    });
    connect(trial_, &TokenizerTrial::lowerCaseChanged, this,
            [this] { coverage_->setTokenizer(tokenizer_, trial_->lowerCases()); });
    connect(coverage_, &CoverageCard::cleared, this, [this] {
        vocabulary_->clearCounts();
        fitToWidth();
    });
    connect(coverage_, &CoverageCard::counted, this, [this] {
        const PieceCounts& counts = *coverage_->counts();
        vocabulary_->setCounts({counts.sides[0].counts, counts.sides[1].counts},
                               sideName(counts.info.sourceLanguage, true),
                               sideName(counts.info.targetLanguage, false));
        fitToWidth();
    });
    connect(coverage_, &CoverageCard::failed, this, [this](const Error& e) { messages().showError(e); });
}

// If not all columns of the vocabulary fit, counts matter more than lengths.
void TokenizerPanel::fitToWidth() {
    const bool counted = vocabulary_->columnCount() > VocabularyModel::kSource;
    const bool narrow = width() < kRoomForAll;
    files_->parentWidget()->setFixedWidth(scaled(narrow ? kNarrowSide : kSideWidth));
    // The subtitle names the kind, too; names of files need the room.
    files_->table().setColumnHidden(TokenizerListModel::kKind, narrow);
    vocabularyTable_->setColumnHidden(VocabularyModel::kLength, counted && narrow);
    vocabularyTable_->setColumnWidth(VocabularyModel::kId, narrow ? kNarrowId : kIdWidth);
    for (int column = VocabularyModel::kSource; column < vocabulary_->columnCount(); ++column)
        vocabularyTable_->setColumnWidth(column, narrow ? kNarrowCount : kCountWidth);
}

void TokenizerPanel::resizeEvent(QResizeEvent* event) {
    Panel::resizeEvent(event);
    fitToWidth();
}

QWidget* TokenizerPanel::buildLeft() {
    files_->table().setColumnWidth(TokenizerListModel::kKind, 128);
    files_->table().setColumnWidth(TokenizerListModel::kPieces, 66);
    auto* left = new QWidget;
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(files_);
    layout->addWidget(setup_, 1);
    return left;
}

QWidget* TokenizerPanel::buildRight() {
    vocabularyTable_->setSource(vocabulary_, false);
    // The model sorts when a heading is clicked.
    vocabularyTable_->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    vocabularyTable_->setSortingEnabled(true);
    vocabularyTable_->setStretchColumn(VocabularyModel::kPiece);
    vocabularyTable_->setColumnWidth(VocabularyModel::kLength, kIdWidth);
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Show pieces that contain a text"));
    filter_->setClearButtonEnabled(true);
    filter_->setMaximumWidth(scaled(140));
    vocabularyCard_->addToHeader(filter_);
    vocabularyCard_->body()->addWidget(vocabularyTable_);
    auto* bottom = new QHBoxLayout;
    bottom->setSpacing(space::kCardGap);
    bottom->addWidget(vocabularyCard_, 1);
    bottom->addWidget(coverage_, 1);
    auto* right = new QWidget;
    auto* layout = new QVBoxLayout(right);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(trial_, 2);
    layout->addLayout(bottom, 3);
    return right;
}

void TokenizerPanel::buildActions() {
    addPanelAction(tr("Train a tokenizer"), QKeySequence("Ctrl+Return"), [this] { train(); });
    addPanelAction(tr("Try a sentence"), QKeySequence("Ctrl+E"),
                   [this] { trial_->sentence().setFocus(Qt::ShortcutFocusReason); });
    addPanelAction(tr("Filter the vocabulary"), QKeySequence::Find,
                   [this] { filter_->setFocus(Qt::ShortcutFocusReason); });
    files_->addFileAction(addPanelAction(tr("Add a tokenizer from a file…"), {}, [this] { chooseFile(); }),
                          "add");
    const auto add = [&](const QString& iconName, const QString& text, const QKeySequence& key, auto slot) {
        tokenizerActions_ << addPanelAction(text, {}, slot);
        files_->addFileAction(tokenizerActions_.last(), iconName, key);
    };
    add("edit", tr("Rename the tokenizer"), QKeySequence(Qt::Key_F2), [this] { files_->editName(); });
    add("folder", tr("Show the tokenizer in the file manager"), {},
        [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(toText(project().folder("tokenizers")))); });
    add("delete", tr("Remove the tokenizer"), QKeySequence(Qt::Key_Delete), [this] { removeTokenizer(); });
}

void TokenizerPanel::chooseFile() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Add a SentencePiece model or a vocabulary"),
                                                      {}, tr("Tokenizers (*.model *.vocab);;All files (*)"));
    if (!file.isEmpty()) load(toPath(file));
}

bool TokenizerPanel::openFile(const QString& path) {
    const fs::path file = toPath(path);
    if (file.parent_path() == project().folder("tokenizers")) {
        wanted_ = file;
        contentChanged();
        return true;
    }
    if (file.extension() != ".model" && file.extension() != ".vocab") return false;
    load(file);
    return true;
}

void TokenizerPanel::load(const fs::path& file) {
    const fs::path to = project().freeName("tokenizers", toText(file.stem()), toText(file.extension()));
    jobs().start(
        this, tr("Adding a tokenizer"),
        [file, to](JobContext&) -> Result<Nothing> {
            // Read as a tokenizer first: only a usable one is copied into the project.
            const auto tokenizer = loadTokenizer(file);
            if (!tokenizer) return tokenizer.error();
            const auto bytes = readFile(file);
            if (!bytes) return bytes.error();
            writeFileAtomically(to, *bytes);
            return Nothing{};
        },
        [this, file, to](const Result<Nothing>& copied) {
            if (!copied) return messages().showError(copied.error(), {[this, file] { load(file); }});
            messages().hide();
            wanted_ = to;
            contentChanged();
        },
        JobWeight::light);
}

void TokenizerPanel::train() {
    if (job_ || !setup_->trainButton()->isEnabled()) return;
    TokenizerRequest request = setup_->request();
    request.output = project().freeName("tokenizers", setup_->tokenizerName(), setup_->ending());
    const QString name = toText(request.output.stem());
    messages().hide();
    setup_->setTraining(true);
    job_ = jobs().start(
        this, tr("Training tokenizer %1").arg(name),
        [request](JobContext& job) { return trainTokenizer(request, job); },
        [this, name, file = request.output](const Result<TokenizerSummary>& summary) {
            endTraining(name, file, summary);
        });
}

void TokenizerPanel::endTraining(const QString& name, const fs::path& file,
                                 const Result<TokenizerSummary>& summary) {
    job_ = 0;
    setup_->setTraining(false);
    if (summary.stopped()) {
        messages().showMessage(MessageBar::Kind::info, tr("Stopped; no tokenizer was written."));
    } else if (!summary) {
        messages().showError(summary.error(), {[this] { train(); }});
    } else {
        const TokenizerSummary& s = *summary;
        QString text = tr("%1: %2 pieces learned from %3 sentences in %4; %5 pieces per word, %6 % unknown.",
                          nullptr, plural(s.sentences))
                           .arg(name, countText(static_cast<qint64>(s.pieces)), countText(s.sentences),
                                durationText(s.seconds), numberText(s.piecesPerWord, 2),
                                numberText(100 * s.unknownShare, 2));
        if (s.manyUnknown() && s.kind == TokenizerKind::sentencepiece)
            text += " " + tr("Increase the character coverage to include more characters.");
        messages().showMessage(MessageBar::Kind::good, text);
        wanted_ = file;
        contentChanged();
    }
    emit trainingEnded(summary.ok());
}

void TokenizerPanel::contentChanged() {
    setup_->showProject(project());
    coverage_->showProject(project());
    jobs().start(
        this, tr("Reading the tokenizers"),
        [files = project().tokenizers(), before = list_->entries()](JobContext& job)
            -> Result<std::vector<TokenizerEntry>> { return readTokenizers(files, before, job); },
        [this](Result<std::vector<TokenizerEntry>> entries) {
            if (!entries) return messages().showError(entries.error(), {[this] { contentChanged(); }});
            const fs::path wanted = wanted_.empty() ? shown_ : std::exchange(wanted_, {});
            list_->show(std::move(*entries));
            files_->showRows(wanted);
            showEmpty(list_->rowCount() == 0 && project().pairStores().empty());
            showCurrent();
            emit listed();
        },
        JobWeight::light);
}

const TokenizerEntry* TokenizerPanel::current() const {
    const int row = files_->currentRow();
    return row < 0 ? nullptr : &list_->entry(row);
}

void TokenizerPanel::showCurrent() {
    const TokenizerEntry* entry = current();
    for (QAction* action : tokenizerActions_) action->setEnabled(entry);
    describe();
    const fs::path file = entry ? entry->file : fs::path();
    if (entry && file == shown_ && entry->written == shownWritten_) return;
    shown_ = file;
    shownWritten_ = entry ? entry->written : fs::file_time_type();
    loading_.cancel();
    if (!entry || !entry->problem.isEmpty()) {
        tokenizer_.reset();
        trial_->setTokenizer(nullptr);
        coverage_->setTokenizer(nullptr, trial_->lowerCases());
        vocabulary_->show({});
        return;
    }
    loading_.start(
        tr("Reading a tokenizer"), [file](JobContext&) { return readWithPieces(file); },
        [this, entry = *entry](const Result<LoadedTokenizer>& loaded) { showLoaded(entry, loaded); });
}

void TokenizerPanel::showLoaded(const TokenizerEntry& entry, const Result<LoadedTokenizer>& loaded) {
    if (!loaded) {
        messages().showError(loaded.error(), {[this] { showCurrent(); }});
        shown_.clear();
        return;
    }
    tokenizer_ = loaded->tokenizer;
    trial_->setTokenizer(tokenizer_);
    coverage_->setTokenizer(tokenizer_, trial_->lowerCases());
    vocabulary_->show(loaded->pieces);
    vocabularyCard_->setToolTip(toText(entry.file));
}

void TokenizerPanel::describe() {
    const TokenizerEntry* entry = current();
    if (!entry) return setSubtitle(tr("No tokenizer yet"));
    if (!entry->problem.isEmpty()) return setSubtitle(entry->problem.toHtmlEscaped());
    setSubtitle(QStringList{QString("<b>%1</b>").arg(entry->name().toHtmlEscaped()),
                            entry->kind.toHtmlEscaped(), tr("vocabulary of %1").arg(countText(entry->pieces))}
                    .join(" · "));
}

void TokenizerPanel::removeTokenizer() {
    if (const TokenizerEntry* entry = current()) moveToTrash({entry->file});
}

void TokenizerPanel::saveState(QSettings& settings) const {
    settings.setValue("tokenizer", toText(shown_));
    settings.setValue("sentence", trial_->sentence().toPlainText());
    settings.setValue("lowerCase", trial_->lowerCases());
    settings.setValue("expert", setup_->form().expert());
}

void TokenizerPanel::restoreState(QSettings& settings) {
    wanted_ = toPath(settings.value("tokenizer").toString());
    trial_->sentence().setPlainText(settings.value("sentence").toString());
    trial_->setLowerCases(settings.value("lowerCase", true).toBool());
    setup_->form().setExpert(settings.value("expert", false).toBool());
}

}  // namespace paragram::ui
