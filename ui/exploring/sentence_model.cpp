#include "ui/exploring/sentence_model.h"

#include <cmath>

#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr double kStrongest = 0.55;  // a saturated cell would distract from the text next to it

}  // namespace

void SentenceModel::setSentences(std::vector<FoundSentence> sentences) {
    beginResetModel();
    sentences_ = std::move(sentences);
    endResetModel();
}

int SentenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(sentences_.size());
}

int SentenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant SentenceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const FoundSentence& found = sentence(index.row());
    const bool known = std::isfinite(found.cosine);
    const auto fill = [&] { return heatColour(coloursInForce(), found.cosine * kStrongest); };
    switch (role) {
        case Qt::DisplayRole:
            if (index.column() == kCosine) return known ? cosineText(found.cosine) : QString();
            if (index.column() == kLine) return countText(found.line + 1);
            return QString::fromStdString(found.text);
        case Qt::ToolTipRole:
            if (index.column() == kCosine) return known ? numberText(found.cosine, 4) : QString();
            return index.column() == kSentence ? QVariant(QString::fromStdString(found.text)) : QVariant();
        case Qt::TextAlignmentRole:
            return index.column() == kSentence
                       ? QVariant()
                       : QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter));
        case Qt::BackgroundRole:
            return index.column() == kCosine && known ? QVariant(QBrush(fill())) : QVariant();
        case Qt::ForegroundRole:
            if (index.column() == kCosine && known) return QBrush(textOn(coloursInForce(), fill()));
            return index.column() == kLine ? QVariant(QBrush(coloursInForce().muted)) : QVariant();
        case kSortRole:
            if (index.column() == kCosine) return found.cosine;
            return index.column() == kLine ? QVariant(static_cast<qlonglong>(found.line)) : QVariant();
        default:
            return {};
    }
}

QVariant SentenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section != kSentence)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Cosine"), tr("Sentence"), tr("Line")};
    return names[section];
}

}  // namespace paragram::ui
