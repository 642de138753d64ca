#include "ui/data/import/import_page.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QStackedLayout>
#include <QVBoxLayout>
#include <map>

#include "ui/data/import/import_recipe.h"
#include "ui/data/import/import_result.h"
#include "ui/data/import/import_setup.h"
#include "ui/data/import/import_steps.h"
#include "ui/data/import/import_words.h"
#include "ui/forms/setting_form.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kColumnLeast = 108, kFateWidth = 156;
constexpr int kProblemHeight = 116;
constexpr qsizetype kShownProblems = 50;

}  // namespace

ImportPage::ImportPage(Project& project, JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      project_(project),
      jobs_(jobs),
      setup_(new ImportSetup),
      preview_(new PreviewModel(this)),
      previewTable_(new DataTable(tr("First lines"))),
      previewCard_(new Card(tr("First lines"))),
      steps_(new ImportSteps),
      problemCard_(new Card(tr("Problems"))),
      advice_(new QLabel),
      problems_(new QPlainTextEdit),
      result_(new ImportResult),
      pages_(new QStackedLayout(this)),
      reading_(jobs, this),
      trial_(jobs, this) {
    pages_->addWidget(buildPreview());
    pages_->addWidget(result_);
    connect(setup_, &ImportSetup::filesWanted, this, &ImportPage::chooseFiles);
    connect(setup_, &ImportSetup::secondFileWanted, this, &ImportPage::chooseSecond);
    connect(setup_, &ImportSetup::secondFileDropped, this, [this] { openFiles(setup_->file(), {}); });
    connect(setup_, &ImportSetup::changed, this, &ImportPage::judge);
    connect(setup_, &ImportSetup::readingChanged, this, &ImportPage::readPreview);
    connect(setup_, &ImportSetup::importClicked, this, &ImportPage::startImport);
    connect(&setup_->recipe(), &ImportRecipe::failed, this,
            [this](const Error& error) { emit failed(inWindowWords(error)); });
    connect(setup_, &ImportSetup::cancelClicked, this, &ImportPage::cancel);
    connect(result_, &ImportResult::showPairsClicked, this, [this] { emit showPairsWanted(store_); });
    connect(result_, &ImportResult::importAnotherClicked, this, &ImportPage::chooseFiles);
}

QWidget* ImportPage::buildPreview() {
    previewTable_->setSource(preview_, false);
    auto* header = previewTable_->horizontalHeader();
    header->setSectionsClickable(true);
    header->setMinimumSectionSize(scaled(kColumnLeast));
    header->setToolTip(tr("Click to choose what the column contains"));
    connect(header, &QHeaderView::sectionClicked, this, &ImportPage::showColumnMenu);
    previewCard_->body()->addWidget(previewTable_);
    advice_->setWordWrap(true);
    problems_->setReadOnly(true);
    problems_->setAccessibleName(tr("Problems"));
    problems_->setFrameShape(QFrame::NoFrame);
    problems_->setTabChangesFocus(true);
    problems_->document()->setDefaultTextOption(
        QTextOption((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute));
    problems_->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    problems_->setFixedHeight(scaled(kProblemHeight));
    problemCard_->body()->addWidget(advice_);
    problemCard_->body()->addWidget(problems_);
    problemCard_->hide();
    auto* page = new QWidget;
    auto* right = new QVBoxLayout;
    right->setSpacing(space::kCardGap);
    right->addWidget(previewCard_, 1);
    right->addWidget(steps_);
    right->addWidget(problemCard_);
    auto* layout = new QHBoxLayout(page);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(setup_);
    layout->addLayout(right, 1);
    return page;
}

void ImportPage::chooseFiles() {
    const QStringList files =
        QFileDialog::getOpenFileNames(this, tr("Choose a file of pairs, or two files of one language each"),
                                      dialogFolder_, importNameFilter());
    if (files.isEmpty()) return;
    dialogFolder_ = QFileInfo(files.first()).path();
    openFiles(toPath(files.first()), files.size() > 1 ? toPath(files[1]) : fs::path());
}

void ImportPage::chooseSecond() {
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Choose the file in the other language"), dialogFolder_);
    if (!file.isEmpty()) openFiles(setup_->file(), toPath(file));
}

void ImportPage::openFile(const fs::path& file) {
    const bool waitsForSecond = isVisible() && pages_->currentIndex() == 0 && lines_.columnCount == 1 &&
                                setup_->secondFile().empty() && file != setup_->file();
    const bool isSecond = isVisible() && pages_->currentIndex() == 0 && file == setup_->secondFile();
    if (waitsForSecond || isSecond)
        openFiles(setup_->file(), file);
    else
        openFiles(file, {});
}

void ImportPage::openFiles(const fs::path& file, const fs::path& second) {
    if (importing()) return;
    std::vector<fs::path> suites = project_.testSuites();
    for (const fs::path& set : project_.developmentSets()) suites.push_back(set);
    setup_->recipe().setSuites(std::move(suites));
    setup_->setFiles(file, second);
    pages_->setCurrentIndex(0);
    emit opened();
    readPreview();
}

void ImportPage::readPreview() {
    if (setup_->file().empty()) return;
    PairInput input = setup_->previewInput();
    trial_.cancel();
    reading_.start(
        tr("Reading the first lines"),
        [input](JobContext& job) mutable {
            auto preview = previewPairs(input, PreviewModel::kLines, job);
            // In a file with many columns the sides cannot be recognised; the columns with the longest texts
            // are the most likely.
            if (!preview || !preview->columns.empty() || preview->likelyColumns.size() < 2) return preview;
            if (preview->format == "jsonl") {
                for (const int column : preview->likelyColumns)
                    input.columnNames.push_back(preview->columnNames[static_cast<std::size_t>(column)]);
            } else {
                input.columns = preview->likelyColumns;
            }
            const std::string doubt = preview->doubt;
            preview = previewPairs(input, PreviewModel::kLines, job);
            if (preview) preview->remarks.insert(preview->remarks.begin(), doubt);
            return preview;
        },
        [this](Result<ImportPreview> preview) {
            if (preview.stopped()) return;
            setup_->importButton()->setEnabled(preview.ok() && !preview->format.empty());
            lines_ = preview ? std::move(*preview) : ImportPreview();
            emit failed(preview ? QString() : inWindowWords(preview.error()));
            announce_ = true;
            previewer_.reset();
            setup_->showPreview(lines_);
        });
}

void ImportPage::judge() {
    const Settings& settings = setup_->form().settings();
    preview_->show(lines_, setup_->roles());
    tryFilters();
    auto* header = previewTable_->horizontalHeader();
    if (preview_->columnCount() > 0) {
        header->setSectionResizeMode(QHeaderView::Stretch);
        header->setSectionResizeMode(preview_->fileColumns(), QHeaderView::Fixed);
        previewTable_->setColumnWidth(preview_->fileColumns(), kFateWidth);
    }
    previewCard_->setTitle(rowsArePairs() ? tr("First pairs") : tr("First lines"));
    const QStringList sentences = problemSentences();
    const auto all = sentences.size();
    problemCard_->setVisible(all > 0);
    problemCard_->setNote(countText(all));
    problems_->setPlainText(sentences.mid(0, kShownProblems).join('\n'));
    advice_->setText(
        lines_.format.empty() ? tr("Choose which file of the archive to read.")
        : lines_.columnCount == 1
            ? tr("The file contains one side only. Choose the file in the other language as the second file.")
        : preview_->counts().unreadable == 0 ? QString()
        : settings.pairs.skipBadLines        ? tr("Lines that cannot be read will be skipped.")
                                      : tr("The import stops at the first line that cannot be read. Tick "
                                           "Skip bad lines to skip such lines."));
    advice_->setVisible(!advice_->text().isEmpty());
}

// Of a file that is no table, a message or an entry may give several.
bool ImportPage::rowsArePairs() const {
    return !lines_.isTable && !lines_.rows.empty();
}

void ImportPage::showCounts() {
    const PreviewCounts& counts = preview_->counts();
    QStringList parts{(rowsArePairs() ? tr("first %1 pairs", nullptr, plural(counts.lines))
                                      : tr("first %1 lines", nullptr, plural(counts.lines)))
                          .arg(countText(counts.lines))};
    if (counts.kept > 0) parts << tr("%1 kept").arg(countText(counts.kept));
    if (counts.dropped > 0) parts << tr("%1 dropped by filters").arg(countText(counts.dropped));
    if (counts.unreadable > 0) parts << tr("%1 cannot be read").arg(countText(counts.unreadable));
    previewCard_->setNote(counts.lines ? parts.join(" · ") : QString());
}

// In the background: a recipe may need a model or the evaluation sets.
void ImportPage::tryFilters() {
    trial_.cancel();
    showCounts();
    steps_->clear();
    const auto answered = [this] {
        showCounts();
        if (std::exchange(announce_, false)) emit previewed();
        emit judged();
    };
    std::vector<SentencePair> pairs = preview_->pairs();
    steps_->setVisible(!pairs.empty());
    if (pairs.empty()) return answered();
    const ColumnRoles roles = setup_->roles();
    // Models and evaluation sets are read once per file.
    if (!previewer_ || roles != triedRoles_ || setup_->languages() != triedLanguages_) {
        previewer_ = std::make_shared<RecipePreviewer>(std::move(pairs), setup_->languages(),
                                                       setup_->recipe().suites());
        triedRoles_ = roles;
        triedLanguages_ = setup_->languages();
    }
    const Recipe recipe = setup_->recipe().recipe(setup_->form().settings());
    trial_.start(
        tr("Testing the filters"),
        [previewer = previewer_, recipe](JobContext& job) { return previewer->preview(recipe, job); },
        [this, recipe, answered](const Result<RecipePreview>& found) {
            if (found.stopped()) return;
            if (found) {
                preview_->showOutcome(recipe, *found);
                steps_->show(recipe, *found);
            } else {
                steps_->showError(inWindowWords(found.error()));
            }
            answered();
        });
}

QStringList ImportPage::problemSentences() const {
    std::multimap<int, QString> byLine;
    for (const std::string& remark : lines_.remarks) byLine.emplace(0, inWindowWords(remark));
    // "/home/me/pairs.tsv:6: what" -> "line 6: what": the file is the one on this page.
    static const QRegularExpression kWhere("^(.*):(\\d+): ");
    for (const std::string& problem : lines_.problems) {
        QString sentence = inWindowWords(problem);
        const auto match = kWhere.match(sentence);
        const int line = match.captured(2).toInt();
        if (match.hasMatch() && setup_->secondFile().empty())
            sentence.replace(0, match.capturedLength(), tr("line %1: ").arg(countText(line)));
        byLine.emplace(line, sentence);
    }
    for (int row = 0; row < preview_->rowCount(); ++row) {
        const QString why = preview_->readingProblem(row);
        if (why.isEmpty()) continue;
        const std::int64_t known = lines_.lines[static_cast<std::size_t>(row)];
        const int line = known > 0 ? static_cast<int>(known) : row + 1;
        byLine.emplace(line, tr("line %1: %2").arg(countText(line), why));
    }
    QStringList sentences;
    for (const auto& [line, sentence] : byLine) sentences << sentence;
    return sentences;
}

void ImportPage::showColumnMenu(int column) {
    if (column >= preview_->fileColumns() || !lines_.isTable) return;
    QMenu menu(this);
    const ColumnRoles roles = setup_->roles();
    const auto add = [&](const QString& text, bool on, ColumnRoles next) {
        QAction* action = menu.addAction(text, this, [this, next] { setup_->setRoles(next); });
        action->setCheckable(true);
        action->setChecked(on);
    };
    // Choosing the other side's column swaps the two; the column of a side cannot be ignored, only replaced.
    ColumnRoles source = roles, target = roles, score = roles, none = roles;
    source.source = column;
    if (roles.target == column) source.target = roles.source;
    target.target = column;
    if (roles.source == column) target.source = roles.target;
    if (roles.score == column) source.score = target.score = none.score = -1;
    const bool side = roles.source == column || roles.target == column;
    score.score = column;
    add(tr("Source"), roles.source == column, source);
    add(tr("Target"), roles.target == column, target);
    if (!side) {
        add(tr("Score"), roles.score == column, score);
        add(tr("Ignore"), roles.score != column, none);
    }
    const auto* header = previewTable_->horizontalHeader();
    menu.exec(header->mapToGlobal(QPoint(header->sectionViewportPosition(column), header->height())));
}

void ImportPage::startImport() {
    if (importing() || setup_->file().empty()) return;
    ImportRequest request = setup_->request();
    request.output = project_.freeName("pairs", setup_->storeName(), ".h5");
    setup_->setImporting(true);
    emit failed({});
    job_ = jobs_.start(
        this, tr("Importing %1").arg(toText(request.input.first.filename())),
        [request](JobContext& job) { return importPairs(request, job); },
        [this, store = request.output](const Result<ImportSummary>& summary) { endImport(store, summary); });
}

void ImportPage::endImport(const fs::path& store, const Result<ImportSummary>& summary) {
    job_ = 0;
    setup_->setImporting(false);
    if (summary.stopped() && (!summary || summary->pairsKept == 0))
        return emit failed(tr("Stopped before any pair was read."));
    if (!summary) return emit failed(inWindowWords(summary.error()));
    store_ = store;
    result_->show(toText(store.stem()), *summary, summary.stopped());
    pages_->setCurrentIndex(1);
    emit imported(store);
}

void ImportPage::cancel() {
    if (importing()) return jobs_.stop(job_);
    stopPreview();
    emit closed();
}

void ImportPage::stopPreview() {
    reading_.cancel();
    trial_.cancel();
}

QString ImportPage::problems() const {
    return problems_->toPlainText();
}

void ImportPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !importing())
        cancel();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace paragram::ui
