#include "ui/scoring/column_button.h"

#include <QActionGroup>
#include <QMenu>

namespace paragram::ui {

namespace {

constexpr qsizetype kLongestName = 40;

}  // namespace

ColumnButton::ColumnButton(QWidget* parent) : QToolButton(parent) {
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setAccessibleName(tr("Columns of the two sentences"));
    setMenu(new QMenu(this));
    setVisible(false);
}

void ColumnButton::setColumns(const SentenceColumns& columns) {
    columns_ = columns;
    menu()->clear();
    setVisible(columns_.columns.size() == 2 && columns_.names.size() > 2);
    if (columns_.columns.size() != 2) return;
    addChoices(tr("First sentence"), 0);
    addChoices(tr("Second sentence"), 1);
    describe();
}

void ColumnButton::addChoices(const QString& title, std::size_t side) {
    menu()->addSection(title);
    auto* group = new QActionGroup(menu());
    for (int column = 0; column < static_cast<int>(columns_.names.size()); ++column) {
        const QString name = QString::fromStdString(columns_.names[static_cast<std::size_t>(column)]);
        QAction* action = menu()->addAction(name.left(kLongestName));
        action->setCheckable(true);
        action->setChecked(columns_.columns[side] == column);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, side, column] {
            if (columns_.columns[side] == column) return;
            columns_.columns[side] = column;
            describe();
            emit chosen();
        });
    }
}

void ColumnButton::describe() {
    const auto name = [&](std::size_t side) {
        return QString::fromStdString(columns_.names[static_cast<std::size_t>(columns_.columns[side])]);
    };
    setText(tr("Columns %1, %2").arg(columns_.columns[0] + 1).arg(columns_.columns[1] + 1));
    setToolTip(tr("The sentences are in “%1” and “%2”").arg(name(0), name(1)));
}

}  // namespace paragram::ui
