#include "ui/training/train_tools.h"

#include <QAction>
#include <QCoreApplication>
#include <QPushButton>

#include "core/tasks/training/estimate_training.h"
#include "ui/forms/setting_form.h"
#include "ui/training/teacher_dialog.h"
#include "ui/training/train_setup.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(TrainTools)
};

// With the memory that it is estimated to need.
void askToTrainElsewhere(QWidget* panel, JobRunner& jobs, MessageBar& messages, const Project& project,
                         const TrainSetup& setup) {
    const TrainRequest request = setup.request();
    if (request.pairs.empty()) return;
    jobs.start(
        panel, Words::tr("Estimating"), [request](JobContext&) { return estimateTraining(request); },
        [=, &jobs, &messages, in = project.folder().parent_path(),
         name = setup.runName()](const Result<TrainEstimate>& estimate) {
            askToRunElsewhere(panel, jobs, messages, clusterFolderOf(request),
                              estimate ? estimate->memoryBytes : 0, in, name);
        },
        JobWeight::light);
}

void askForTeacher(QWidget* panel, JobRunner& jobs, MessageBar& messages, const Project& project,
                   TrainSetup& setup) {
    const TrainRequest request = setup.request();
    if (request.pairs.empty()) return;
    if (isGenerative(request.settings.encoder)) {
        return messages.showMessage(
            MessageBar::Kind::info,
            Words::tr("Only averaging and recurrent encoders learn from another model."));
    }
    TeacherDialog dialog(jobs, request, project.folder("corpora"), panel);
    if (dialog.exec() == QDialog::Accepted) setup.form().setSettings(dialog.settings());
}

}  // namespace

QList<QAction*> trainTools(QWidget* panel, JobRunner& jobs, MessageBar& messages, const Project& project,
                           TrainSetup& setup) {
    const auto add = [&](const QString& text, const QString& help, auto ask) {
        auto* action = new QAction(text, panel);
        action->setToolTip(help);
        QObject::connect(action, &QAction::triggered, panel, [=, &jobs, &messages, &project, &setup] {
            ask(panel, jobs, messages, project, setup);
        });
        return action;
    };
    return {
        add(Words::tr("Learn from another model…"),
            Words::tr("Follow the vectors that any other model gives to the sentences of these pairs"),
            askForTeacher),
        add(Words::tr("Run elsewhere…"),
            Words::tr("Write a folder with a script, the settings and the data, to train on other machines"),
            askToTrainElsewhere)};
}

QWidget* buttonOf(QAction* tool) {
    auto* button = new QPushButton(tool->text());
    button->setToolTip(tool->toolTip());
    QObject::connect(button, &QPushButton::clicked, tool, &QAction::trigger);
    return button;
}

}  // namespace paragram::ui
