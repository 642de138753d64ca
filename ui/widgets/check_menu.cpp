#include "ui/widgets/check_menu.h"

#include <QKeyEvent>
#include <QMouseEvent>

namespace paragram::ui {

void CheckMenu::mouseReleaseEvent(QMouseEvent* event) {
    QAction* action = actionAt(event->position().toPoint());
    if (action && action->isCheckable() && action->isEnabled())
        action->trigger();
    else
        QMenu::mouseReleaseEvent(event);
}

void CheckMenu::keyPressEvent(QKeyEvent* event) {
    QAction* action = activeAction();
    if (event->key() == Qt::Key_Space && action && action->isCheckable())
        action->trigger();
    else
        QMenu::keyPressEvent(event);
}

}  // namespace paragram::ui
