#include "ui/data/store_model.h"

#include <algorithm>

#include "core/tasks/browse_pairs.h"
#include "ui/data/language_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

QString StoreEntry::name() const {
    return toText(file.stem());
}

std::vector<StoreEntry> readStores(const std::vector<fs::path>& files, JobContext& job) {
    std::vector<StoreEntry> stores;
    for (const fs::path& file : files) {
        if (job.shouldStop()) break;
        StoreEntry entry;
        entry.file = file;
        std::error_code ignored;
        entry.written = fs::last_write_time(file, ignored);
        if (auto info = describePairs(file))
            entry.info = std::move(*info);
        else
            entry.problem = QString::fromStdString(info.error().sentence());
        stores.push_back(std::move(entry));
    }
    return stores;
}

void StoreModel::show(std::vector<StoreEntry> stores) {
    // The same stores again: only what they hold may have changed, the selection stays.
    const bool same = std::equal(stores.begin(), stores.end(), stores_.begin(), stores_.end(),
                                 [](const auto& a, const auto& b) { return a.file == b.file; });
    if (same) {
        stores_ = std::move(stores);
        if (!stores_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        return;
    }
    beginResetModel();
    stores_ = std::move(stores);
    endResetModel();
}

int StoreModel::rowOf(const fs::path& file) const {
    for (std::size_t i = 0; i < stores_.size(); ++i)
        if (stores_[i].file == file) return static_cast<int>(i);
    return -1;
}

int StoreModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(stores_.size());
}

int StoreModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant StoreModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const StoreEntry& entry = store(index.row());
    const PairStoreInfo& info = entry.info;
    if (role == Qt::TextAlignmentRole && index.column() == kPairs)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::EditRole && index.column() == kName) return entry.name();
    if (role == kSortRole && index.column() == kPairs) return static_cast<qlonglong>(info.pairs);
    if (role == Qt::ToolTipRole) {
        if (!entry.problem.isEmpty()) return entry.problem;
        return index.column() == kLanguages ? languagePair(info.sourceLanguage, info.targetLanguage)
                                            : tr("Imported from %1").arg(QString::fromStdString(info.origin));
    }
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case kName:
            return entry.name();
        case kPairs:
            return entry.problem.isEmpty() ? countText(info.pairs) : tr("cannot be read");
        default: {
            const QString codes[] = {QString::fromStdString(info.sourceLanguage),
                                     QString::fromStdString(info.targetLanguage)};
            return codes[0].isEmpty() && codes[1].isEmpty() ? QString() : codes[0] + '-' + codes[1];
        }
    }
}

bool StoreModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid()) return false;
    if (value.toString() != store(index.row()).name()) emit renameWanted(index.row(), value.toString());
    return true;
}

QVariant StoreModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section == kPairs)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Name"), tr("Pairs"), tr("Languages")};
    return names[section];
}

Qt::ItemFlags StoreModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) |
           (index.column() == kName ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

}  // namespace paragram::ui
