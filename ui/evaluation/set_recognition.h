// Files of data sets that are not recognised: what is wrong with them, and the dialog that corrects it.
#pragma once

#include <QObject>
#include <vector>

#include "ui/jobs/latest_request.h"
#include "ui/widgets/message_bar.h"

namespace paragram::ui {

class EvaluationChoice;

class SetRecognition : public QObject {
    Q_OBJECT

  public:
    // window: the parent of the dialog and of this object.
    SetRecognition(EvaluationChoice& choice, JobRunner& jobs, MessageBar& messages, QWidget* window);

    // Reads a file that was added: one that cannot be evaluated is named at once, not only when everything
    // else has been evaluated.
    void recognise(const QString& path);
    // Leaves what is being recognised to the evaluation that starts now, which names bad files itself.
    void cancel() { reading_.cancel(); }
    // Shows how a file is read, and lets the user correct it.
    void ask(const QString& file);
    // The same for the file that was added last.
    void askForLast();
    // Show an error of an evaluation, or the files that it skipped; with a button that opens the dialog if
    // a file of a data set is to blame.
    void showError(const Error& error);
    void showSkipped(const std::vector<Error>& files);

  signals:
    // A file was recognised, or the message bar says why not.
    void recognised(bool ok);
    // The choice of how files are read has changed.
    void changed();

  private:
    void show(const Error& error, MessageBar::Kind kind, const QString& text);

    EvaluationChoice& choice_;
    JobRunner& jobs_;
    MessageBar& messages_;
    QWidget* window_;
    LatestRequest reading_;
};

}  // namespace paragram::ui
