// How the shelf is laid out, and how it is exported.
#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "core/alignment/alignment_work.h"
#include "ui/aligning/align_settings_card.h"
#include "ui/aligning/align_setup.h"
#include "ui/aligning/alignment_export.h"
#include "ui/aligning/shelf_page.h"
#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

ShelfPage::ShelfPage(const ShelfTools& tools, QWidget* parent)
    : QWidget(parent),
      context_(tools.context),
      chosen_(tools.model),
      settings_(tools.settings),
      messages_(tools.messages),
      models_(tools.models),
      work_(context_.jobs, model_),
      setup_(new AlignSetup(AlignSetup::Kind::folders)),
      table_(new DataTable(tr("Documents of the shelf"))),
      card_(new Card(tr("Shelf"))),
      empty_(new EmptyState("align",
                            tr("Choose a folder of documents and a folder of their translations above, or "
                               "drag both here: they are paired, then aligned one after another, and each "
                               "one is saved as soon as it is done."),
                            {})),
      least_(new NumberBox(0, 1, false)),
      add_(new QPushButton(tr("Add documents…"))),
      align_(new QPushButton(tr("Align"))),
      again_(new QPushButton(tr("Align again"))),
      remove_(new QPushButton(tr("Remove"))),
      file_(new QPushButton(tr("Export…"))),
      store_(new QPushButton(tr("Add to project"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(setup_);
    layout->addWidget(buildTable(), 1);
    layout->addWidget(empty_, 1);
    connect(setup_, &AlignSetup::alignClicked, this, &ShelfPage::addDocuments);
    connect(add_, &QPushButton::clicked, this, [this] { setup_->setVisible(!setup_->isVisible()); });
    connect(align_, &QPushButton::clicked, this, &ShelfPage::align);
    connect(again_, &QPushButton::clicked, this, &ShelfPage::alignSelectedAgain);
    connect(remove_, &QPushButton::clicked, this, &ShelfPage::removeSelected);
    connect(file_, &QPushButton::clicked, this, &ShelfPage::askWhereToExport);
    connect(store_, &QPushButton::clicked, this, &ShelfPage::addToProject);
    connect(&chosen_, &ModelBox::chosen, this, &ShelfPage::refresh);
    connect(&work_, &ShelfWork::failed, this, [this](const Error& error) { messages_.showError(error); });
    for (const auto signal : {&ShelfWork::started, &ShelfWork::moved})
        connect(&work_, signal, this, &ShelfPage::refresh);
    connect(&work_, &ShelfWork::ended, this, [this](bool stopped) {
        refresh();
        const int failed = model_.count(ShelfRow::State::failed);
        if (stopped || failed == 0) return;
        messages_.showMessage(MessageBar::Kind::warning,
                              tr("%1 cannot be aligned; the table says why.").arg(documentsText(failed)));
    });
    refresh();
}

// The table goes before its rows: it would report that its selection is gone.
ShelfPage::~ShelfPage() {
    delete table_;
}

QWidget* ShelfPage::buildTable() {
    table_->setSource(&model_);
    constexpr std::pair<ShelfModel::Column, int> kWidths[] = {{ShelfModel::kLanguages, 92},
                                                              {ShelfModel::kSentences, 100},
                                                              {ShelfModel::kLinks, 64},
                                                              {ShelfModel::kConfidence, 94},
                                                              {ShelfModel::kDoubtful, 80}};
    for (const auto& [column, width] : kWidths) table_->setColumnWidth(column, width);
    // Texts share the rest.
    for (const auto column : {ShelfModel::kName, ShelfModel::kTarget, ShelfModel::kState})
        table_->setStretchColumn(column);
    connect(table_, &DataTable::rowActivated, this, &ShelfPage::openRow);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ShelfPage::refresh);
    auto* remove = new QAction(tr("Remove from the shelf"), table_);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    connect(remove, &QAction::triggered, this, &ShelfPage::removeSelected);
    table_->addAction(remove);

    align_->setMinimumWidth(scaled(92));  // for all its names, so that nothing moves
    align_->setToolTip(
        tr("Aligns the documents that wait, one after another; after a stop or a crash it "
           "continues with the document that was in work"));
    again_->setToolTip(tr("The alignments of the selected documents go to the trash, and are made again"));
    remove_->setToolTip(tr("Takes the selected documents from the shelf (Delete); their alignments stay"));
    file_->setToolTip(tr("Writes all alignments of the shelf, or the selected ones, into one file"));
    store_->setToolTip(tr("The same as a pair store, to train on or to filter"));
    least_->setSingleStep(0.05);
    least_->setFixedWidth(scaled(64));
    least_->setAccessibleName(tr("Least confidence of the shelf's links"));
    least_->setToolTip(tr("Links of lower confidence are not exported"));
    auto* label = new QLabel(tr("Least confidence"));
    label->setBuddy(least_);
    label->setToolTip(least_->toolTip());
    card_->addToHeader(table_->filterField());
    card_->addToHeader(add_);
    card_->body()->addWidget(table_, 1);
    auto* row = buttonRow({align_, again_, remove_});
    for (QWidget* widget : std::initializer_list<QWidget*>{label, least_, file_, store_})
        row->addWidget(widget);
    card_->body()->addLayout(row);
    return card_;
}

void ShelfPage::refresh() {
    const bool running = work_.running();
    const auto selected = table_->selectedSourceRows();
    const int done = model_.count(ShelfRow::State::done);
    const auto has = [&](ShelfRow::State state) {
        return std::ranges::any_of(selected, [&](int row) {
            return row < model_.rowCount() && model_.rows()[static_cast<std::size_t>(row)].state == state;
        });
    };
    card_->setVisible(!isEmpty());
    empty_->setVisible(isEmpty());
    if (isEmpty()) setup_->show();
    align_->setText(running ? tr("Stop") : done == 0 ? tr("Align") : tr("Continue"));
    align_->setEnabled(running || (done < model_.rowCount() && !chosen_.path().isEmpty()));
    // What comes next: to align what waits, else to export.
    const bool ready = !running && done > 0 && done == model_.rowCount();
    setPrimary(align_, !ready);
    setPrimary(file_, ready);
    again_->setEnabled(has(ShelfRow::State::done));
    remove_->setEnabled(!selected.isEmpty());
    file_->setEnabled(done > 0);
    store_->setEnabled(done > 0);
    emit changed();
}

void ShelfPage::focusTable() {
    if (isEmpty()) return setup_->source()->setFocus();
    if (!table_->currentIndex().isValid()) table_->selectSourceRow(0);
    table_->setFocus();
}

void ShelfPage::askWhereToExport() {
    QList<SaveKind> kinds;
    QStringList ids;
    for (const AlignmentExport::Format& format : AlignmentExport::formats()) {
        if (format.id == "gold") continue;  // sentence numbers are those of one document
        kinds << format.kind;
        ids << format.id;
    }
    const auto [file, kind] = askForFileToSave(
        this, tr("Export the shelf"),
        toText(context_.project.folder("corpora") / toPath("shelf" + kinds.first().ending)), kinds);
    if (!file.isEmpty()) exportTo(file, ids[kind]);
}

void ShelfPage::addToProject() {
    exportTo(toText(context_.project.freeName("pairs", "shelf", ".h5")), "pair-store");
}

void ShelfPage::exportTo(const QString& path, const QString& format) {
    std::vector<int> rows = selectedRows();
    // One selected row is where the user is; several were chosen.
    if (rows.size() < 2) {
        rows.clear();
        for (int row = 0; row < model_.rowCount(); ++row) rows.push_back(row);
    }
    std::vector<std::filesystem::path> files;
    for (const int row : rows) {
        const ShelfRow& at = model_.rows()[static_cast<std::size_t>(row)];
        if (at.state == ShelfRow::State::done) files.push_back(fileOf(at));
    }
    context_.jobs.start(
        this, tr("Exporting %1").arg(QFileInfo(path).fileName()),
        [files, format = format.toStdString(), least = least_->value(),
         output = toPath(path)](JobContext& job) { return exportShelf(files, format, least, output, job); },
        [this, path, format](const Result<ShelfExport>& done) {
            if (!done) {
                messages_.showError(done.error(), {[this, path, format] { exportTo(path, format); },
                                                   [this] { askWhereToExport(); }});
            } else {
                const QString pairs = tr("%1 pairs of %2", nullptr, plural(done->pairs))
                                          .arg(countText(done->pairs), documentsText(done->documents));
                if (toPath(path).parent_path() == context_.project.folder("pairs"))
                    messages_.showMessage(
                        MessageBar::Kind::good,
                        tr("%1 are in the pair store %2.").arg(pairs, QFileInfo(path).completeBaseName()),
                        tr("Show"), [this, path] { emit panelRequested("data", path); });
                else
                    messages_.showMessage(MessageBar::Kind::good, tr("%1 are saved in %2.").arg(pairs, path));
            }
            emit exported(done.ok());
        });
}

}  // namespace paragram::ui
