// Asks how a job should run on other machines, and writes the folder to copy there.
#pragma once

#include <QDialog>
#include <filesystem>

#include "core/tasks/training/cluster_folder.h"
#include "ui/jobs/job_runner.h"
#include "ui/widgets/message_bar.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace paragram::ui {

class FileBox;
class NumberBox;

class ElsewhereDialog : public QDialog {
    Q_OBJECT

  public:
    // bytes: of memory for each rank; 0: unknown. in, name: proposed for the folder.
    ElsewhereDialog(ClusterFolder what, double bytes, const std::filesystem::path& in, const QString& name,
                    QWidget* parent = nullptr);

    // As chosen.
    ClusterFolder wanted() const;
    QString verdict() const;

  private:
    void layOut();
    void check();

    ClusterFolder what_;
    QComboBox* scheduler_;
    NumberBox* nodes_;
    NumberBox* ranks_;    // of each machine
    NumberBox* threads_;  // of each rank
    NumberBox* hours_;
    NumberBox* gigabytes_;  // of each rank
    QCheckBox* copies_;
    QLineEdit* name_;
    FileBox* place_;
    QLabel* verdict_;
    QPushButton* write_;
};

// Shows the dialog and writes the folder on a worker thread; the message bar says what to do with it.
void askToRunElsewhere(QWidget* panel, JobRunner& jobs, MessageBar& messages, const ClusterFolder& what,
                       double bytes, const std::filesystem::path& in, const QString& name);

}  // namespace paragram::ui
