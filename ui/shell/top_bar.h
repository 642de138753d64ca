// The top line: program, project with its menu, and the button that opens the command palette.
#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace paragram::ui {

class TopBar : public QWidget {
    Q_OBJECT

  public:
    TopBar(QMenu* projectMenu, QMenu* languageMenu, QWidget* parent = nullptr);

    // Empty: no project is open.
    void setProject(const QString& name, const QString& folder);

  signals:
    void searchClicked();
    void themeClicked();
    void helpClicked();

  private:
    QToolButton* project_;
    QLabel* pill_;
};

}  // namespace paragram::ui
