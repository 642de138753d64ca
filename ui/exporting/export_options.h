// What an export keeps of a model: precision, dimensions, tokens; and what it changes or adds.
#pragma once

#include "core/tasks/models/export_model.h"
#include "ui/exporting/vector_dialog.h"
#include "ui/forms/setup_card.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QSettings;

namespace paragram::ui {

class FileBox;
class NumberBox;

class ExportOptions : public SetupCard {
    Q_OBJECT

  public:
    explicit ExportOptions(QWidget* parent = nullptr);

    // Dimension of the current model; 0: none.
    void setDimension(int dimension);
    // Everything but model, formats, output and the text that the changes need.
    ExportRequest request() const;
    const VectorChanges& changes() const { return changes_; }
    void setChanges(const VectorChanges& changes);
    // Opens the dialog of the changes, which is deleted when it is closed.
    VectorDialog* askForChanges();
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    QComboBox& precision() { return *precision_; }
    NumberBox& dimensions() { return *dimensions_; }
    QPushButton& changesButton() { return *change_; }
    QLineEdit& licence() { return *licence_; }

  signals:
    void changed();

  private:
    QComboBox* precision_;
    NumberBox* dimensions_;
    QPushButton* change_;
    FileBox* sentences_;
    QLineEdit* licence_;
    VectorChanges changes_;
};

}  // namespace paragram::ui
