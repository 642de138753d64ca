#include "ui/mining/candidate_model.h"

#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

void CandidateModel::setPairs(std::vector<MinedText> pairs, PairReview review) {
    beginResetModel();
    pairs_ = std::move(pairs);
    review_ = std::move(review);
    decisions_.clear();
    for (const MinedText& pair : pairs_) decisions_.push_back(review_.of(pair.source, pair.target).decision);
    endResetModel();
}

void CandidateModel::setLanguages(const QString& source, const QString& target) {
    const auto name = [](const QString& code) {
        return languageName(code) == code ? QString() : sideName(code.toStdString(), true);
    };
    sourceName_ = name(source);
    targetName_ = name(target);
    emit headerDataChanged(Qt::Horizontal, kSource, kTarget);
}

qint64 CandidateModel::moved() const {
    qint64 sum = 0;
    for (std::size_t i = 0; i < pairs_.size(); ++i) {
        const bool kept = pairs_[i].score >= threshold_;
        if (decisions_[i] == Decision::accepted && !kept) ++sum;
        if (decisions_[i] == Decision::rejected && kept) --sum;
    }
    return sum;
}

void CandidateModel::setThreshold(double threshold) {
    threshold_ = threshold;
    if (!pairs_.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), {Qt::ForegroundRole});
}

Judgement CandidateModel::judgement(int row) const {
    return review_.of(pair(row).source, pair(row).target);
}

void CandidateModel::judge(int row, const Judgement& judgement) {
    review_.judge(pair(row).source, pair(row).target, judgement);
    decisions_[static_cast<std::size_t>(row)] = judgement.decision;
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
}

int CandidateModel::undo() {
    if (!review_.canUndo()) return -1;
    const PairReview::Undone undone = review_.undo();
    for (int row = 0; row < rowCount(); ++row) {
        if (pair(row).source != undone.source || pair(row).target != undone.target) continue;
        decisions_[static_cast<std::size_t>(row)] = judgement(row).decision;
        emit dataChanged(index(row, 0), index(row, kColumns - 1));
        return row;
    }
    return -1;
}

qint64 CandidateModel::reviewed() const {
    return static_cast<qint64>(count(Decision::accepted) + count(Decision::rejected) +
                               count(Decision::skipped));
}

int CandidateModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(pairs_.size());
}

int CandidateModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant CandidateModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const MinedText& text = pair(index.row());
    const Colours& colours = coloursInForce();
    const Decision decision = decisions_[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            if (index.column() == kMark) {
                const QString marks[] = {QString(), QString::fromUtf8("✓"), QString::fromUtf8("✕"),
                                         QString::fromUtf8("–")};
                return marks[static_cast<int>(decision)];
            }
            if (index.column() == kScore) return numberText(text.score, 2);
            return QString::fromStdString(index.column() == kSource ? text.source : text.target);
        case Qt::ToolTipRole: {
            const QString words[] = {tr("not reviewed"), tr("accepted"), tr("rejected"), tr("skipped")};
            if (index.column() == kMark) return words[static_cast<int>(decision)];
            if (index.column() == kScore) return numberText(text.score, 4);
            return QString::fromStdString(index.column() == kSource ? text.source : text.target);
        }
        case Qt::AccessibleTextRole:
            return index.column() == kMark ? data(index, Qt::ToolTipRole) : data(index, Qt::DisplayRole);
        case Qt::TextAlignmentRole:
            if (index.column() == kScore) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
            return index.column() == kMark ? QVariant(static_cast<int>(Qt::AlignCenter)) : QVariant();
        case Qt::ForegroundRole:
            if (index.column() == kMark) {
                const QColor marks[] = {colours.text, colours.good, colours.error, colours.muted};
                return QBrush(marks[static_cast<int>(decision)]);
            }
            if (decision == Decision::rejected || text.score < threshold_) return QBrush(colours.muted);
            return {};
        case kSortRole:
            if (index.column() == kScore) return text.score;
            return index.column() == kMark ? QVariant(static_cast<int>(decision)) : QVariant();
        default:
            return {};
    }
}

QVariant CandidateModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section == kScore)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {QString(), sourceName_.isEmpty() ? tr("Source") : sourceName_,
                             targetName_.isEmpty() ? tr("Target") : targetName_, tr("Margin")};
    return names[section];
}

}  // namespace paragram::ui
