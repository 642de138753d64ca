#include "ui/training/negative_model.h"

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void NegativeModel::show(std::vector<NegativeExample> examples) {
    const int before = rowCount();
    const int now = static_cast<int>(examples.size());
    // Rows are changed in place if possible, so that a selection stays while examples change.
    if (now < before) {
        beginRemoveRows({}, now, before - 1);
        examples_.resize(examples.size());
        endRemoveRows();
    } else if (now > before) {
        beginInsertRows({}, before, now - 1);
        examples_.resize(examples.size());
        endInsertRows();
    }
    examples_ = std::move(examples);
    if (now > 0) emit dataChanged(index(0, 0), index(now - 1, kColumns - 1));
}

int NegativeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(examples_.size());
}

int NegativeModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant NegativeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const NegativeExample& example = examples_[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == kCosine)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == kSortRole && index.column() == kCosine) return example.cosine;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
        case kSentence:
            return QString::fromStdString(example.sentence);
        case kNegative:
            return QString::fromStdString(example.negative);
        default:
            return cosineText(example.cosine);
    }
}

QVariant NegativeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section == kCosine)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Sentence"), tr("Negative"), tr("Cosine")};
    return section < kColumns ? names[section] : QVariant();
}

}  // namespace paragram::ui
