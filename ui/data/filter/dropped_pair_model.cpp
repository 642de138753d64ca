#include "ui/data/filter/dropped_pair_model.h"

#include <cmath>

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// "3", or "3 · 7" for the two sides.
QString valueText(const FilterDecision& decision) {
    if (std::isnan(decision.first)) return {};
    if (std::isnan(decision.second)) return shortNumber(decision.first);
    return QString("%1 · %2").arg(shortNumber(decision.first), shortNumber(decision.second));
}

}  // namespace

void DroppedPairModel::show(std::vector<DroppedExample> examples, const QStringList& steps,
                            const QString& source, const QString& target) {
    beginResetModel();
    examples_ = std::move(examples);
    steps_ = steps;
    sides_[0] = source;
    sides_[1] = target;
    endResetModel();
}

int DroppedPairModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(examples_.size());
}

int DroppedPairModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant DroppedPairModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const DroppedExample& example = examples_[static_cast<std::size_t>(index.row())];
    if (index.column() == kStep) {
        if (role == kSortRole) return example.step;
        return role == Qt::DisplayRole || role == Qt::ToolTipRole
                   ? tr("%1  %2").arg(example.step + 1).arg(steps_.value(example.step))
                   : QVariant();
    }
    if (index.column() == kValue) {
        if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        if (role == kSortRole) return example.judgement.first;
        return role == Qt::DisplayRole ? valueText(example.judgement) : QVariant();
    }
    const std::string& text = index.column() == kSource ? example.pair.source : example.pair.target;
    if (role == Qt::ToolTipRole) return "<p>" + QString::fromStdString(text).toHtmlEscaped() + "</p>";
    return role == Qt::DisplayRole || role == kSortRole ? QString::fromStdString(text) : QVariant();
}

QVariant DroppedPairModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section == kValue)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (section == kStep) return tr("Dropped by");
    return section == kValue ? tr("Measured") : sides_[section - kSource];
}

}  // namespace paragram::ui
