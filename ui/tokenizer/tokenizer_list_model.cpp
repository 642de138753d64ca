#include "ui/tokenizer/tokenizer_list_model.h"

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void TokenizerListModel::show(std::vector<TokenizerEntry> entries) {
    replaceRows(entries_, std::move(entries));
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

QVariant TokenizerListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section == kPieces)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Name"), tr("Kind"), tr("Pieces")};
    return names[section];
}

}  // namespace paragram::ui
