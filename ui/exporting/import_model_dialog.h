// Takes a model of another program into the project: says what it is and what is missing before it begins.
#pragma once

#include <QDialog>
#include <QTimer>

#include "core/tasks/import_model.h"
#include "ui/jobs/job_runner.h"
#include "ui/shell/project.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace paragram::ui {

class FileBox;

class ImportModelDialog : public QDialog {
    Q_OBJECT

  public:
    ImportModelDialog(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    // As if the user had named it.
    void setModel(const QString& path);
    // Where the model is to go: a run of the project.
    ImportModelRequest request() const;
    QString findings() const;

    FileBox& modelField() { return *model_; }
    FileBox& sentencePieceField() { return *sentencePiece_; }
    QLineEdit& nameField() { return *name_; }
    QPushButton& importButton() { return *import_; }

  signals:
    void looked();  // what was found is shown

  private:
    void look();
    void show(const Result<ForeignModel>& found);
    void chooseFolder();

    Project& project_;
    JobRunner& jobs_;
    FileBox* model_;
    FileBox* sentencePiece_;
    FileBox* vocabulary_;
    QLabel* sentencePieceLabel_;
    QLabel* vocabularyLabel_;
    QLineEdit* name_;
    QLabel* findings_;
    QPushButton* import_;
    QTimer settle_;
    int number_ = 0;  // of the last look
};

}  // namespace paragram::ui
