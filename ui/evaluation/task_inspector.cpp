#include "ui/evaluation/task_inspector.h"

#include <QHeaderView>
#include <QLineEdit>

#include "ui/widgets/card.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void TaskErrorModel::show(const TaskResult* task) {
    beginResetModel();
    errors_ = task ? task->errors : std::vector<TaskError>();
    suite_ = task ? QString::fromStdString(task->suite) : QString();
    endResetModel();
}

int TaskErrorModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(errors_.size());
}

int TaskErrorModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant TaskErrorModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const TaskError& error = errors_[static_cast<std::size_t>(index.row())];
    if (index.column() == kScore) {
        if (role == Qt::DisplayRole) return error.score == 0 ? QString() : cosineText(error.score);
        if (role == kSortRole) return error.score;
        if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    }
    const std::string* texts[] = {&error.query, &error.expected, &error.found};
    const QString text = QString::fromStdString(*texts[index.column()]);
    if (role == Qt::DisplayRole) return text.isEmpty() ? QString("–") : text;
    if (role == Qt::ToolTipRole) return text;
    if (role == Qt::TextAlignmentRole && text.isRightToLeft())
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant TaskErrorModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    const bool found = suite_ == "Retrieval" || suite_ == "Mining";
    const QString names[] = {tr("Sentence"), found ? tr("Its translation") : tr("Label"),
                             found ? tr("Found instead") : tr("Guessed"), tr("Score")};
    return names[section];
}

TaskInspector::TaskInspector(QWidget* parent)
    : QWidget(parent),
      card_(new Card),
      scores_(new QLabel),
      protocol_(new QLabel),
      errors_(new TaskErrorModel(this)),
      table_(new DataTable(tr("Errors of the task"))) {
    protocol_->setProperty("role", "muted");
    for (QLabel* label : {scores_, protocol_}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    table_->setSource(errors_);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setSectionResizeMode(TaskErrorModel::kScore, QHeaderView::Fixed);
    table_->setColumnWidth(TaskErrorModel::kScore, 66);
    card_->addToHeader(table_->filterField());
    card_->body()->addWidget(scores_);
    card_->body()->addWidget(protocol_);
    card_->body()->addWidget(table_, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(card_);
}

void TaskInspector::showTask(const TaskResult* task, const QString& modelName) {
    errors_->show(task);
    QStringList scores;
    if (task)
        for (const TaskScore& score : task->scores)
            scores << tr("%1 %2").arg(QString::fromStdString(score.name), score.name == "threshold"
                                                                              ? cosineText(score.value)
                                                                              : scoreText(score.value));
    scores_->setText(scores.join(" · "));
    protocol_->setText(task ? QString::fromStdString(task->protocol) : QString());
    card_->setTitle(task ? QString::fromStdString(task->name) + " · " + modelName : tr("No task chosen"));
    card_->setNote(task && !task->errors.empty()
                       ? tr("%1 errors shown", nullptr, plural(task->errors.size()))
                             .arg(countText(static_cast<qint64>(task->errors.size())))
                       : QString());
}

}  // namespace paragram::ui
