#include "ui/project/file_list_card.h"

#include <QAction>
#include <QHeaderView>
#include <QShortcut>
#include <QToolButton>
#include <algorithm>

#include "ui/project/file_list_model.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"

namespace paragram::ui {

namespace {

constexpr int kFewestRows = 2, kMostRows = 5;  // more scroll

}  // namespace

FileListCard::FileListCard(const QString& title, FileListModel& model, QWidget* parent)
    : Card(title, parent), model_(model), table_(new DataTable(title)), buttons_(new QHBoxLayout) {
    buttons_->setContentsMargins(0, 0, 0, 0);
    buttons_->setSpacing(space::kUnit);
    auto* holder = new QWidget;
    holder->setLayout(buttons_);
    addToHeader(holder);
    table_->setSource(&model_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setStretchColumn(FileListModel::kName);
    body()->addWidget(table_);
}

int FileListCard::currentRow() const {
    const int row = table_->sourceRow(table_->currentIndex().row());
    return row < model_.rowCount() ? row : -1;
}

void FileListCard::showRows(const std::filesystem::path& wanted) {
    const int rows = std::clamp(model_.rowCount(), kFewestRows, kMostRows);
    table_->setFixedHeight(table_->horizontalHeader()->sizeHint().height() +
                           rows * table_->verticalHeader()->defaultSectionSize() + 2);
    if (model_.rowCount() > 0) table_->selectSourceRow(std::max(0, model_.rowOf(wanted)));
}

void FileListCard::addFileAction(QAction* action, const QString& iconName, const QKeySequence& key) {
    action->setIcon(lineIcon(iconName));
    table_->addAction(action);
    if (!key.isEmpty()) {
        auto* shortcut = new QShortcut(key, table_);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, action, &QAction::trigger);
        action->setToolTip(QString("%1 (%2)").arg(action->text(), key.toString(QKeySequence::NativeText)));
    }
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAccessibleName(action->text());
    buttons_->addWidget(button);
}

void FileListCard::editName() {
    table_->edit(table_->currentIndex().siblingAtColumn(FileListModel::kName));
}

}  // namespace paragram::ui
