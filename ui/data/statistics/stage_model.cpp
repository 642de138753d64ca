#include "ui/data/statistics/stage_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "ui/models/language_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// Of the two sides; of the pairs if second is NaN.
struct Value {
    double first, second = std::numeric_limits<double>::quiet_NaN();
};

Value valueOf(const PairStatistics& s, int column) {
    switch (column) {
        case StageModel::kPairs:
            return {static_cast<double>(s.pairs)};
        case StageModel::kLength:
            return {s.source.meanLength, s.target.meanLength};
        case StageModel::kEntropy:
            return {s.source.entropy, s.target.entropy};
        case StageModel::kIdf:
            return {s.source.meanIdf, s.target.meanIdf};
        case StageModel::kOverlap:
            return {s.meanOverlap};
        case StageModel::kScore:
            return {s.meanScore};
        default:
            return {s.meanParaphrase};
    }
}

QString textOf(const Value& value, int column) {
    const int decimals = column == StageModel::kPairs     ? 0
                         : column == StageModel::kLength  ? 1
                         : column >= StageModel::kOverlap ? 3
                                                          : 2;
    if (column == StageModel::kPairs) return countText(static_cast<qint64>(value.first));
    if (std::isnan(value.second)) return numberText(value.first, decimals);
    return QString("%1 · %2").arg(numberText(value.first, decimals), numberText(value.second, decimals));
}

QVariant rightAligned() {
    return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
}

}  // namespace

void StageModel::show(std::vector<StageStatistics> stages) {
    beginResetModel();
    stages_ = std::move(stages);
    endResetModel();
}

bool StageModel::isEmpty(int column) const {
    return column > kPairs && std::ranges::all_of(stages_, [&](const StageStatistics& stage) {
               return std::isnan(valueOf(stage.statistics, column).first);
           });
}

int StageModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(stages_.size());
}

int StageModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant StageModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const StageStatistics& stage = stages_[static_cast<std::size_t>(index.row())];
    if (index.column() == kName) {
        if (role == kSortRole) return index.row();
        if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
        return index.row() == 0 ? tr("all pairs") : QString::fromStdString(stage.name);
    }
    if (role == Qt::TextAlignmentRole) return rightAligned();
    const Value value = valueOf(stage.statistics, index.column());
    if (role == kSortRole) return value.first;
    return role == Qt::DisplayRole && !std::isnan(value.first) ? textOf(value, index.column()) : QVariant();
}

QVariant StageModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section != kName) return rightAligned();
    const QString names[] = {tr("Stage"), tr("Pairs"),   tr("Words"), tr("Entropy"),
                             tr("IDF"),   tr("Overlap"), tr("Score"), tr("Paraphrase")};
    const QString helps[] = {
        tr("The whole store, then the pairs left after each step or the pairs of each fold"),
        tr("Pairs of the stage"),
        tr("Mean words per sentence, first and second side"),
        tr("Entropy of the vocabulary in bits, first and second side"),
        tr("Mean inverse document frequency of the words, first and second side"),
        tr("Mean trigram overlap"),
        tr("Mean score imported with the pairs"),
        tr("Mean paraphrase score by the chosen model")};
    if (role == Qt::ToolTipRole) return helps[section];
    return role == Qt::DisplayRole ? names[section] : QVariant();
}

void LanguageShareModel::show(const PairStatistics& statistics, const PairStoreInfo& info) {
    beginResetModel();
    sides_[0] = sideName(info.sourceLanguage, true);
    sides_[1] = sideName(info.targetLanguage, false);
    pairs_ = statistics.pairs;
    std::map<std::string, Row> rows;
    const SideStatistics* sides[] = {&statistics.source, &statistics.target};
    for (int side = 0; side < 2; ++side)
        for (const auto& [code, count] : sides[side]->languages) rows[code].counts[side] = count;
    rows_.clear();
    for (auto& [code, row] : rows) {
        const QString text = QString::fromStdString(code);
        const QString name = languageName(text);
        row.language = text.isEmpty() ? tr("unsure") : name == text ? text : tr("%1 (%2)").arg(name, text);
        rows_.push_back(row);
    }
    std::ranges::stable_sort(rows_, [](const Row& a, const Row& b) {
        return a.counts[0] + a.counts[1] > b.counts[0] + b.counts[1];
    });
    endResetModel();
}

int LanguageShareModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int LanguageShareModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant LanguageShareModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (index.column() == kLanguage)
        return role == Qt::DisplayRole || role == Qt::ToolTipRole ? row.language : QVariant();
    const std::int64_t count = row.counts[index.column() - kSource];
    if (role == Qt::TextAlignmentRole) return rightAligned();
    if (role == kSortRole) return static_cast<qlonglong>(count);
    if (role == Qt::ToolTipRole) return tr("%1 sentences", nullptr, plural(count)).arg(countText(count));
    if (role != Qt::DisplayRole) return {};
    return count == 0 ? QString()
                      : tr("%1 %").arg(numberText(100.0 * static_cast<double>(count) /
                                                      static_cast<double>(std::max<std::int64_t>(1, pairs_)),
                                                  2));
}

QVariant LanguageShareModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section != kLanguage) return rightAligned();
    if (role != Qt::DisplayRole) return {};
    return section == kLanguage ? tr("Found") : sides_[section - kSource];
}

}  // namespace paragram::ui
