// What the Train panel offers beside its form: to run the training elsewhere, and to learn from another
// model.
#pragma once

#include <QList>

#include "ui/project/elsewhere_dialog.h"
#include "ui/project/project.h"

class QAction;

namespace paragram::ui {

class TrainSetup;

// The actions, as children of the panel, and their buttons. The rest outlives the panel.
QList<QAction*> trainTools(QWidget* panel, JobRunner& jobs, MessageBar& messages, const Project& project,
                           TrainSetup& setup);
QWidget* buttonOf(QAction* tool);

}  // namespace paragram::ui
