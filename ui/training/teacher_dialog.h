// A training that follows another model, in three steps: the sentences are listed, their vectors are computed
// elsewhere, and the vectors are checked.
#pragma once

#include <QDialog>

#include "core/tasks/training/teacher_files.h"
#include "core/tasks/training/train_model.h"
#include "ui/jobs/latest_request.h"

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace paragram::ui {

class FileBox;
class NumberBox;

class TeacherDialog : public QDialog {
    Q_OBJECT

  public:
    // The training of the form; in: where the list is proposed.
    TeacherDialog(JobRunner& jobs, TrainRequest request, const std::filesystem::path& in,
                  QWidget* parent = nullptr);

    // Those of the training, with the teacher chosen.
    Settings settings() const;
    void listTo(const QString& file);
    QString verdict() const;

  signals:
    void listed(bool ok);
    void checked(bool ok);

  private:
    void layOut();
    void askForList();
    void check();
    void showScript();

    JobRunner& jobs_;
    TrainRequest request_;
    std::filesystem::path in_;
    QComboBox* sides_;
    QPushButton* list_;
    QPlainTextEdit* script_;
    FileBox* vectors_;
    FileBox* sentences_;
    QComboBox* loss_;
    NumberBox* share_;
    QLabel* verdict_;
    QPushButton* use_;
    LatestRequest checking_;
};

}  // namespace paragram::ui
