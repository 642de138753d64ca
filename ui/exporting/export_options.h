// What an export keeps of a model: precision, dimensions, tokens; and what is added to it.
#pragma once

#include "core/tasks/models/export_model.h"
#include "ui/forms/setup_card.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
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
    // Everything but model, formats and output.
    ExportRequest request() const;
    void saveState(QSettings& settings) const;
    void restoreState(const QSettings& settings);

    QComboBox& precision() { return *precision_; }
    NumberBox& dimensions() { return *dimensions_; }
    QCheckBox& seenOnly() { return *seenOnly_; }
    QLineEdit& licence() { return *licence_; }

  signals:
    void changed();

  private:
    QComboBox* precision_;
    NumberBox* dimensions_;
    QCheckBox* seenOnly_;
    FileBox* sentences_;
    QLineEdit* licence_;
};

}  // namespace paragram::ui
