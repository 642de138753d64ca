// What an export keeps of a model: precision, dimensions, tokens; and what goes with it.
#pragma once

#include "core/tasks/export_model.h"
#include "ui/widgets/card.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSettings;

namespace paragram::ui {

class FileBox;
class NumberBox;

class ExportOptions : public Card {
    Q_OBJECT

  public:
    explicit ExportOptions(QWidget* parent = nullptr);

    // Of the model that is chosen; 0: none.
    void setDimension(int dimension);
    // Fills in all but model, formats and output.
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
