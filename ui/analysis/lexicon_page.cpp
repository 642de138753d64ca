#include "ui/analysis/lexicon_page.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QStringListModel>

#include "core/text/unicode.h"
#include "ui/analysis/lexicon_entry_model.h"
#include "ui/forms/number_box.h"
#include "ui/project/store_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"
#include "ui/widgets/splitter.h"

namespace paragram::ui {

namespace {

constexpr std::size_t kMostEntries = 100;
constexpr std::size_t kMostWords = 50'000;  // listed; any other word can be typed

}  // namespace

LexiconPage::LexiconPage(Project& project, JobRunner& jobs, MessageBar& messages, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      messages_(messages),
      stores_(new StoreBox),
      minimumCount_(new NumberBox(1, 1e6, true)),
      by_(new QComboBox),
      build_(new QPushButton(tr("Build the lexicon"))),
      compare_(new QPushButton(tr("Compare with gold scores…"))),
      save_(new QPushButton(tr("Save…"))),
      summaryText_(new QLabel),
      agreement_(new QLabel),
      word_(new QLineEdit),
      words_(new QStringListModel(this)),
      wordTable_(new DataTable(tr("Words of the lexicon"))),
      entries_(new LexiconEntryModel(this)),
      entryTable_(new DataTable(tr("Entries of the word"))),
      look_(jobs, this) {
    auto* splitter = new Splitter(Qt::Horizontal);
    splitter->setHandleWidth(space::kCardGap);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(buildLeft());
    splitter->addWidget(buildRight());
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 3);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, space::kGap, 0, 0);
    layout->addWidget(splitter);
    connect(build_, &QPushButton::clicked, this, &LexiconPage::build);
    connect(compare_, &QPushButton::clicked, this, &LexiconPage::askForWords);
    connect(save_, &QPushButton::clicked, this, &LexiconPage::askWhereToSave);
    connect(word_, &QLineEdit::textChanged, this, &LexiconPage::look);
    connect(by_, &QComboBox::currentIndexChanged, this, [this] { look(word_->text()); });
    connect(wordTable_, &DataTable::currentRowChanged, this, [this](int row) {
        if (row >= 0) word_->setText(words_->index(row, 0).data().toString());
    });
    // Enter on an entry looks up that word in turn.
    connect(entryTable_, &DataTable::rowActivated, this, [this](int row) {
        const QString next = QString::fromStdString(entries_->entry(row).word);
        if (summary_.lexicon && summary_.lexicon->knows(next.toStdString())) word_->setText(next);
    });
    clear();
}

QWidget* LexiconPage::buildLeft() {
    auto* card = new Card(tr("Lexicon"));
    minimumCount_->setValue(LexiconRequest().minimumCount);
    minimumCount_->setToolTip(tr("Rarer words are neither looked up nor listed as entries"));
    stores_->setAccessibleName(tr("Pairs to count"));
    build_->setProperty("primary", true);
    summaryText_->setProperty("role", "muted");
    summaryText_->setWordWrap(true);
    agreement_->setWordWrap(true);
    agreement_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* form = new QFormLayout;
    form->addRow(tr("Pairs"), stores_);
    form->addRow(tr("Minimum sentences per word"), minimumCount_);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(build_);
    buttons->addWidget(compare_);
    buttons->addWidget(save_);
    buttons->addStretch();
    wordTable_->setSource(words_);
    wordTable_->horizontalHeader()->hide();
    wordTable_->horizontalHeader()->setStretchLastSection(true);
    card->body()->addLayout(form);
    card->body()->addLayout(buttons);
    card->body()->addWidget(summaryText_);
    card->body()->addWidget(agreement_);
    card->body()->addWidget(wordTable_, 1);
    return card;
}

QWidget* LexiconPage::buildRight() {
    auto* card = new Card(tr("Entries"));
    by_->addItem(tr("by adjusted PMI"));
    by_->addItem(tr("by cross PMI"));
    by_->setAccessibleName(tr("Score that ranks the entries"));
    card->addToHeader(by_);
    word_->setClearButtonEnabled(true);
    word_->setAccessibleName(tr("Word to look up"));
    entryTable_->setSource(entries_);
    entryTable_->horizontalHeader()->setSectionResizeMode(LexiconEntryModel::kWord, QHeaderView::Stretch);
    entryTable_->setColumnWidth(LexiconEntryModel::kPairs, 76);
    for (const int column : {LexiconEntryModel::kCross, LexiconEntryModel::kAdjusted})
        entryTable_->setColumnWidth(column, 110);
    card->body()->addWidget(word_);
    card->body()->addWidget(entryTable_, 1);
    return card;
}

void LexiconPage::refresh() {
    stores_->showProject(project_);
    build_->setEnabled(hasStores());
}

void LexiconPage::clear() {
    ++round_;
    summary_ = {};
    words_->setStringList({});
    entries_->show({});
    agreement_->hide();
    summaryText_->setText(
        tr("Counts which words occur on opposite sides of pairs. Paraphrases yield a lexicon of one "
           "language, translations a dictionary."));
    for (QWidget* widget :
         {static_cast<QWidget*>(compare_), static_cast<QWidget*>(save_), static_cast<QWidget*>(word_)})
        widget->setEnabled(false);
    word_->setPlaceholderText(tr("Build the lexicon first"));
}

bool LexiconPage::hasStores() const {
    return stores_->count() > 0;
}

LexiconScore LexiconPage::by() const {
    return by_->currentIndex() == 0 ? LexiconScore::adjustedPmi : LexiconScore::crossPmi;
}

void LexiconPage::build() {
    if (!hasStores() || !build_->isEnabled()) return;
    clear();
    LexiconRequest request;
    request.pairs = {stores_->store()};
    request.minimumCount = static_cast<int>(minimumCount_->value());
    build_->setEnabled(false);
    jobs_.start(
        this, tr("Counting words of %1").arg(stores_->currentText()),
        [request](JobContext& job) { return buildLexicon(request, job); },
        [this, round = round_](const Result<LexiconSummary>& summary) {
            build_->setEnabled(true);
            if (round == round_) take(summary);
        });
}

void LexiconPage::take(const Result<LexiconSummary>& summary) {
    if (!summary) {
        messages_.showError(summary.error(), {[this] { build(); }});
        emit built(false);
        return;
    }
    summary_ = *summary;
    std::vector<std::string> words = summary_.lexicon->words();
    summaryText_->setText(tr("%1 pairs, %2 words · %3-%4 · %5 s", nullptr, plural(summary_.pairs))
                              .arg(countText(summary_.pairs), countText(static_cast<qint64>(words.size())),
                                   QString::fromStdString(summary_.sourceLanguage),
                                   QString::fromStdString(summary_.targetLanguage),
                                   numberText(summary_.seconds, 1)));
    if (words.size() > kMostWords) words.resize(kMostWords);
    QStringList list;
    for (const std::string& word : words) list << QString::fromStdString(word);
    words_->setStringList(list);
    for (QWidget* widget :
         {static_cast<QWidget*>(compare_), static_cast<QWidget*>(save_), static_cast<QWidget*>(word_)})
        widget->setEnabled(true);
    word_->setPlaceholderText(tr("Type a word"));
    word_->setFocus();
    if (word_->text().isEmpty() && !list.isEmpty()) {
        wordTable_->selectSourceRow(0);  // which looks it up
        word_->selectAll();
    } else {
        look(word_->text());
    }
    emit changed();
    emit built(true);
}

void LexiconPage::look(const QString& word) {
    if (word_->text() != word) return word_->setText(word);  // which calls look() again
    if (!summary_.lexicon) return;
    look_.start(
        tr("Looking up a word"),
        [lexicon = summary_.lexicon, text = lowerCase(word.trimmed().toStdString()),
         score = by()](JobContext&) -> Result<std::vector<LexiconEntry>> {
            return LexiconReader(*lexicon).entries(text, kMostEntries, score);
        },
        [this](const Result<std::vector<LexiconEntry>>& entries) {
            if (!entries) return;
            entries_->show(*entries);
            emit looked();
        });
}

void LexiconPage::askForWords() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("A list of word pairs with gold scores, such as SimLex-999"),
                                     {}, tr("Word lists (*.txt *.tsv);;All files (*)"));
    if (!file.isEmpty()) compare(file);
}

void LexiconPage::compare(const QString& wordList) {
    if (!summary_.lexicon) return;
    compare_->setEnabled(false);
    jobs_.start(
        this, tr("Comparing with gold scores"),
        [lexicon = summary_.lexicon, file = toPath(wordList)](JobContext& job) {
            return evaluateLexicon(*lexicon, file, job);
        },
        [this, wordList, round = round_](const Result<std::vector<LexiconAgreement>>& agreements) {
            if (round != round_) return;
            compare_->setEnabled(true);
            if (agreements)
                showAgreement(*agreements);
            else
                messages_.showError(agreements.error(), {[this, wordList] { compare(wordList); }});
            emit compared(agreements.ok());
        },
        JobWeight::light);
}

void LexiconPage::showAgreement(const std::vector<LexiconAgreement>& agreements) {
    QStringList lines;
    for (const LexiconAgreement& a : agreements)
        lines << tr("%1: ρ %2 by cross PMI, %3 adjusted; %4 of %5 pairs known", nullptr, plural(a.pairs))
                     .arg(QString::fromStdString(a.name), scoreText(a.crossSpearman),
                          scoreText(a.adjustedSpearman), countText(static_cast<qint64>(a.known)),
                          countText(static_cast<qint64>(a.pairs)));
    agreement_->setText(
        lines.join('\n') + '\n' +
        tr("P18 Table 13, SimLex-999: 52.1 by cross PMI, 61.6 adjusted, from 50 million pairs"));
    agreement_->show();
}

void LexiconPage::askWhereToSave() {
    const QString file =
        askForFileToSave(this, tr("Save the lexicon"),
                         toText(project_.freeName("reports", "lexicon-" + stores_->currentText(), ".tsv")),
                         {{tr("Tab-separated table (*.tsv)"), ".tsv"}})
            .file;
    if (!file.isEmpty()) save(file);
}

void LexiconPage::save(const QString& file) {
    if (!summary_.lexicon) return;
    jobs_.start(
        this, tr("Saving the lexicon"),
        [summary = summary_, score = by(), path = toPath(file)](JobContext& job) {
            return writeLexicon(summary, kMostEntries, score, path, job);
        },
        [this, file](const Result<Nothing>& written) {
            if (!written)
                messages_.showError(written.error(),
                                    {[this, file] { save(file); }, [this] { askWhereToSave(); }});
            else
                messages_.showMessage(MessageBar::Kind::good, tr("Saved as %1.").arg(file));
            emit saved(written.ok());
        });
}

}  // namespace paragram::ui
