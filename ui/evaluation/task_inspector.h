// One task and one model: its scores, the protocol, and the errors.
#pragma once

#include <QAbstractTableModel>
#include <QWidget>
#include <vector>

#include "core/evaluation/evaluation_report.h"

class QLabel;

namespace paragram::ui {

class Card;
class DataTable;

class TaskErrorModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kQuery, kExpected, kFound, kScore, kColumns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const TaskResult* task);
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<TaskError> errors_;
    QString suite_;
};

class TaskInspector : public QWidget {
    Q_OBJECT

  public:
    explicit TaskInspector(QWidget* parent = nullptr);

    // Null: no task is selected.
    void showTask(const TaskResult* task, const QString& modelName);
    const TaskErrorModel& errors() const { return *errors_; }

  private:
    Card* card_;
    QLabel* scores_;
    QLabel* protocol_;
    TaskErrorModel* errors_;
    DataTable* table_;
};

}  // namespace paragram::ui
