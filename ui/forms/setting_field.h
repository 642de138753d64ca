// The editor of one setting, built from its row: label, field, and a mark if the value differs from the
// default.
#pragma once

#include <QLabel>
#include <QObject>

#include "core/settings/setting_row.h"

namespace paragram::ui {

class SettingField : public QObject {
    Q_OBJECT

  public:
    SettingField(const SettingRow& row, QWidget* parent);

    const SettingRow& row() const { return row_; }
    QWidget* label() const { return label_; }
    QWidget* editor() const { return editor_; }

    void show(const Settings& settings);
    // Parses what the editor shows into the setting. Fails if it is out of range; the settings are unchanged
    // then.
    Result<Nothing> apply(Settings& settings) const;
    bool marked() const { return marked_; }
    void setMarked(bool marked);
    void setVisible(bool visible);

  signals:
    void edited();
    void resetWanted();

  private:
    void makeEditor();
    std::string editorText() const;
    bool eventFilter(QObject* watched, QEvent* event) override;

    const SettingRow& row_;
    QLabel* label_;
    QWidget* editor_ = nullptr;
    bool marked_ = false;
};

}  // namespace paragram::ui
