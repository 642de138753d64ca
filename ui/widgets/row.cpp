#include "ui/widgets/row.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>

#include "ui/style/theme.h"

namespace paragram::ui {

QHBoxLayout* buttonRow(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    row->setSpacing(space::kGap);
    for (QWidget* widget : widgets) row->addWidget(widget);
    row->addStretch();
    return row;
}

QWidget* fieldRow(std::initializer_list<QWidget*> widgets, int spacing) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(spacing);
    for (QWidget* widget : widgets) {
        const QSizePolicy::Policy width = widget->sizePolicy().horizontalPolicy();
        const bool grows = width == QSizePolicy::Ignored || width == QSizePolicy::Expanding;
        layout->addWidget(widget, grows && widget->maximumWidth() == QWIDGETSIZE_MAX ? 1 : 0);
    }
    return row;
}

void setPrimary(QPushButton* button, bool primary) {
    if (button->property("primary").toBool() == primary) return;
    button->setProperty("primary", primary);
    // The style sheet looks at properties only then.
    button->style()->unpolish(button);
    button->style()->polish(button);
}

}  // namespace paragram::ui
