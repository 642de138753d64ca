#include "ui/training/queue_card.h"

#include <QAction>
#include <QHeaderView>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

#include "ui/style/icon.h"
#include "ui/training/queue_model.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

enum Page { kNegatives, kQueue };

}  // namespace

QueueCard::QueueCard(QueueModel& model, DataTable* negatives, QWidget* parent)
    : Card({}, parent),
      model_(model),
      table_(new DataTable(tr("Queue"))),
      pages_(new QStackedWidget),
      toNegatives_(new QToolButton),
      toQueue_(new QToolButton) {
    table_->setSource(&model_, false);
    table_->horizontalHeader()->setSectionResizeMode(QueueModel::kDiffers, QHeaderView::Stretch);
    table_->setColumnWidth(QueueModel::kName, 150);
    table_->setColumnWidth(QueueModel::kState, 74);
    table_->setColumnWidth(QueueModel::kTime, 84);
    table_->setPlaceholder(tr("Queued trainings wait here."));
    for (DataTable* page : {negatives, table_}) pages_->addWidget(page);
    body()->addWidget(pages_, 1);

    start_ = addTool("train", tr("Start the queue"), {});
    up_ = addTool("up", tr("Move up"), QKeySequence("Ctrl+Up"));
    down_ = addTool("down", tr("Move down"), QKeySequence("Ctrl+Down"));
    remove_ = addTool("delete", tr("Remove from the queue"), QKeySequence::Delete);
    connect(start_->defaultAction(), &QAction::triggered, this, &QueueCard::startWanted);
    connect(up_->defaultAction(), &QAction::triggered, this, [this] { moveSelected(-1); });
    connect(down_->defaultAction(), &QAction::triggered, this, [this] { moveSelected(1); });
    connect(remove_->defaultAction(), &QAction::triggered, this, &QueueCard::removeSelected);
    grid_ = new QToolButton;
    grid_->setText(tr("Grid…"));
    grid_->setToolTip(tr("Queue a training for every combination of several values"));
    connect(grid_, &QToolButton::clicked, this, &QueueCard::gridWanted);
    addToHeader(grid_);
    for (QToolButton* button : {toNegatives_, toQueue_}) addToHeader(button);
    toNegatives_->setText(tr("Negatives"));
    toNegatives_->setToolTip(tr("Show sentences and the negatives currently chosen for them"));
    toQueue_->setToolTip(tr("Show the trainings in the queue"));
    connect(toNegatives_, &QToolButton::clicked, this, [this] { showQueue(false); });
    connect(toQueue_, &QToolButton::clicked, this, [this] { showQueue(true); });
    connect(&model_, &QueueModel::changed, this, &QueueCard::refresh);
    connect(&model_, &QAbstractItemModel::dataChanged, this, &QueueCard::refresh);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &QueueCard::refresh);
    showQueue(false);
}

QToolButton* QueueCard::addTool(const QString& icon, const QString& text, const QKeySequence& shortcut) {
    auto* action = new QAction(lineIcon(icon), text, this);
    action->setShortcut(shortcut);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    table_->addAction(action);
    auto* button = new QToolButton;
    button->setDefaultAction(action);
    button->setAccessibleName(text);
    addToHeader(button);
    return button;
}

void QueueCard::showQueue(bool queue) {
    queueShown_ = queue;
    for (QToolButton* button : {start_, up_, down_, remove_, grid_, toNegatives_}) button->setVisible(queue);
    toQueue_->setVisible(!queue);
    refresh();
    emit pageChanged(queue);
}

void QueueCard::refresh() {
    const int rows = model_.rowCount();
    pages_->setCurrentIndex(queueShown_ ? kQueue : kNegatives);
    const QString queue = rows == 0 ? tr("Queue") : tr("Queue · %1").arg(countText(rows));
    setTitle(queueShown_ ? queue : tr("Hard negatives now"), queueShown_ ? QString() : tr("Negatives"));
    toQueue_->setText(queue);
    const QList<int> selected = table_->selectedSourceRows();
    const int first = model_.hasRunning() ? 1 : 0;
    const bool movable = selected.size() == 1 && selected.first() >= first;
    start_->defaultAction()->setEnabled(rows > 0 && first == 0);
    up_->defaultAction()->setEnabled(movable && selected.first() > first);
    down_->defaultAction()->setEnabled(movable && selected.first() + 1 < rows);
    remove_->defaultAction()->setEnabled(!selected.isEmpty() && selected != QList<int>{first - 1});
    // An estimate of what remains, shown only if all of it is known.
    double seconds = 0, memory = 0;
    bool known = rows > 0;
    for (const QueueRow& run : model_.rows()) {
        known = known && run.seconds >= 0;
        seconds += run.seconds;
        memory = std::max(memory, run.memoryBytes);
    }
    setNote(queueShown_ && known ? tr("about %1, %2").arg(durationText(seconds), bytesText(memory))
                                 : QString());
}

void QueueCard::removeSelected() {
    QList<int> rows = table_->selectedSourceRows();
    std::sort(rows.begin(), rows.end(), std::greater<>());
    for (const int row : rows) model_.remove(row);
}

void QueueCard::moveSelected(int by) {
    const QList<int> rows = table_->selectedSourceRows();
    if (rows.size() == 1) model_.move(rows.first(), by);
    refresh();
}

}  // namespace paragram::ui
