// Asks for several values of some settings: every combination becomes a run of the queue.
#pragma once

#include <QDialog>
#include <vector>

#include "core/settings/setting_grid.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace paragram::ui {

class GridDialog : public QDialog {
    Q_OBJECT

  public:
    // rows: settings to choose from. base: the values of all others.
    GridDialog(const std::vector<const SettingRow*>& rows, const Settings& base, QWidget* parent = nullptr);

    // Adds a line to the form: values separated by "|".
    void addLine(const std::string& key, const QString& values);
    // Replaces the lines by a preset's grid and the other settings by the preset's.
    void usePreset(const QString& name);
    // Empty if a value is wrong.
    const std::vector<GridRun>& runs() const { return runs_; }
    QString verdict() const;

  private:
    struct Line {
        QComboBox* setting;
        QLineEdit* values;
        QToolButton* remove;
    };
    void removeLine(const QComboBox* setting);
    void check();

    std::vector<const SettingRow*> rows_;
    Settings base_;
    std::vector<Line> lines_;
    std::vector<GridRun> runs_;
    QComboBox* presets_;
    QGridLayout* grid_;
    QLabel* verdict_;
    QPushButton* accept_;
};

}  // namespace paragram::ui
