#include "ui/data/browsing/store_model.h"

#include "core/tasks/data/browse_pairs.h"
#include "ui/models/language_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace fs = std::filesystem;

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
            entry.problem = inWindowWords(info.error());
        stores.push_back(std::move(entry));
    }
    return stores;
}

void StoreModel::show(std::vector<StoreEntry> stores) {
    replaceRows(stores_, std::move(stores));
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

QVariant StoreModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section == kPairs)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Name"), tr("Pairs"), tr("Languages")};
    return names[section];
}

}  // namespace paragram::ui
