// Asks what a new project is for, its name and its folder.
#pragma once

#include <QDialog>
#include <filesystem>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace paragram::ui {

class FileBox;

class NewProjectDialog : public QDialog {
    Q_OBJECT

  public:
    explicit NewProjectDialog(QWidget* parent = nullptr);

    QString name() const;
    // The project's own folder, which does not exist yet or is empty.
    std::filesystem::path folder() const;
    // Id of the guide that leads through it; empty: none.
    QString guide() const;

  private:
    void check();

    QListWidget* ways_;
    QLineEdit* name_;
    FileBox* place_;
    QLabel* note_;
    QPushButton* create_;
};

}  // namespace paragram::ui
