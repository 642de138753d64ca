// The editor of one setting, made from its row: label, field, mark when it differs from the default.
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
    // What the editor holds, as the row reads it.
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
