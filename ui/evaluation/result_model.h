// Scores: one row per data set and aggregate, one column per model.
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "ui/evaluation/model_report.h"

namespace paragram::ui {

enum class Measure { pearson, spearman };

class ResultModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kSuite, kSet, kPairs, kFirstModel };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<ModelReport> reports);
    void setMeasure(Measure measure);
    Measure measure() const { return measure_; }
    const std::vector<ModelReport>& reports() const { return reports_; }
    // The report of a column; null for the other columns.
    const ModelReport* reportOf(int column) const;
    // The data set of a cell; null for aggregates and for models that were not evaluated on it.
    const StsSetResult* setAt(int row, int column) const;
    // The task of a cell; null for graded sets and aggregates.
    const TaskResult* taskAt(int row, int column) const;
    // The column, or, if its model was not evaluated on the row, that of the first model that was.
    int evaluatedColumn(int row, int column) const;
    // All rows as shown, tab-separated with a header line.
    QString asTsv() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Cell {
        double pearson, spearman;  // NaN: unknown
        const StsSetResult* set = nullptr;
        std::size_t count = 0;             // pairs of the set, sets of the aggregate
        const TaskResult* task = nullptr;  // if set, pearson is its main score
        double low = 0, high = 0;          // interval of an aggregate's Pearson; 0: none
    };
    struct Row {
        QString suite, name;
        bool aggregate = false;
        std::vector<Cell> cells;  // one for each report
    };
    Row& rowFor(const QString& suite, const QString& name, bool aggregate);
    void addSets(std::size_t column);
    void addSuiteMeans(std::size_t column);
    void addAggregates(std::size_t column);
    void addTasks(std::size_t column);
    const Cell* cellAt(int row, int column) const;
    double value(const Cell& cell) const;
    QString text(const Row& row, int column) const;
    QString tip(const Row& row, int column) const;
    QVariant colour(const Row& row, int column, int role) const;

    std::vector<ModelReport> reports_;
    std::vector<Row> rows_;
    Measure measure_ = Measure::pearson;
};

}  // namespace paragram::ui
