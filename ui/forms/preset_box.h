// The presets as a list: what each trains, where it comes from, and how long it will take.
#pragma once

#include <QComboBox>

namespace paragram::ui {

class PresetBox : public QComboBox {
    Q_OBJECT

  public:
    // The first entry chooses nothing. Our own presets follow, the best first, then the defaults, whose data
    // is
    // "", then the presets of the papers. The data of an entry is the preset's name.
    explicit PresetBox(QWidget* parent = nullptr);

    // Shows beside a preset how long its training will take.
    void setTime(const QString& preset, const QString& time);

    void showPopup() override;

  signals:
    // The list is about to be shown: the times may be out of date.
    void opened();

  private:
    void addDefaults();
};

}  // namespace paragram::ui
