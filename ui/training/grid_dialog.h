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
    // rows: settings to choose from. base: what the others are.
    GridDialog(const std::vector<const SettingRow*>& rows, const Settings& base, QWidget* parent = nullptr);

    // A line of the form: values parted by "|".
    void addLine(const std::string& key, const QString& values);
    // Lines of a preset's lists in place of those there are; its other settings count, too.
    void usePreset(const QString& name);
    // Empty while something is wrong with the values.
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
