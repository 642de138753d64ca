#include "ui/data/stage_model.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ui/data/language_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

double valueOf(const PairStatistics& s, int column) {
    switch (column) {
        case StageModel::kPairs:
            return static_cast<double>(s.pairs);
        case StageModel::kSourceLength:
            return s.source.meanLength;
        case StageModel::kTargetLength:
            return s.target.meanLength;
        case StageModel::kSourceEntropy:
            return s.source.entropy;
        case StageModel::kTargetEntropy:
            return s.target.entropy;
        case StageModel::kSourceIdf:
            return s.source.meanIdf;
        case StageModel::kTargetIdf:
            return s.target.meanIdf;
        case StageModel::kOverlap:
            return s.meanOverlap;
        case StageModel::kScore:
            return s.meanScore;
        default:
            return s.meanParaphrase;
    }
}

int decimalsOf(int column) {
    return column < StageModel::kSourceEntropy ? 1 : column < StageModel::kOverlap ? 2 : 3;
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
               return std::isnan(valueOf(stage.statistics, column));
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
    const double value = valueOf(stage.statistics, index.column());
    if (role == kSortRole) return value;
    if (role != Qt::DisplayRole || std::isnan(value)) return {};
    return index.column() == kPairs ? countText(stage.statistics.pairs)
                                    : numberText(value, decimalsOf(index.column()));
}

QVariant StageModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section != kName) return rightAligned();
    static const char* const names[] = {
        QT_TR_NOOP("Stage"),     QT_TR_NOOP("Pairs"),     QT_TR_NOOP("Words 1"),   QT_TR_NOOP("Words 2"),
        QT_TR_NOOP("Entropy 1"), QT_TR_NOOP("Entropy 2"), QT_TR_NOOP("IDF 1"),     QT_TR_NOOP("IDF 2"),
        QT_TR_NOOP("Overlap"),   QT_TR_NOOP("Score"),     QT_TR_NOOP("Paraphrase")};
    static const char* const helps[] = {
        QT_TR_NOOP("The whole store, then what each step leaves or each fold holds"),
        QT_TR_NOOP("Pairs"),
        QT_TR_NOOP("Words a sentence, first side, on average"),
        QT_TR_NOOP("Words a sentence, second side, on average"),
        QT_TR_NOOP("Entropy of the vocabulary of the first side, bits"),
        QT_TR_NOOP("Entropy of the vocabulary of the second side, bits"),
        QT_TR_NOOP("Inverse document frequency of the first side's words, on average"),
        QT_TR_NOOP("Inverse document frequency of the second side's words, on average"),
        QT_TR_NOOP("Trigram overlap, on average"),
        QT_TR_NOOP("Score that came with the pairs, on average"),
        QT_TR_NOOP("Paraphrase score under the chosen model, on average")};
    if (role == Qt::ToolTipRole) return tr(helps[section]);
    return role == Qt::DisplayRole ? tr(names[section]) : QVariant();
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
    if (role == Qt::ToolTipRole) return tr("%1 sentences").arg(countText(count));
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
