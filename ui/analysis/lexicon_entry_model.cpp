#include "ui/analysis/lexicon_entry_model.h"

#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void LexiconEntryModel::show(std::vector<LexiconEntry> entries) {
    beginResetModel();
    entries_ = std::move(entries);
    endResetModel();
}

int LexiconEntryModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(entries_.size());
}

int LexiconEntryModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant LexiconEntryModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const LexiconEntry& entry = entries_[static_cast<std::size_t>(index.row())];
    const double values[] = {0, static_cast<double>(entry.pairs), entry.crossPmi, entry.adjustedPmi};
    switch (role) {
        case Qt::DisplayRole:
            if (index.column() == kWord) return QString::fromStdString(entry.word);
            return index.column() == kPairs ? countText(entry.pairs) : numberText(values[index.column()], 2);
        case Qt::TextAlignmentRole:
            return index.column() == kWord ? QVariant()
                                           : QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter));
        case kSortRole:
            return index.column() == kWord ? QVariant(QString::fromStdString(entry.word))
                                           : QVariant(values[index.column()]);
        default:
            return {};
    }
}

QVariant LexiconEntryModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section > kWord)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        const QString tips[] = {
            tr("A word from the other side of the pairs"), tr("Pairs with one word on each side"),
            tr("How much more often than chance the two words occur on opposite sides of a pair"),
            tr("Cross PMI minus the PMI within a sentence; separates paraphrases from words that merely "
               "occur together")};
        return tips[section];
    }
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Entry"), tr("Pairs"), tr("Cross PMI"), tr("Adjusted PMI")};
    return names[section];
}

}  // namespace paragram::ui
