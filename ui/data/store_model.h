// The pair stores of a project as rows; the name can be edited in place.
#pragma once

#include <QAbstractTableModel>
#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/pair_store.h"

namespace paragram::ui {

struct StoreEntry {
    std::filesystem::path file;
    PairStoreInfo info;
    QString problem;  // why it cannot be read; empty: it can
    std::filesystem::file_time_type written;

    QString name() const;
};

// For a worker's thread: describes every store.
std::vector<StoreEntry> readStores(const std::vector<std::filesystem::path>& files, JobContext& job);

class StoreModel : public QAbstractTableModel {
    Q_OBJECT

  public:
    enum Column { kName, kPairs, kLanguages, kColumns };

    explicit StoreModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

    void show(std::vector<StoreEntry> stores);
    const StoreEntry& store(int row) const { return stores_[static_cast<std::size_t>(row)]; }
    // -1: not there
    int rowOf(const std::filesystem::path& file) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

  signals:
    void renameWanted(int row, const QString& name);

  private:
    std::vector<StoreEntry> stores_;
};

}  // namespace paragram::ui
