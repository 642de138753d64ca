// Stages as rows: the whole store, then what each step of a recipe leaves or each fold contains.
#pragma once

#include <QAbstractTableModel>

#include "core/tasks/filtering/compute_statistics.h"

namespace paragram::ui {

class StageModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kPairs, kLength, kEntropy, kIdf, kOverlap, kScore, kParaphrase, kColumns };

    explicit StageModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<StageStatistics> stages);
    const StageStatistics& stage(int row) const { return stages_[static_cast<std::size_t>(row)]; }
    // Whether no stage has a value in the column.
    bool isEmpty(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<StageStatistics> stages_;
};

// Languages detected on the two sides, the most frequent first.
class LanguageShareModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kLanguage, kSource, kTarget, kColumns };

    explicit LanguageShareModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(const PairStatistics& statistics, const PairStoreInfo& info);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    struct Row {
        QString language;
        std::int64_t counts[2] = {};
    };
    std::vector<Row> rows_;
    std::int64_t pairs_ = 0;
    QString sides_[2];
};

}  // namespace paragram::ui
