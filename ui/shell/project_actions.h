// Creates and opens projects: new, open, recent and sample, as actions and functions.
#pragma once

#include <QMenu>
#include <QObject>

#include "ui/jobs/job_runner.h"
#include "ui/project/project.h"

namespace paragram::ui {

class ProjectActions : public QObject {
    Q_OBJECT

  public:
    ProjectActions(Project& project, JobRunner& jobs, QWidget* window);

    QMenu* menu() { return &menu_; }
    QList<QAction*> actions() const { return {create_, open_, sample_, show_}; }

    void open(const QString& folder);
    void openSample();
    void askOpen();
    void askCreate();

  signals:
    void failed(const Error& error);
    // A guide should begin in the project that was opened.
    void guideWanted(const QString& guide);

  private:
    void fillRecent();

    Project& project_;
    JobRunner& jobs_;
    QWidget* window_;
    QMenu menu_;
    QMenu* recent_;
    QAction* create_;
    QAction* open_;
    QAction* sample_;
    QAction* show_;
};

}  // namespace paragram::ui
