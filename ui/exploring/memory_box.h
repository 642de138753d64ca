// A combo box of translation memories: the project's pair stores and saved alignments, and opened files.
#pragma once

#include <QComboBox>
#include <filesystem>
#include <vector>

namespace paragram::ui {

class Project;

// Whether a file can be searched as a memory: a pair store, a saved alignment, or a pair format by its name.
// tables: also text with columns, which may as well be a corpus.
bool isMemoryFile(const QString& path, bool tables);

class MemoryBox : public QComboBox {
    Q_OBJECT

  public:
    explicit MemoryBox(QWidget* parent = nullptr);

    // Offers what the project has and keeps the choice where it still exists.
    void showProject(const Project& project);
    QString path() const;  // empty: there is none
    // A file from outside the project is added to the entries. Emits chosen.
    void choose(const QString& path);
    // The choice of the last session, once it exists.
    void restore(const QString& path);
    void askForFile();

  signals:
    void chosen(const QString& path);

  private:
    void fill();

    std::vector<std::filesystem::path> project_, files_;
    std::filesystem::path folder_;  // for the dialog
    QString wanted_;
};

}  // namespace paragram::ui
