// How the panel Align is laid out, its actions, and its dialogs.
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/tasks/corpora/write_alignment.h"
#include "ui/aligning/align_panel.h"
#include "ui/aligning/align_settings_card.h"
#include "ui/aligning/align_setup.h"
#include "ui/aligning/alignment_editor.h"
#include "ui/aligning/alignment_export.h"
#include "ui/aligning/alignment_map.h"
#include "ui/aligning/alignment_view.h"
#include "ui/aligning/link_card.h"
#include "ui/aligning/sentence_search.h"
#include "ui/aligning/shelf_page.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

constexpr int kSideWidth = 264;
constexpr std::size_t kMostSaved = 15;  // in the menu

}  // namespace

QWidget* AlignPanel::buildLinks() {
    filter_->addItem(tr("All links"), static_cast<int>(RowFilter::all));
    filter_->addItem(tr("Doubtful"), static_cast<int>(RowFilter::doubtful));
    filter_->addItem(tr("No translation"), static_cast<int>(RowFilter::alone));
    filter_->addItem(tr("Certain"), static_cast<int>(RowFilter::corrected));
    filter_->setAccessibleName(tr("Which links are shown"));
    filter_->setToolTip(tr("D goes to the next doubtful link, Shift+D to the one before"));
    below_->setValue(0.5);
    below_->setSingleStep(0.05);
    below_->setPrefix(tr("below "));
    below_->setFixedWidth(scaled(88));
    below_->setAccessibleName(tr("Doubtful below"));
    below_->setToolTip(tr("Links of lower confidence are doubtful"));
    links_->addToHeader(search_);
    links_->addToHeader(filter_);
    links_->addToHeader(below_);
    for (const auto& [icon, name, slot] :
         {std::tuple("undo", tr("Undo (Ctrl+Z)"), &AlignmentEditor::undo),
          std::tuple("redo", tr("Redo (Ctrl+Shift+Z)"), &AlignmentEditor::redo)}) {
        auto* button = new QToolButton;
        button->setIcon(lineIcon(icon));
        button->setToolTip(name);
        button->setAccessibleName(name);
        button->setEnabled(false);
        const bool undo = slot == &AlignmentEditor::undo;
        connect(&editor_->undoStack(), undo ? &QUndoStack::canUndoChanged : &QUndoStack::canRedoChanged,
                button, &QWidget::setEnabled);
        connect(button, &QToolButton::clicked, editor_, slot);
        links_->addToHeader(button);
    }
    links_->body()->addWidget(view_, 1);
    return links_;
}

QWidget* AlignPanel::buildSide() {
    auto* map = new Card(tr("Map"));
    map->addToHeader(pictureButton(*map_, *map_));
    map->body()->addWidget(map_, 1);
    auto* side = new QWidget;
    side->setFixedWidth(scaled(kSideWidth));
    auto* layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(map, 1);
    layout->addWidget(linkCard_);
    layout->addWidget(export_);
    return side;
}

void AlignPanel::buildContent() {
    describe();
    addHeaderWidget(model_, tr("Model"));
    addHeaderWidget(change_);
    addHeaderWidget(adjust_);
    addHeaderWidget(toShelf_);
    adjust_->setToolTip(tr("Show or hide the settings of alignments"));
    toShelf_->setToolTip(tr("Many documents, or two (Alt+Left)"));
    change_->setToolTip(tr("Show or hide the documents"));
    saved_->setToolTip(tr("Saved alignments of this project"));
    setup_->addToHeader(saved_);

    auto* row = new QHBoxLayout(results_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kCardGap);
    row->addWidget(buildLinks(), 1);
    row->addWidget(buildSide());
    invitation_ = new EmptyState("align",
                                 tr("Shows a document beside its translation, with links between their "
                                    "sentences that you can correct."),
                                 {});
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(settings_);
    layout->addWidget(setup_);
    layout->addWidget(results_, 1);
    layout->addWidget(invitation_, 1);
    layout->addWidget(shelf_, 1);
    settings_->hide();
    setContentOfModels(
        content, tr("A trained model links the sentences of two documents; this project has none yet."));
    showShelf(false);
}

void AlignPanel::buildActions() {
    addPanelAction(tr("Align the two documents"), {}, [this] { align(); });
    addPanelAction(tr("Open a saved alignment…"), {}, [this] { askForWork(); });
    addPanelAction(tr("Export the alignment…"), {}, [this] { askWhereToExport(); });
    addPanelAction(tr("Add the alignment to the project's pair stores"), {}, [this] { addToProject(); });
    addPanelAction(tr("Shelf of many documents, or two documents"), QKeySequence("Alt+Left"),
                   [this] { showShelf(!shelfShown_); });
    addPanelAction(tr("Align the documents of the shelf, or stop"), {}, [this] {
        showShelf(true);
        shelf_->align();
    });
    addPanelAction(tr("Export the shelf…"), {}, [this] { shelf_->askWhereToExport(); });
    addPanelAction(tr("Align with a model file…"), {}, [this] { model_->askForFile(); });
    addPanelAction(tr("Undo the last correction"), QKeySequence::Undo, [this] { editor_->undo(); });
    addPanelAction(tr("Redo the correction"), {}, [this] {
        editor_->redo();
    })->setShortcuts({QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")});
    addPanelAction(tr("Search the aligned documents"), QKeySequence::Find, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    addPanelAction(tr("Go to the next doubtful link"), {}, [this] { view_->goToDoubtful(1); });
    for (const EditKind kind : {EditKind::accept, EditKind::merge, EditKind::split, EditKind::unlink,
                                EditKind::join, EditKind::moveFirst, EditKind::moveLast})
        addPanelAction(tr("Correct the link: %1").arg(LinkCard::nameOf(kind)), {},
                       [this, kind] { correct(kind); });
}

void AlignPanel::showShelf(bool shown) {
    shelfShown_ = shown;
    shelf_->setVisible(shown);
    setResultsVisible(editor_->isOpen());
    if (shown) {
        for (QWidget* other :
             {results_, invitation_, static_cast<QWidget*>(change_), static_cast<QWidget*>(setup_)})
            other->hide();
        adjust_->show();
        shelf_->look();
        if (isVisible()) shelf_->focusTable();
    } else if (editor_->isOpen() && isVisible()) {
        view_->setFocus();
    }
    describe();
}

void AlignPanel::setResultsVisible(bool visible) {
    results_->setVisible(visible);
    invitation_->setVisible(!visible);
    change_->setVisible(visible);
    showSetup(!visible);
}

// The documents, and with them the way to the settings, which would take the room of the columns.
void AlignPanel::showSetup(bool shown) {
    setup_->setVisible(shown);
    adjust_->setVisible(shown);
    if (!shown) settings_->hide();
}

void AlignPanel::showSavedMenu() {
    namespace fs = std::filesystem;
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(project().folder("alignments"), ignored))
        if (entry.path().extension() == ".alignment")
            files.emplace_back(entry.last_write_time(ignored), entry.path());
    std::ranges::sort(files, std::greater());
    if (files.size() > kMostSaved) files.resize(kMostSaved);
    QMenu menu(this);
    for (const auto& [time, file] : files)
        menu.addAction(toText(file.stem()), this, [this, file = file] { openWork(toText(file)); });
    if (!files.empty()) menu.addSeparator();
    menu.addAction(tr("Another file…"), this, &AlignPanel::askForWork);
    menu.exec(saved_->mapToGlobal(QPoint(0, saved_->height())));
}

void AlignPanel::askForWork() {
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a saved alignment"),
                                                      toText(project().folder("alignments")),
                                                      tr("Alignments (*.alignment);;All files (*)"));
    if (!file.isEmpty()) openWork(file);
}

void AlignPanel::askWhereToExport() {
    if (!editor_->isOpen()) return;
    const auto formats = AlignmentExport::formats();
    QList<SaveKind> kinds;
    for (const AlignmentExport::Format& format : formats) kinds << format.kind;
    const QString name = toText(editor_->work().file().stem()) + kinds.first().ending;
    const auto [file, kind] = askForFileToSave(this, tr("Export the alignment"),
                                               toText(project().folder("corpora") / toPath(name)), kinds);
    if (!file.isEmpty()) exportTo(file, formats[kind].id);
}

void AlignPanel::exportTo(const QString& path, const QString& format) {
    if (!editor_->isOpen()) return;
    const AlignmentWork& work = editor_->work();
    jobs().start(
        this, tr("Exporting %1").arg(QFileInfo(path).fileName()),
        [texts = work.texts(), links = work.links(), format = format.toStdString(), least = export_->least(),
         output = toPath(path)](JobContext&) {
            return writeAlignment(links, texts->source, texts->target, format, least, output);
        },
        [this, path, format](const Result<std::int64_t>& written) {
            if (!written) {
                messages().showError(written.error(), {[this, path, format] { exportTo(path, format); },
                                                       [this] { askWhereToExport(); }});
            } else if (toPath(path).parent_path() == project().folder("pairs")) {
                messages().showMessage(MessageBar::Kind::good,
                                       tr("%1 pairs are in the pair store %2.", nullptr, plural(*written))
                                           .arg(countText(*written), QFileInfo(path).completeBaseName()),
                                       tr("Show"), [this, path] { emit panelRequested("data", path); });
            } else {
                messages().showMessage(MessageBar::Kind::good,
                                       tr("%1 pairs are saved in %2.", nullptr, plural(*written))
                                           .arg(countText(*written), path));
            }
            emit exported(written.ok());
        });
}

void AlignPanel::addToProject() {
    if (!editor_->isOpen()) return;
    const QString stem = toText(editor_->work().file().stem());
    exportTo(toText(project().freeName("pairs", stem, ".h5")), "pair-store");
}

}  // namespace paragram::ui
