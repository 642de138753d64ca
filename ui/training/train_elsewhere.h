// "Run elsewhere…" of the Train panel.
#pragma once

#include "ui/project/elsewhere_dialog.h"
#include "ui/project/project.h"

class QAction;

namespace paragram::ui {

class TrainSetup;

// askToRunElsewhere for the training of the form, with the memory that it is estimated to need; says why not
// for a training that only one machine can do.
void askToTrainElsewhere(QWidget* panel, JobRunner& jobs, MessageBar& messages, const Project& project,
                         const TrainSetup& setup);
QWidget* elsewhereButton(QAction* action);

}  // namespace paragram::ui
