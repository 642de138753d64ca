// The editor of one setting, built from its row: label, field, and a mark if the value differs from the
// default. Its widgets are made when it is first shown or asked for: a form has a hundred fields, of which
// most users see a dozen.
#pragma once

#include <QLabel>
#include <QObject>

#include "core/settings/setting_row.h"

namespace paragram::ui {

class SettingField : public QObject {
    Q_OBJECT

  public:
    // Shows the value in the settings, which outlive the field.
    SettingField(const SettingRow& row, const Settings& settings, QWidget* parent);

    const SettingRow& row() const { return row_; }
    QWidget* label();
    QWidget* editor();
    bool made() const { return editor_; }
    // Whether the widget is the editor or in it.
    bool contains(const QWidget* widget) const;

    // The value in the settings has changed.
    void refresh();
    // Parses what the editor shows into the setting. Fails if it is out of range; the settings are unchanged
    // then.
    Result<Nothing> apply(Settings& settings) const;
    bool marked() const { return marked_; }
    void setMarked(bool marked);
    void setVisible(bool visible);
    void setEnabled(bool enabled);

  signals:
    // Label and editor are there, hidden, and have no place yet.
    void widgetsMade();
    void edited();
    void resetWanted();

  private:
    void make();
    void makeEditor();
    void writeLabel();
    std::string editorText() const;
    bool eventFilter(QObject* watched, QEvent* event) override;

    const SettingRow& row_;
    const Settings& settings_;
    QLabel* label_ = nullptr;
    QWidget* editor_ = nullptr;
    bool marked_ = false, enabled_ = true;
};

}  // namespace paragram::ui
