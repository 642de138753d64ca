#include "ui/exploring/memory_match_model.h"

#include <algorithm>
#include <cmath>

#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr double kStrongest = 0.55;  // as in SentenceModel

QString textOf(const std::string& text, const std::vector<NumberInText>& numbers) {
    QStringList all;
    for (const NumberInText& number : numbers)
        all << QString::fromStdString(text.substr(number.span.begin, number.span.size));
    return all.join(' ');
}

bool differs(const MemoryMatch& match) {
    return !match.missing.empty() || !match.sourceNumbers.empty() || !match.targetNumbers.empty();
}

}  // namespace

void MemoryMatchModel::setMatches(const std::string& query, std::vector<MemoryMatch> matches,
                                  const MemoryRecord& record) {
    beginResetModel();
    query_ = query;
    matches_ = std::move(matches);
    const bool source = matches_.empty() || matches_.front().searched == Side::source;
    sentenceTitle_ = sideName(source ? record.sourceLanguage : record.targetLanguage, source);
    translationTitle_ = sideName(source ? record.targetLanguage : record.sourceLanguage, !source);
    endResetModel();
}

bool MemoryMatchModel::numbersDiffer() const {
    return std::ranges::any_of(matches_, differs);
}

QString MemoryMatchModel::numbersText(int row) const {
    const MemoryMatch& m = match(row);
    if (!differs(m)) return {};
    const auto& ofText = m.searched == Side::source ? m.sourceNumbers : m.targetNumbers;
    const auto& ofTranslation = m.searched == Side::source ? m.targetNumbers : m.sourceNumbers;
    const QString found = ofText.empty() ? textOf(m.translation(), ofTranslation) : textOf(m.text(), ofText);
    const QString wanted = textOf(query_, m.missing);
    const QString none = QString::fromUtf8("–");
    return QString::fromUtf8("%1 → %2").arg(found.isEmpty() ? none : found, wanted.isEmpty() ? none : wanted);
}

QList<TextMark> MemoryMatchModel::marksOf(int row, int column) const {
    const MemoryMatch& m = match(row);
    const bool sentence = column == kSentence;
    const bool source = (m.searched == Side::source) == sentence;
    const std::string& text = source ? m.source : m.target;
    QList<TextMark> marks;
    if (sentence)
        for (const TextSpan& span : m.common) marks << markOf(text, span, TextMark::word);
    for (const NumberInText& number : source ? m.sourceNumbers : m.targetNumbers)
        marks << markOf(text, number.span, TextMark::number);
    return marks;
}

int MemoryMatchModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(matches_.size());
}

int MemoryMatchModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant MemoryMatchModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const MemoryMatch& m = match(index.row());
    const int column = index.column();
    const bool figure = column == kMeaning || column == kWording;
    const double value = column == kMeaning ? m.cosine : m.wording;
    const auto fill = [&] { return heatColour(coloursInForce(), value * kStrongest); };
    switch (role) {
        case Qt::DisplayRole:
            if (column == kMeaning) return cosineText(value);
            // Never rounded up: 100 % is the same text.
            if (column == kWording)
                return tr("%1 %").arg(countText(static_cast<qint64>(std::floor(value * 100 + 1e-9))));
            if (column == kNumbers) return numbersText(index.row());
            return QString::fromStdString(column == kSentence ? m.text() : m.translation());
        case kMarksRole:
            return figure || column == kNumbers ? QVariant()
                                                : QVariant::fromValue(marksOf(index.row(), column));
        case Qt::AccessibleTextRole:
            if (column == kTranslation && differs(m))
                return tr("%1 (numbers differ: %2)")
                    .arg(QString::fromStdString(m.translation()), numbersText(index.row()));
            return data(index, Qt::DisplayRole);
        case Qt::ToolTipRole:
            if (column == kMeaning) return numberText(value, 4);
            if (column == kNumbers && differs(m))
                return tr(
                    "Numbers of the pair that the sentence lacks → numbers of the sentence that the "
                    "pair lacks");
            return column == kSentence ? QVariant(tr("Pair %1").arg(countText(m.pair + 1))) : QVariant();
        case Qt::TextAlignmentRole:
            return figure ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
        case Qt::BackgroundRole:
            return figure ? QVariant(QBrush(fill())) : QVariant();
        case Qt::ForegroundRole:
            return figure ? QVariant(QBrush(textOn(coloursInForce(), fill()))) : QVariant();
        case kSortRole:
            return figure ? QVariant(value) : QVariant();
        default:
            return {};
    }
}

QVariant MemoryMatchModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && (section == kMeaning || section == kWording))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        const QString tips[kColumns]{
            {},
            {},
            tr("Cosine of the two sentences under the model, whatever their words"),
            tr("Words that are the same, in their order: 100 % is the same text, 99 % the same words"),
            tr("Numbers to replace in the translation")};
        return tips[section];
    }
    if (role != Qt::DisplayRole) return {};
    const QString names[kColumns]{sentenceTitle_, translationTitle_, tr("Meaning"), tr("Wording"),
                                  tr("Numbers")};
    return names[section];
}

}  // namespace paragram::ui
