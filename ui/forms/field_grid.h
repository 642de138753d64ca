// Rows of label and field: the one layout of all set-up forms.
#pragma once

#include <QGridLayout>
#include <vector>

class QLabel;

namespace paragram::ui {

class FieldGrid : public QGridLayout {
    Q_OBJECT

  public:
    explicit FieldGrid(QWidget* parent = nullptr);

    // Appends a row. The label carries the field's tooltip and moves the focus to buddy, or to the field
    // where buddy is null. A buddy without an accessible name takes the label's text.
    void addField(const QString& label, QWidget* field, QWidget* buddy = nullptr);
    // As addField, but the label stands above the field, which has the whole width: for long choices.
    void addTallField(const QString& label, QWidget* field);
    // Appends a widget across both columns.
    void addWide(QWidget* widget);
    // Shows or hides a field together with its label; hidden rows take no room.
    void setFieldShown(const QWidget* field, bool shown);
    void setFieldEnabled(const QWidget* field, bool enabled);

  private:
    struct Row {
        QLabel* label;
        QWidget* field;
    };
    QLabel* addLabel(const QString& text, QWidget* field, QWidget* buddy);
    const Row* find(const QWidget* field) const;

    std::vector<Row> rows_;
    int line_ = 0;
};

}  // namespace paragram::ui
