// A field for the name of a file, or of a folder: typed, chosen in a dialog, or dropped from a file manager.
#pragma once

#include <QLineEdit>

namespace paragram::ui {

class FileBox : public QLineEdit {
    Q_OBJECT

  public:
    explicit FileBox(QWidget* parent = nullptr);

    // The dialog offers folders instead of files.
    void chooseFolders();
    // As if the user had chosen the file: emits editingFinished.
    void choose(const QString& file);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void browse();

    bool folders_ = false;
};

}  // namespace paragram::ui
