#include "ui/generating/written_model.h"

#include <cmath>

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void WrittenModel::show(std::vector<std::string> sources, std::vector<WrittenText> texts) {
    beginResetModel();
    sources_ = std::move(sources);
    texts_ = std::move(texts);
    endResetModel();
}

int WrittenModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(texts_.size());
}

int WrittenModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant WrittenModel::data(const QModelIndex& index, int role) const {
    const WrittenText& text = texts_[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && (index.column() == kScore || index.column() == kPlace))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == kSortRole && index.column() == kScore) return text.score;
    if (role == kSortRole && index.column() == kPlace) return text.place;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (index.column() == kPlace) return tr("%1 %").arg(std::lround(100 * text.place));
    if (index.column() == kSource) return QString::fromStdString(sources_[text.source]);
    if (index.column() == kText) return QString::fromStdString(text.text);
    return numberText(text.score, 3);
}

QVariant WrittenModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == kScore)
        return tr("Log-probability per token: the nearer to 0, the surer the model is");
    if (role == Qt::ToolTipRole && section == kPlace)
        return tr("How far on the way to the sentence under Towards");
    if (role == Qt::TextAlignmentRole && (section == kScore || section == kPlace))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString titles[kColumns]{tr("Sentence"), tr("Written"), tr("Log-prob."), tr("Way")};
    return titles[section];
}

}  // namespace paragram::ui
