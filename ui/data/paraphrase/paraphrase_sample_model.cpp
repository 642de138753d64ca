#include "ui/data/paraphrase/paraphrase_sample_model.h"

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void ParaphraseSampleModel::clear(const QString& original) {
    beginResetModel();
    pairs_.clear();
    original_ = original;
    endResetModel();
}

void ParaphraseSampleModel::append(const std::vector<SampledParaphrase>& pairs) {
    if (pairs.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(pairs.size()) - 1);
    pairs_.insert(pairs_.end(), pairs.begin(), pairs.end());
    endInsertRows();
}

int ParaphraseSampleModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(pairs_.size());
}

int ParaphraseSampleModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ParaphraseSampleModel::data(const QModelIndex& index, int role) const {
    const SampledParaphrase& pair = pairs_[static_cast<std::size_t>(index.row())];
    const bool number = index.column() == kOverlap || index.column() == kScore;
    if (number) {
        if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
        if (role == kSortRole) return index.column() == kOverlap ? pair.overlap : pair.score;
        if (role != Qt::DisplayRole) return {};
        return index.column() == kOverlap ? cosineText(pair.overlap) : numberText(pair.score, 2);
    }
    const QString text = QString::fromStdString(index.column() == kSentence     ? pair.sentence
                                                : index.column() == kParaphrase ? pair.paraphrase
                                                                                : pair.original);
    if (role == Qt::ToolTipRole) return "<p>" + text.toHtmlEscaped() + "</p>";
    return role == Qt::DisplayRole ? text : QVariant();
}

QVariant ParaphraseSampleModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole && section == kOverlap)
        return tr("Trigram overlap of sentence and paraphrase: 1 means that nothing was reworded");
    if (role == Qt::ToolTipRole && section == kScore)
        return tr("Log-probability per token: the nearer to 0, the surer the translator is");
    if (role == Qt::TextAlignmentRole && section >= kOverlap)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString titles[kColumns]{tr("Sentence"), tr("Paraphrase"), original_, tr("Overlap"),
                                   tr("Log-prob.")};
    return titles[section];
}

}  // namespace paragram::ui
