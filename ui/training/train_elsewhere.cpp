#include "ui/training/train_elsewhere.h"

#include <QAction>
#include <QCoreApplication>
#include <QPushButton>

#include "core/tasks/training/estimate_training.h"
#include "ui/training/train_setup.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainElsewhere)
};

}  // namespace

void askToTrainElsewhere(QWidget* panel, JobRunner& jobs, MessageBar& messages, const Project& project,
                         const TrainSetup& setup) {
    const TrainRequest request = setup.request();
    if (request.pairs.empty()) return;
    if (isGenerative(request.settings.encoder)) {
        return messages.showMessage(
            MessageBar::Kind::info,
            Words::tr("Generative models are trained on one machine: copy the project there."));
    }
    jobs.start(
        panel, Words::tr("Estimating"), [request](JobContext&) { return estimateTraining(request); },
        [=, &jobs, &messages, in = project.folder().parent_path(),
         name = setup.runName()](const Result<TrainEstimate>& estimate) {
            askToRunElsewhere(panel, jobs, messages, clusterFolderOf(request),
                              estimate ? estimate->memoryBytes : 0, in, name);
        },
        JobWeight::light);
}

QWidget* elsewhereButton(QAction* action) {
    auto* button = new QPushButton(action->text());
    button->setToolTip(
        Words::tr("Write a folder with a script, the settings and the data, to train on other machines"));
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

}  // namespace paragram::ui
