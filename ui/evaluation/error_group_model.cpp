#include "ui/evaluation/error_group_model.h"

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void ErrorGroupModel::show(const QString& quality, std::vector<ErrorGroup> groups) {
    beginResetModel();
    quality_ = quality;
    groups_ = std::move(groups);
    endResetModel();
}

int ErrorGroupModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(groups_.size());
}

int ErrorGroupModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ErrorGroupModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const ErrorGroup& group = groups_[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() > kName)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole) {
        switch (index.column()) {
            case kName:
                return QString::fromStdString(group.name);
            case kPairs:
                return countText(static_cast<qint64>(group.pairs));
            case kError:
                return cosineText(group.meanError);
            case kSize:
                return cosineText(group.meanAbsolute);
            default:
                return scoreText(group.pearson);
        }
    }
    if (role == kSortRole) {
        const double values[] = {static_cast<double>(index.row()), static_cast<double>(group.pairs),
                                 group.meanError, group.meanAbsolute, group.pearson};
        return values[index.column()];
    }
    return {};
}

QVariant ErrorGroupModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section > kName)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        const QString tips[] = {tr("Each group is a fifth of the pairs"), tr("Pairs of the group"),
                                tr("Mean error; above 0 the cosines are too high for the gold scores"),
                                tr("Mean absolute error"), tr("Pearson's r × 100 within the group")};
        return tips[section];
    }
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {quality_, tr("Pairs"), tr("Error"), tr("Size"), tr("Pearson")};
    return names[section];
}

}  // namespace paragram::ui
