// Imports a model of another program: shows what was recognised and what is missing before it starts.
#pragma once

#include <QDialog>
#include <QTimer>

#include "core/tasks/models/import_model.h"
#include "ui/jobs/latest_request.h"
#include "ui/project/project.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace paragram::ui {

class FieldGrid;
class FileBox;

class ImportModelDialog : public QDialog {
    Q_OBJECT

  public:
    ImportModelDialog(Project& project, JobRunner& jobs, QWidget* parent = nullptr);

    // As if the user had typed the path.
    void setModel(const QString& path);
    // run: a free name in the project's folder runs.
    ImportModelRequest request() const;

    QPushButton& importButton() { return *import_; }

  signals:
    void looked();  // the result of the recognition is shown

  private:
    void look();
    void show(const Result<ForeignModel>& found);
    void chooseFolder();

    Project& project_;
    FieldGrid* fields_;
    FileBox* model_;
    FileBox* sentencePiece_;
    FileBox* vocabulary_;
    QLineEdit* name_;
    QLabel* findings_;
    QPushButton* import_;
    QTimer settle_;
    LatestRequest look_;
};

}  // namespace paragram::ui
