#include "ui/shell/project_actions.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QUrl>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

ProjectActions::ProjectActions(Project& project, JobRunner& jobs, QWidget* window)
    : QObject(window), project_(project), jobs_(jobs), window_(window) {
    create_ = menu_.addAction(tr("New project…"), this, &ProjectActions::askCreate);
    create_->setShortcut(QKeySequence::New);
    open_ = menu_.addAction(tr("Open project…"), this, &ProjectActions::askOpen);
    open_->setShortcut(QKeySequence::Open);
    recent_ = menu_.addMenu(tr("Recent projects"));
    sample_ = menu_.addAction(tr("Open the sample project"), this, &ProjectActions::openSample);
    menu_.addSeparator();
    show_ = menu_.addAction(tr("Show the project in the file manager"), this, [this] {
        QDesktopServices::openUrl(QUrl::fromLocalFile(toText(project_.folder())));
    });
    connect(recent_, &QMenu::aboutToShow, this, &ProjectActions::fillRecent);
    connect(&menu_, &QMenu::aboutToShow, this, [this] {
        recent_->setEnabled(!Project::recent().isEmpty());
        show_->setEnabled(project_.isOpen());
    });
}

void ProjectActions::open(const QString& folder) {
    // A running job writes to the project that is open.
    if (jobs_.busy() && project_.isOpen())
        return emit failed(
            Error{"", tr("A job is running in this project").toStdString(), "",
                  tr("stop it or let it finish before opening another project").toStdString()});
    const auto opened = project_.open(toPath(folder));
    if (!opened) emit failed(opened.error());
}

void ProjectActions::openSample() {
    const auto folder = sampleFolder();
    jobs_.start(
        this, tr("Preparing the sample project"),
        [folder](JobContext& job) { return writeSampleProject(folder, job); },
        [this, folder](const Result<Nothing>& written) {
            if (written)
                open(toText(folder));
            else
                emit failed(written.error());
        });
}

void ProjectActions::askOpen() {
    const QString folder = QFileDialog::getExistingDirectory(window_, tr("Open a project folder"));
    if (!folder.isEmpty()) open(folder);
}

void ProjectActions::askCreate() {
    const QString folder = QFileDialog::getSaveFileName(window_, tr("Name the new project's folder"),
                                                        QDir::homePath() + "/" + tr("New project"), {},
                                                        nullptr, QFileDialog::ShowDirsOnly);
    if (folder.isEmpty()) return;
    const auto created = project_.create(toPath(folder), QFileInfo(folder).fileName());
    if (!created) emit failed(created.error());
}

void ProjectActions::fillRecent() {
    recent_->clear();
    for (const QString& folder : Project::recent())
        recent_->addAction(folder, this, [this, folder] { open(folder); });
}

}  // namespace paragram::ui
