// How a file is read: part of an archive, format, encoding, delimiter, header. Boxes show what was recognised
// until a person chooses otherwise.
#pragma once

#include <QWidget>

#include "core/tasks/preview_pairs.h"

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;

namespace paragram::ui {

class ReadingOptions : public QObject {
    Q_OBJECT

  public:
    explicit ReadingOptions(QObject* parent = nullptr);

    // Adds the rows to a form of labels and fields from a line on; gives the next free line.
    int layOut(QGridLayout& grid, int line);

    // Forgets what was chosen: another file.
    void reset();
    void show(const ImportPreview& preview);
    // What was chosen, into a request for a preview.
    void applyChosen(ImportRequest& request) const;
    // What is shown, into a request for the import.
    void applyShown(ImportRequest& request) const;
    bool isTable() const { return isTable_; }

    QComboBox* memberBox() { return member_; }
    QComboBox* formatBox() { return format_; }
    QComboBox* encodingBox() { return encoding_; }
    QComboBox* delimiterBox() { return delimiter_; }
    QCheckBox* headerBox() { return header_; }

  signals:
    // The file must be read anew.
    void changed();

  private:
    void setRowShown(QWidget* field, bool shown);

    QComboBox* member_;
    QComboBox* format_;
    QComboBox* encoding_;
    QComboBox* delimiter_;
    QCheckBox* header_;
    QWidget* table_;  // delimiter and header
    std::vector<std::pair<QWidget*, QLabel*>> labels_;
    std::string chosenMember_, chosenFormat_, chosenEncoding_, chosenDelimiter_, chosenHeader_;
    bool isTable_ = false;
};

}  // namespace paragram::ui
