// What the window asks of a panel, and the frame all panels share: title, first line, messages, content.
#pragma once

#include <QWidget>

#include "ui/jobs/job_runner.h"
#include "ui/shell/project.h"
#include "ui/widgets/message_bar.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QSettings;
class QStackedLayout;

namespace paragram::ui {

class EmptyState;

// Owned by the window, outlives the panels.
struct PanelContext {
    Project& project;
    JobRunner& jobs;
};

class Panel : public QWidget {
    Q_OBJECT

  public:
    // id names the icon, the page of the manual and the group of saved settings: "train".
    Panel(const PanelContext& context, const QString& id, const QString& title, QWidget* parent);

    QString id() const { return id_; }
    QString title() const { return title_; }
    virtual QString helpPage() const { return id_; }
    // Called for a file or folder that was dropped, or that another panel hands over. True: taken.
    virtual bool openFile(const QString& path);
    // Columns, last choices; the group of the panel is open already.
    virtual void saveState(QSettings& settings) const;
    virtual void restoreState(QSettings& settings);

    MessageBar& messages() { return *messages_; }

  signals:
    // Another panel should come to the front and, where path is not empty, open it.
    void panelRequested(const QString& id, const QString& path);

  protected:
    Project& project() { return context_.project; }
    const Project& project() const { return context_.project; }
    JobRunner& jobs() { return context_.jobs; }

    // What the panel works on and what it will cost; rich text.
    void setSubtitle(const QString& text);
    // A small control on the line of the subtitle.
    void addHeaderWidget(QWidget* widget);
    // An action of the command palette (QWidget::actions() lists them). The shortcut may be empty.
    template <class Slot>
    QAction* addPanelAction(const QString& text, const QKeySequence& shortcut, Slot slot) {
        auto* action = new QAction(text, this);
        action->setShortcut(shortcut);
        connect(action, &QAction::triggered, this, slot);
        addAction(action);
        return action;
    }
    // The content, and what stands in its place while there is nothing to show.
    void setContent(QWidget* content, EmptyState* empty);
    void showEmpty(bool empty);

    // Another project was opened; the lists are read anew here and in contentChanged.
    virtual void projectOpened() {}
    // Files of the project came or went.
    virtual void contentChanged() {}

  private:
    PanelContext context_;
    QString id_, title_;
    QLabel* subtitle_;
    QHBoxLayout* header_;
    MessageBar* messages_;
    QStackedLayout* stack_;
};

}  // namespace paragram::ui
