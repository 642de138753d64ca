#include "ui/data/statistics/statistics_model.h"

#include <algorithm>
#include <cmath>

#include "ui/models/language_text.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// Codes with their numbers of sentences, the most frequent first.
std::vector<std::pair<QString, std::int64_t>> languagesOf(const SideStatistics& side) {
    std::vector<std::pair<QString, std::int64_t>> list;
    for (const auto& [code, count] : side.languages)
        list.emplace_back(code.empty() ? StatisticsModel::tr("unsure") : QString::fromStdString(code), count);
    std::ranges::stable_sort(list, [](const auto& a, const auto& b) { return a.second > b.second; });
    return list;
}

double shareOf(const SideStatistics& side, std::int64_t count) {
    double all = 0;
    for (const auto& [code, n] : side.languages) all += static_cast<double>(n);
    return all > 0 ? 100 * static_cast<double>(count) / all : 0;
}

QString topLanguage(const SideStatistics& side) {
    const auto list = languagesOf(side);
    return list.empty() ? QString()
                        : QString("%1 %2 %").arg(list.front().first,
                                                 numberText(shareOf(side, list.front().second), 0));
}

QString languageHelp(const SideStatistics& side, const QString& name) {
    constexpr std::size_t kNamed = 8;
    const auto list = languagesOf(side);
    QStringList parts;
    for (std::size_t i = 0; i < std::min(kNamed, list.size()); ++i)
        parts << QString("%1 %2 %").arg(list[i].first, numberText(shareOf(side, list[i].second), 2));
    return StatisticsModel::tr("<p>Language of the sentences, %1: %2.</p>").arg(name, listText(parts));
}

}  // namespace

void StatisticsModel::show(const PairStatistics& statistics, const PairStoreInfo& info) {
    beginResetModel();
    sides_[0] = sideName(info.sourceLanguage, true);
    sides_[1] = sideName(info.targetLanguage, false);
    rows_.clear();
    const SideStatistics& s = statistics.source;
    const SideStatistics& t = statistics.target;
    rows_.push_back({tr("Distinct sentences"), tr("Far fewer than pairs: many repeats."),
                     countText(s.distinct), countText(t.distinct)});
    rows_.push_back({tr("Mean length"), tr("Words and punctuation marks per sentence."),
                     numberText(s.meanLength, 1), numberText(t.meanLength, 1)});
    rows_.push_back({tr("Deviation"), tr("Standard deviation of the length."),
                     numberText(s.lengthDeviation, 1), numberText(t.lengthDeviation, 1)});
    rows_.push_back({tr("Words"), tr("Total number of words and punctuation marks."), countText(s.tokens),
                     countText(t.tokens)});
    rows_.push_back({tr("Distinct words"), tr("Distinct words after lower-casing."), countText(s.types),
                     countText(t.types)});
    rows_.push_back({tr("Entropy, bits"), tr("How varied the vocabulary is. Low: the same words recur."),
                     numberText(s.entropy, 2), numberText(t.entropy, 2)});
    if (!std::isnan(s.trigramEntropy))
        rows_.push_back({tr("Trigram entropy"),
                         tr("How varied three words in a row are, in bits. Low: the same phrases recur."),
                         numberText(s.trigramEntropy, 2), numberText(t.trigramEntropy, 2)});
    rows_.push_back({tr("Mean IDF"), tr("How rare the words are on average; natural logarithm."),
                     numberText(s.meanIdf, 2), numberText(t.meanIdf, 2)});
    rows_.push_back({tr("Trigram overlap"),
                     tr("Mean share of the shorter side's three-word sequences that also occur in the longer "
                        "side. High for paraphrases: little was reworded."),
                     numberText(statistics.meanOverlap, 3),
                     {}});
    if (!s.languages.empty())
        rows_.push_back({tr("Language"), languageHelp(s, sides_[0]) + languageHelp(t, sides_[1]),
                         topLanguage(s), topLanguage(t)});
    if (!std::isnan(statistics.meanScore))
        rows_.push_back({tr("Mean score"),
                         info.scoreKind == ScoreKind::translation
                             ? tr("Mean of the translations' log-probabilities per token.")
                             : tr("Mean of the imported score column."),
                         numberText(statistics.meanScore, 3),
                         {}});
    if (!std::isnan(statistics.meanParaphrase))
        rows_.push_back({tr("Paraphrase score"),
                         tr("Mean cosine of the two sides, by the chosen model."),
                         numberText(statistics.meanParaphrase, 3),
                         {}});
    if (!std::isnan(statistics.pieceOverlap))
        rows_.push_back({tr("Piece overlap"),
                         tr("Share of the English side's pieces (the first side's if neither is English) "
                            "that also occur on the other side."),
                         numberText(statistics.pieceOverlap, 3),
                         {}});
    endResetModel();
}

void StatisticsModel::clear() {
    beginResetModel();
    rows_.clear();
    endResetModel();
}

int StatisticsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int StatisticsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() != kWhat)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) return row.help;
    if (role != Qt::DisplayRole) return {};
    return index.column() == kWhat ? row.what : index.column() == kSource ? row.source : row.target;
}

QVariant StatisticsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section != kWhat)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == kWhat ? QString() : sides_[section - 1];
}

void spanWholeRows(QTableView& table) {
    table.clearSpans();
    const QAbstractItemModel& model = *table.model();
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, StatisticsModel::kTarget).data().toString().isEmpty())
            table.setSpan(row, StatisticsModel::kSource, 1, 2);
}

}  // namespace paragram::ui
