// A menu that stays open while several entries are ticked.
#pragma once

#include <QMenu>

namespace paragram::ui {

class CheckMenu : public QMenu {
    Q_OBJECT

  public:
    using QMenu::QMenu;

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

}  // namespace paragram::ui
