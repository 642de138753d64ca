// A field for a file name: typed, chosen in a dialog, or dropped from a file manager.
#pragma once

#include <QLineEdit>

namespace paragram::ui {

class FileBox : public QLineEdit {
    Q_OBJECT

  public:
    explicit FileBox(QWidget* parent = nullptr);

    // As if the user had chosen the file: emits editingFinished.
    void choose(const QString& file);

  protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void browse();
};

}  // namespace paragram::ui
