// The step of a guide below the top bar: what to do, whether it is done, and where to go next.
#pragma once

#include <QWidget>
#include <optional>

#include "ui/guides/guide.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace paragram::ui {

// The guide and its step are kept in the project's folder (guide.json), so that the next start goes on with
// it.
class GuideBar : public QWidget {
    Q_OBJECT

  public:
    explicit GuideBar(Project& project, QWidget* parent = nullptr);

    // Begins a guide in the open project and shows its first panel.
    void start(const QString& guide);
    // The guide that the open project is in; null: none.
    const Guide* guide() const { return guide_ ? &*guide_ : nullptr; }
    int step() const { return step_; }
    void setCurrentPanel(const QString& id);
    // Looks again whether the step is done.
    void refresh();

    // Whether the tour was never ended, here or in another project.
    static bool tourIsNew();

  signals:
    void panelWanted(const QString& id);

  private:
    void reopen();
    void goTo(int step);
    void end();
    void save() const;

    Project& project_;
    std::optional<Guide> guide_;
    int step_ = 0;
    QString panel_;
    QLabel* place_;
    QLabel* text_;
    QPushButton* back_;
    QPushButton* show_;
    QPushButton* next_;
    QToolButton* close_;
};

}  // namespace paragram::ui
