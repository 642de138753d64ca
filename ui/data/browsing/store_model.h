// The pair stores of a project as rows; the name can be edited in place.
#pragma once

#include <filesystem>
#include <vector>

#include "core/base/job_context.h"
#include "core/pairs/store/pair_store.h"
#include "ui/project/file_list_model.h"

namespace paragram::ui {

struct StoreEntry : ProjectFile {
    PairStoreInfo info;
};

// Describes every store; runs on a worker thread.
std::vector<StoreEntry> readStores(const std::vector<std::filesystem::path>& files, JobContext& job);

class StoreModel : public FileListModel {
    Q_OBJECT

  public:
    enum Column { kPairs = kName + 1, kLanguages, kColumns };

    using FileListModel::FileListModel;

    void show(std::vector<StoreEntry> stores);
    const std::vector<StoreEntry>& stores() const { return stores_; }
    const StoreEntry& store(int row) const { return stores_[static_cast<std::size_t>(row)]; }
    const ProjectFile& file(int row) const override { return store(row); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  private:
    std::vector<StoreEntry> stores_;
};

}  // namespace paragram::ui
