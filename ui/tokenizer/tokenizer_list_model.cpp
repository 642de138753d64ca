#include "ui/tokenizer/tokenizer_list_model.h"

#include <algorithm>

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void TokenizerListModel::show(std::vector<TokenizerEntry> entries) {
    // The same files again: the selection stays.
    const bool same = std::equal(entries.begin(), entries.end(), entries_.begin(), entries_.end(),
                                 [](const auto& a, const auto& b) { return a.file == b.file; });
    if (same) {
        entries_ = std::move(entries);
        if (!entries_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        return;
    }
    beginResetModel();
    entries_ = std::move(entries);
    endResetModel();
}

int TokenizerListModel::rowOf(const std::filesystem::path& file) const {
    for (std::size_t i = 0; i < entries_.size(); ++i)
        if (entries_[i].file == file) return static_cast<int>(i);
    return -1;
}

int TokenizerListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

int TokenizerListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant TokenizerListModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const TokenizerEntry& entry = this->entry(index.row());
    const int column = index.column();
    if (role == Qt::TextAlignmentRole && column == kPieces)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::EditRole && column == kName) return entry.name();
    if (role == kSortRole && column == kPieces) return static_cast<qlonglong>(entry.pieces);
    if (role == Qt::ToolTipRole) return entry.problem.isEmpty() ? toText(entry.file) : entry.problem;
    if (role != Qt::DisplayRole) return {};
    if (column == kName) return entry.name();
    if (!entry.problem.isEmpty()) return column == kKind ? tr("cannot be read") : QString();
    return column == kKind ? entry.kind : countText(entry.pieces);
}

bool TokenizerListModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !index.isValid()) return false;
    if (value.toString() != entry(index.row()).name()) emit renameWanted(index.row(), value.toString());
    return true;
}

QVariant TokenizerListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section == kPieces)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Name"), tr("Kind"), tr("Pieces")};
    return names[section];
}

Qt::ItemFlags TokenizerListModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) |
           (index.column() == kName ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

}  // namespace paragram::ui
