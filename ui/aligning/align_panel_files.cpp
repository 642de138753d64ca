// What the panel Align opens, takes and remembers.
#include <QFileInfo>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "core/alignment/alignment_work.h"
#include "ui/aligning/align_panel.h"
#include "ui/aligning/align_setup.h"
#include "ui/aligning/alignment_editor.h"
#include "ui/aligning/alignment_export.h"
#include "ui/aligning/shelf_page.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"
#include "ui/project/project_files.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

// What other panels open.
bool isNoDocument(const QString& path) {
    static const char* const kEndings[] = {".h5",  ".pt",  ".bin", ".model", ".npy",   ".json", ".jsonl",
                                           ".tsv", ".csv", ".tmx", ".xlf",   ".xliff", ".zip"};
    return std::ranges::any_of(kEndings, [&](const char* ending) {
        return path.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    });
}

}  // namespace

bool AlignPanel::openFile(const QString& path) {
    if (path.endsWith(kAlignmentEnding)) {
        openWork(path);
        return true;
    }
    if (!isForAlign(path) && !(isVisible() && wantsDrop(path))) return false;
    takeDrop(path);
    return true;
}

bool AlignPanel::wantsDrop(const QString& path) const {
    if (ShelfPage::wants(path)) return QFileInfo(path).isDir() || shelfShown_;
    return path.endsWith(kAlignmentEnding) || (QFileInfo(path).isFile() && !isNoDocument(path));
}

void AlignPanel::takeDrop(const QString& path) {
    if (path.endsWith(kAlignmentEnding)) return openWork(path);
    const bool toShelf = ShelfPage::wants(path);
    if (toShelf != shelfShown_) showShelf(toShelf);
    if (toShelf) return shelf_->take(path);
    setup_->take(path);
    showSetup(true);
    if (setup_->complete()) setup_->button()->setFocus();
}

void AlignPanel::saveState(QSettings& settings) const {
    model_->saveState(settings);
    setup_->saveState(settings);
    export_->saveState(settings);
    shelf_->saveState(settings);
    settings.setValue("shelfShown", shelfShown_);
    settings.setValue("doubtfulBelow", below_->value());
    settings.setValue("work", editor_->isOpen() ? toText(editor_->work().file()) : wantedWork_);
}

void AlignPanel::restoreState(QSettings& settings) {
    model_->restoreState(settings);
    setup_->restoreState(settings);
    export_->restoreState(settings);
    below_->setValue(settings.value("doubtfulBelow", 0.5).toDouble());
    shelf_->restoreState(settings);
    wantedWork_ = settings.value("work").toString();
    if (settings.value("shelfShown").toBool()) {
        wantedWork_.clear();
        showShelf(true);
    }
}

}  // namespace paragram::ui
