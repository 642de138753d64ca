#include "ui/exploring/group_model.h"

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void GroupModel::setGroups(std::vector<CorpusExplorer::Group> groups) {
    beginResetModel();
    groups_ = std::move(groups);
    endResetModel();
}

int GroupModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(groups_.size());
}

int GroupModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant GroupModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const CorpusExplorer::Group& one = group(index.row());
    const bool count = index.column() == kCount;
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && !count))
        return count ? countText(static_cast<qint64>(one.lines.size())) : QString::fromStdString(one.text);
    if (role == Qt::TextAlignmentRole && count) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == kSortRole && count) return static_cast<qlonglong>(one.lines.size());
    return {};
}

QVariant GroupModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section == kCount)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == kCount ? tr("lines") : tr("First sentence");
}

}  // namespace paragram::ui
