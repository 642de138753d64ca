// What the window requires of a panel, and the frame all panels share: title, subtitle, messages, content.
#pragma once

#include <QWidget>

#include "ui/jobs/job_runner.h"
#include "ui/project/project.h"
#include "ui/widgets/message_bar.h"

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QSettings;
class QStackedLayout;

namespace paragram::ui {

class EmptyState;

// Owned by the window; outlives the panels.
struct PanelContext {
    Project& project;
    JobRunner& jobs;
};

class Panel : public QWidget {
    Q_OBJECT

  public:
    // id is the name of the icon, of the manual's page and of the settings' group: "train".
    Panel(const PanelContext& context, const QString& id, const QString& title, QWidget* parent);

    QString id() const { return id_; }
    QString title() const { return title_; }
    virtual QString helpPage() const { return id_; }
    // Called for a file or folder that was dropped on the window or passed on by another panel. Returns
    // whether the panel opens it.
    virtual bool openFile(const QString& path);
    // Whether openFile adds a file to the one before, so that several can be dropped together.
    virtual bool opensSeveral() const { return false; }
    // Column widths and last choices; settings is already in the panel's group.
    virtual void saveState(QSettings& settings) const;
    virtual void restoreState(QSettings& settings);

    MessageBar& messages() { return *messages_; }

    // Without asking the content, which would be styled and measured while the panel is hidden.
    QSize sizeHint() const override { return {800, 600}; }
    QSize minimumSizeHint() const override { return {}; }

  signals:
    // Another panel should be shown and, if path is not empty, open it.
    void panelRequested(const QString& id, const QString& path);

  protected:
    Project& project() { return context_.project; }
    const Project& project() const { return context_.project; }
    JobRunner& jobs() { return context_.jobs; }

    // What the panel works on and what it will cost; rich text.
    void setSubtitle(const QString& text);
    // Adds a small control to the line of the subtitle, with a label before it if there is one.
    void addHeaderWidget(QWidget* widget, const QString& label = {});
    // Adds an action to the command palette, which lists QWidget::actions(). The shortcut may be empty.
    template <class Slot>
    QAction* addPanelAction(const QString& text, const QKeySequence& shortcut, Slot slot) {
        auto* action = new QAction(text, this);
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    }
    // The content, and what is shown instead while there is nothing to show.
    void setContent(QWidget* content, EmptyState* empty);
    // The content of a panel that needs a model. While there is none, a sentence with a button to Train is
    // shown.
    void setContentOfModels(QWidget* content, const QString& sentence);
    void showEmpty(bool empty);

    // Moves files or folders of the project to its trash. The message bar says so and offers to undo it,
    // which opens them again with openFile.
    void moveToTrash(const std::vector<std::filesystem::path>& files);
    // Renames a file of the project and opens it under its new name; an error goes to the message bar.
    void rename(const std::filesystem::path& file, const QString& name);
    // From now on contentChanged is also called when a job that is shown ends: files inside a run folder are
    // not watched, and a training's end is the moment when its model is new.
    void followJobs();

    // Files dropped on the panel itself (setAcceptDrops) come here first; those it does not want go to the
    // window, which asks every panel.
    virtual bool wantsDrop(const QString&) const { return false; }
    virtual void takeDrop(const QString&) {}
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;

    // Another project was opened; contentChanged follows.
    virtual void projectOpened() {}
    // Files were added to the project or removed from it.
    virtual void contentChanged() {}

  private:
    PanelContext context_;
    QString id_, title_;
    QLabel* subtitle_;
    // The subtitle, and the controls beside it, or below it where they need most of the width.
    void arrangeHeader();
    QBoxLayout* header_;
    QHBoxLayout* controls_;
    MessageBar* messages_;
    QStackedLayout* stack_;
};

}  // namespace paragram::ui
