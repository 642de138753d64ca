// A form built from setting rows: presets, basic or all fields, marks on values that differ from their
// default.
#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/settings/setting_row.h"

class QGridLayout;
class QLabel;
class QToolButton;

namespace paragram::ui {

class PresetBox;
class SettingField;

class SettingForm : public QWidget {
    Q_OBJECT

  public:
    explicit SettingForm(std::vector<const SettingRow*> rows, QWidget* parent = nullptr);

    const Settings& settings() const { return settings_; }
    // Settings without a row in this form are kept unchanged.
    void setSettings(const Settings& settings);
    void applyPresetNamed(const QString& name);
    void resetAll();
    void setExpert(bool expert);
    bool expert() const { return expert_; }

    const std::vector<SettingField*>& fields() const { return fields_; }
    SettingField* field(const std::string& key) const;
    // Shows the field, also where it is for experts, and gives it the focus. Returns whether there is such a
    // field.
    bool showField(const std::string& key);
    // Switches between "Basic" and "All"; for a card's header.
    QToolButton* levelButton() { return level_; }
    PresetBox& presetBox() { return *presets_; }
    // Hides the presets where they make no sense.
    void setPresetsShown(bool shown);
    // Hides rows that have no effect at present; by default all are shown.
    void setRowsShown(std::function<bool(const SettingRow&)> shown);

    // Gives the labels of these rows and of the grid above or below the form the same width.
    void alignWith(QGridLayout& grid);

  signals:
    void changed();

  protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    // Puts its widgets, which have just been made, into the grid and into the order of the Tab key.
    void place(std::size_t field);
    void alignLabels();
    // Puts choices that are longer than the room beside their label below it.
    void placeChoices();
    void readField(SettingField* field);
    void refresh();

    Settings settings_;
    std::vector<SettingField*> fields_;
    PresetBox* presets_;
    QGridLayout* grid_;
    QGridLayout* aligned_ = nullptr;
    QToolButton* level_;
    bool expert_ = false;
    std::function<bool(const SettingRow&)> shown_;
};

}  // namespace paragram::ui
