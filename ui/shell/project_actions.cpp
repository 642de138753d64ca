#include "ui/shell/project_actions.h"

#include <QAction>
#include <QDesktopServices>
#include <QFileDialog>
#include <QUrl>

#include "ui/guides/guide.h"
#include "ui/guides/guide_bar.h"
#include "ui/shell/new_project_dialog.h"
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
            if (!written) return emit failed(written.error());
            open(toText(folder));
            if (GuideBar::tourIsNew() && project_.folder() == folder.lexically_normal())
                emit guideWanted(kTour);
        });
}

void ProjectActions::askOpen() {
    const QString folder = QFileDialog::getExistingDirectory(window_, tr("Open a project folder"));
    if (!folder.isEmpty()) open(folder);
}

void ProjectActions::askCreate() {
    NewProjectDialog dialog(window_);
    if (dialog.exec() != QDialog::Accepted) return;
    const auto created = project_.create(dialog.folder(), dialog.name());
    if (!created) return emit failed(created.error());
    if (!dialog.guide().isEmpty()) emit guideWanted(dialog.guide());
}

void ProjectActions::fillRecent() {
    recent_->clear();
    for (const QString& folder : Project::recent())
        recent_->addAction(folder, this, [this, folder] { open(folder); });
}

}  // namespace paragram::ui
