#include "ui/data/browsing/pair_table.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <algorithm>

#include "core/pairs/formats/format_registry.h"
#include "core/tasks/data/write_pairs.h"
#include "ui/data/browsing/pair_lookup.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"

namespace paragram::ui {

namespace {

constexpr int kNumberWidth = 86;
constexpr int kScoreWidth = 76;

}  // namespace

PairTable::PairTable(JobRunner& jobs, QWidget* parent)
    : DataTable(tr("Pairs"), parent),
      jobs_(jobs),
      model_(new PairModel(jobs, this)),
      find_(new QLineEdit),
      only_(new QCheckBox(tr("Only matches"))),
      search_(jobs, this) {
    setSource(model_, false);
    find_->setPlaceholderText(tr("Find, Enter for next"));
    find_->setAccessibleName(tr("Find pairs that contain a text"));
    find_->setClearButtonEnabled(true);
    find_->setMinimumWidth(scaled(120));
    find_->setMaximumWidth(scaled(190));
    connect(find_, &QLineEdit::returnPressed, this, &PairTable::findNext);
    only_->setToolTip(tr("Show only the pairs that contain the text"));
    typed_.setSingleShot(true);
    typed_.setInterval(250);
    connect(find_, &QLineEdit::textChanged, this, [this] {
        if (only_->isChecked()) typed_.start();
    });
    connect(only_, &QCheckBox::toggled, this, &PairTable::narrow);
    connect(&typed_, &QTimer::timeout, this, &PairTable::narrow);
    connect(model_, &PairModel::failed, this, &PairTable::failed);
    connect(model_, &QAbstractItemModel::modelReset, this, &PairTable::fitColumns);
}

void PairTable::fitColumns() {
    if (model_->columnCount() <= PairModel::kTarget) return;
    horizontalHeader()->setSectionResizeMode(PairModel::kSource, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(PairModel::kTarget, QHeaderView::Stretch);
    setColumnWidth(PairModel::kNumber, kNumberWidth);
    if (model_->info().hasScore) setColumnWidth(PairModel::kScore, kScoreWidth);
}

void PairTable::resizeEvent(QResizeEvent* event) {
    DataTable::resizeEvent(event);
    fitColumns();
}

// The rows stay unchanged until the answer arrives.
void PairTable::narrow() {
    search_.cancel();
    const QString text = find_->text();
    if (!only_->isChecked() || text.isEmpty() || model_->store().empty()) {
        model_->showAll();
        return emit narrowed({});
    }
    emit narrowed(tr("searching…"));
    search_.start(
        tr("Finding pairs"),
        [store = model_->store(), text = text.toStdString()](JobContext& job) {
            return searchPairs(store, text, kMostMatches, job);
        },
        [this, text, store = model_->store()](Result<PairMatches> matches) {
            if (store != model_->store() || text != find_->text()) return;
            if (matches.stopped()) return;
            if (!matches) return emit failed(matches.error());
            const QString all = countText(model_->info().pairs), count = countText(matches->count);
            emit narrowed(matches->count > kMostMatches
                              ? tr("the first %1 of %2 matches").arg(countText(kMostMatches), count)
                              : tr("%1 of %2 pairs", nullptr, plural(model_->info().pairs)).arg(count, all));
            model_->showMatches(std::move(*matches));
        });
}

void PairTable::findNext() {
    if (only_->isChecked()) return narrow();
    if (find_->text().isEmpty() || model_->rowCount() == 0) return;
    const std::int64_t from = currentIndex().isValid() ? currentIndex().row() + 1 : 0;
    search_.start(
        tr("Finding a pair"),
        [store = model_->store(), text = find_->text(), from](JobContext& job) {
            return findPair(store, text, from, job);
        },
        [this, text = find_->text(), store = model_->store()](const Result<std::int64_t>& row) {
            if (store != model_->store() || text != find_->text()) return;
            if (!row) return emit failed(row.error());
            if (*row < 0) return emit said(tr("No pair contains “%1”.").arg(text));
            selectSourceRow(static_cast<int>(*row));
            scrollTo(currentIndex(), PositionAtCenter);
        });
}

void PairTable::copyPairs() {
    if (!selectionModel()) return;
    std::vector<RowRange> rows;
    std::int64_t total = 0;
    QItemSelection selection = selectionModel()->selection();
    std::sort(selection.begin(), selection.end(),
              [](const auto& a, const auto& b) { return a.top() < b.top(); });
    for (const QItemSelectionRange& range : selection) {
        rows.push_back({range.top(), range.height()});
        total += range.height();
    }
    if (total > kMostCopied)
        return emit said(tr("At most %1 pairs can be copied; select fewer, or save all pairs to a file.",
                            nullptr, plural(kMostCopied))
                             .arg(countText(kMostCopied)));
    if (total == 0) return;
    if (model_->showsMatches()) {
        QString text;
        for (const RowRange& range : rows)
            for (std::int64_t row = range.first; row < range.first + range.count; ++row)
                text += model_->tsvLine(static_cast<int>(row));
        QApplication::clipboard()->setText(text);
        return emit copied(static_cast<int>(total));
    }
    jobs_.start(
        this, tr("Copying pairs"),
        [store = model_->store(), rows](JobContext& job) { return pairsAsTsv(store, rows, job); },
        [this, total](const Result<QString>& text) {
            if (!text) return emit failed(text.error());
            QApplication::clipboard()->setText(*text);
            emit copied(static_cast<int>(total));
        },
        JobWeight::light);
}

void PairTable::savePairsAs() {
    QList<SaveKind> kinds;
    QStringList formats;
    for (const PairFormat& format : pairFormats()) {
        if (!format.write) continue;
        // The names of Moses' two files end in their languages.
        const QString ending =
            format.endings.empty() ? QString() : QString::fromStdString(format.endings.front());
        kinds.append(
            {QString("%1 (*%2)").arg(engineText(EngineTable::formats, format.title), ending), ending});
        formats << QString::fromStdString(format.id);
    }
    const auto [file, kind] = askForFileToSave(this, tr("Save all pairs"),
                                               toText(model_->store().stem()) + kinds.first().ending, kinds);
    if (!file.isEmpty()) savePairsTo(file, formats[kind]);
}

void PairTable::savePairsTo(const QString& file, const QString& format) {
    WritePairsRequest request;
    request.pairs = {model_->store()};
    request.output = toPath(file);
    request.format = format.toStdString();
    // Used as file names where the store has no languages.
    if (model_->info().sourceLanguage == model_->info().targetLanguage && format == "moses") {
        request.sourceLanguage = "source";
        request.targetLanguage = "target";
    }
    jobs_.start(
        this, tr("Saving pairs"), [request](JobContext& job) { return writePairs(request, job); },
        [this, file](const Result<WritePairsSummary>& saved) {
            if (saved.stopped()) return;
            if (!saved) return emit failed(saved.error());
            emit said(tr("%1 pairs saved as %2.", nullptr, plural(saved->pairs))
                          .arg(countText(saved->pairs), file));
        });
}

void PairTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copyPairs();
    else
        DataTable::keyPressEvent(event);
}

void PairTable::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    QAction* copy = menu.addAction(tr("Copy selected pairs"), this, &PairTable::copyPairs);
    copy->setShortcut(QKeySequence::Copy);
    copy->setEnabled(selectionModel() && selectionModel()->hasSelection());
    menu.addAction(tr("Save all pairs…"), this, &PairTable::savePairsAs);
    menu.exec(event->globalPos());
}

}  // namespace paragram::ui
