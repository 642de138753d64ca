// A list of the project's files in a card, with a button for each action on the current one.
#pragma once

#include <filesystem>

#include "ui/widgets/card.h"

class QAction;

namespace paragram::ui {

class DataTable;
class FileListModel;

class FileListCard : public Card {
    Q_OBJECT

  public:
    FileListCard(const QString& title, FileListModel& model, QWidget* parent = nullptr);

    DataTable& table() { return *table_; }
    // Row of the model; -1: none.
    int currentRow() const;
    // Call after the model's rows have changed: adapts the height and selects the wanted file, or the first.
    void showRows(const std::filesystem::path& wanted);
    // Adds a button to the header and an entry to the list's context menu. The key works in the list only:
    // Delete in another table must not remove the file.
    void addFileAction(QAction* action, const QString& iconName, const QKeySequence& key = {});
    // Starts editing the current file's name.
    void editName();

  private:
    FileListModel& model_;
    DataTable* table_;
    QHBoxLayout* buttons_;  // at the right of the header
};

}  // namespace paragram::ui
