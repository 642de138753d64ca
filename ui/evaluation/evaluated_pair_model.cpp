#include "ui/evaluation/evaluated_pair_model.h"

#include <algorithm>
#include <cmath>

#include "core/evaluation/measures/residuals.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void EvaluatedPairModel::show(const std::vector<StsPairResult>& pairs) {
    beginResetModel();
    rows_.clear();
    const GradeLine line = gradeLine(pairs);
    for (const StsPairResult& pair : pairs)
        rows_.push_back({pair, static_cast<int>(rows_.size()), line.error(pair)});
    std::stable_sort(rows_.begin(), rows_.end(),
                     [](const Row& a, const Row& b) { return std::abs(a.error) > std::abs(b.error); });
    endResetModel();
}

int EvaluatedPairModel::rowOf(int place) const {
    const auto found =
        std::find_if(rows_.begin(), rows_.end(), [place](const Row& row) { return row.place == place; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int EvaluatedPairModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int EvaluatedPairModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant EvaluatedPairModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::TextAlignmentRole && column >= kGold)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == kSortRole && column >= kGold)
        return column == kGold ? row.pair.gold : column == kCosine ? row.pair.cosine : std::abs(row.error);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (column) {
        case kFirst:
            return QString::fromStdString(row.pair.first);
        case kSecond:
            return QString::fromStdString(row.pair.second);
        case kGold:
            return numberText(row.pair.gold, 1);
        case kCosine:
            return cosineText(row.pair.cosine);
        default:
            return (row.error >= 0 ? QStringLiteral("+") : QString()) + cosineText(row.error);
    }
}

QVariant EvaluatedPairModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section >= kGold)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == kError)
        return tr("Distance of the cosine from the regression line through all points");
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("First"), tr("Second"), tr("Gold"), tr("Cosine"), tr("Error")};
    return names[section];
}

}  // namespace paragram::ui
