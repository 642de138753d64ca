#include "ui/forms/field_grid.h"

#include <QLabel>
#include <algorithm>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kRowSpacing = 6;

}  // namespace

FieldGrid::FieldGrid(QWidget* parent) : QGridLayout(parent) {
    setHorizontalSpacing(space::kGap);
    setVerticalSpacing(kRowSpacing);
    setColumnStretch(1, 1);
}

QLabel* FieldGrid::addLabel(const QString& text, QWidget* field, QWidget* buddy) {
    auto* label = new QLabel(text);
    QWidget* focus = buddy ? buddy : field;
    label->setBuddy(focus);
    label->setToolTip(field->toolTip());
    if (focus->accessibleName().isEmpty()) focus->setAccessibleName(text);
    rows_.push_back({label, field});
    return label;
}

void FieldGrid::addField(const QString& text, QWidget* field, QWidget* buddy) {
    addWidget(addLabel(text, field, buddy), line_, 0);
    addWidget(field, line_++, 1);
}

void FieldGrid::addTallField(const QString& text, QWidget* field) {
    addWide(addLabel(text, field, field));
    addWide(field);
}

void FieldGrid::addWide(QWidget* widget) {
    addWidget(widget, line_++, 0, 1, 2);
}

const FieldGrid::Row* FieldGrid::find(const QWidget* field) const {
    const auto found = std::ranges::find(rows_, field, &Row::field);
    return found == rows_.end() ? nullptr : &*found;
}

void FieldGrid::setFieldShown(const QWidget* field, bool shown) {
    if (const Row* row = find(field)) {
        row->label->setVisible(shown);
        row->field->setVisible(shown);
    }
}

void FieldGrid::setFieldEnabled(const QWidget* field, bool enabled) {
    if (const Row* row = find(field)) {
        row->label->setEnabled(enabled);
        row->field->setEnabled(enabled);
    }
}

}  // namespace paragram::ui
