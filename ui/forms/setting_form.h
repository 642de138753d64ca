// A form made from setting rows: presets, basic or all fields, marks where a value differs from its default.
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/settings/setting_row.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QToolButton;

namespace paragram::ui {

class SettingField;

class SettingForm : public QWidget {
    Q_OBJECT

  public:
    explicit SettingForm(std::vector<const SettingRow*> rows, QWidget* parent = nullptr);

    const Settings& settings() const { return settings_; }
    // Settings without a row here are kept as they are.
    void setSettings(const Settings& settings);
    void applyPresetNamed(const QString& name);
    void resetAll();
    void setExpert(bool expert);
    bool expert() const { return expert_; }

    const std::vector<SettingField*>& fields() const { return fields_; }
    SettingField* field(const std::string& key) const;
    // "Basic" or "All", for a card's header.
    QToolButton* levelButton() { return level_; }
    // Hides the box of presets where they make no sense.
    void setPresetsShown(bool shown);
    // Takes rows out of sight that do not count at present; all are there at first.
    void setRowsShown(std::function<bool(const SettingRow&)> shown);

  signals:
    void changed();

  private:
    void addPresets();
    void readField(SettingField* field);
    void refresh();

    Settings settings_;
    std::vector<SettingField*> fields_;
    QComboBox* presets_;
    QGridLayout* grid_;
    QToolButton* level_;
    bool expert_ = false;
    std::function<bool(const SettingRow&)> shown_;
};

}  // namespace paragram::ui
