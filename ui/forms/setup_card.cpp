#include "ui/forms/setup_card.h"

#include <QScrollArea>
#include <QToolButton>

#include "core/settings/setting_table.h"
#include "ui/forms/field_grid.h"
#include "ui/forms/setting_form.h"
#include "ui/style/theme.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

SetupCard::SetupCard(const QString& title, const std::vector<const SettingRow*>& rows, QWidget* parent)
    : Card(title, parent), fields_(new FieldGrid) {
    if (rows.empty()) {
        body()->addLayout(fields_);
        return;
    }
    auto* head = new QWidget;  // one part of the theme instead of one per field
    head->setLayout(fields_);
    fields_->setContentsMargins(0, 0, 0, 0);
    body()->addWidget(head);
    form_ = new SettingForm(rows);
    form_->layout()->setContentsMargins(0, 0, 0, 0);
    form_->alignWith(*fields_);
    addToHeader(form_->levelButton());
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(form_);
    body()->setSpacing(space::kGap + 2);
    body()->addWidget(scroll, 1);
}

void SetupCard::addButtons(std::initializer_list<QWidget*> buttons) {
    auto* row = new QWidget;
    row->setLayout(buttonRow(buttons));
    row->layout()->setContentsMargins(0, 0, 0, 0);
    body()->addWidget(row);
}

std::vector<const SettingRow*> settingsOfGroups(std::initializer_list<const char*> groups) {
    std::vector<const SettingRow*> rows;
    for (const char* group : groups)
        for (const SettingRow* row : settingsOfGroup(group)) rows.push_back(row);
    return rows;
}

}  // namespace paragram::ui
