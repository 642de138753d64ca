// How a file is read: part of an archive, format, encoding, delimiter, header. The fields show what was
// recognised until the user chooses otherwise.
#pragma once

#include <QWidget>

#include "core/tasks/data/preview_pairs.h"

class QCheckBox;
class QComboBox;

namespace paragram::ui {

class FieldGrid;

class ReadingOptions : public QObject {
    Q_OBJECT

  public:
    explicit ReadingOptions(QObject* parent = nullptr);

    // Appends the rows to a form, which must outlive this object.
    void layOut(FieldGrid& fields);
    // The same for files that can only be tables: encoding, delimiter and header.
    void layOutTable(FieldGrid& fields);
    // Takes earlier choices of encoding, delimiter and header.
    void setChosen(const PairInput& input);

    // Forgets the choices: another file was opened.
    void reset();
    void show(const ImportPreview& preview);
    // Writes the choices into a request for a preview.
    void applyChosen(PairInput& input) const;
    // Writes what is shown into a request for the import.
    void applyShown(PairInput& input) const;
    bool isTable() const { return isTable_; }

  signals:
    // The file must be read again.
    void changed();

  private:
    QComboBox* member_;
    QComboBox* format_;
    QComboBox* encoding_;
    QComboBox* delimiter_;
    QCheckBox* header_;
    QWidget* table_;  // delimiter and header
    FieldGrid* fields_ = nullptr;
    std::string chosenMember_, chosenFormat_, chosenEncoding_, chosenDelimiter_, chosenHeader_;
    bool isTable_ = false;
};

}  // namespace paragram::ui
