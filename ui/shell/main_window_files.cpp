// How files reach the window: named when it starts, or dropped on it.
#include <fcntl.h>
#include <unistd.h>

#include <QDragEnterEvent>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>
#include <algorithm>

#include "core/base/files/file_kind.h"
#include "ui/project/project_files.h"
#include "ui/shell/main_window.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// The panel that alone should open a file, where several could; else empty. A model is tried with two
// sentences.
QString onlyPanelOf(const QString& path) {
    if (isForAlign(path)) return "align";
    return kindOfFile(toPath(path)) == "a model file" ? "score" : QString();
}

}  // namespace

void MainWindow::openPath(const QString& path) {
    const QString place = QFileInfo(path).absoluteFilePath();
    if (Project::isProject(toPath(place)) || !QFileInfo::exists(place)) return openProject(place);
    connect(
        &project_, &Project::opened, this, [this, place] { openFile(place); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    const auto around = Project::around(toPath(place));
    if (around.empty())
        openLastProject();
    else
        openProject(toText(around));
    if (!project_.isOpen() && !jobs_.busy()) openFile(place);  // says that a project is missing
}

bool MainWindow::openFile(const QString& path) {
    if (Project::isProject(toPath(path))) {
        openProject(path);
        return true;
    }
    if (!project_.isOpen()) {
        messages().showMessage(MessageBar::Kind::info,
                               tr("Open or create a project first, then drop the file again."));
        return false;
    }
    const QString only = onlyPanelOf(path);
    // The panel in front first: the file was dropped on it.
    std::vector<Panel*> asked = panels_;
    std::ranges::stable_partition(asked, [this](const Panel* panel) { return panel == currentPanel(); });
    for (Panel* panel : asked) {
        if ((!only.isEmpty() && panel->id() != only) || !panel->openFile(path)) continue;
        showPanel(panel->id());
        return true;
    }
    messages().showMessage(MessageBar::Kind::warning, tr("No panel opens files such as %1.").arg(path));
    return false;
}

void MainWindow::checkFolder() {
    const QString folder = toText(project_.folder());
    const bool gone = !Project::isProject(project_.folder());
    if (gone && !folderGone_)
        messages().showMessage(MessageBar::Kind::error,
                               tr("The project's folder %1 is gone, or its disk is. Bring it back, or open "
                                  "another project; until then nothing can be saved.")
                                   .arg(folder));
    // Of the effective user, as opening a file asks.
    const bool writable = ::faccessat(AT_FDCWD, project_.folder().c_str(), W_OK, AT_EACCESS) == 0;
    if (!gone && !writable && !toldReadOnly_.contains(folder)) {
        toldReadOnly_ << folder;
        messages().showMessage(
            MessageBar::Kind::info,
            tr("The project's folder %1 cannot be written to: look at everything, but copy "
               "the project to another place to train, import or export.")
                .arg(folder));
    }
    folderGone_ = gone;
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    bool opened = false;
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile()) continue;
        // The panel that opened the first file may want others beside it, such as a translation.
        if (opened && currentPanel() && currentPanel()->opensSeveral())
            currentPanel()->openFile(url.toLocalFile());
        else if (!opened)
            opened = openFile(url.toLocalFile());
    }
    if (opened) event->acceptProposedAction();
}

}  // namespace paragram::ui
