#include "ui/aligning/shelf_model.h"

#include <algorithm>

#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

QString stateText(const ShelfRow& row) {
    switch (row.state) {
        case ShelfRow::State::waiting:
            return ShelfModel::tr("waiting");
        case ShelfRow::State::aligning:
            return row.news.isEmpty() ? ShelfModel::tr("aligning") : row.news;
        case ShelfRow::State::failed:
            return ShelfModel::tr("failed: %1").arg(row.news);
        default:
            return row.counts.certain > 0
                       ? ShelfModel::tr("corrected: %1 certain").arg(countText(row.counts.certain))
                       : ShelfModel::tr("done");
    }
}

// "de-fr"; a question mark for a language that is not clear.
QString languagesText(const AlignmentCounts& counts) {
    const auto name = [](const std::string& language) {
        return language.empty() ? QString("?") : QString::fromStdString(language);
    };
    return name(counts.sourceLanguage) + "-" + name(counts.targetLanguage);
}

bool isNumber(int column) {
    return column >= ShelfModel::kSentences && column <= ShelfModel::kDoubtful;
}

}  // namespace

QString documentsText(qint64 count) {
    return ShelfModel::tr("%1 documents", nullptr, plural(count)).arg(countText(count));
}

std::vector<ShelfEntry> ShelfModel::entries() const {
    std::vector<ShelfEntry> entries;
    for (const ShelfRow& row : rows_) entries.push_back(row.entry);
    return entries;
}

void ShelfModel::setEntries(const std::vector<ShelfEntry>& entries) {
    beginResetModel();
    std::vector<ShelfRow> rows;
    for (const ShelfEntry& entry : entries) {
        const int known = rowNamed(entry.name);
        rows.push_back(known < 0 ? ShelfRow{entry} : rows_[static_cast<std::size_t>(known)]);
    }
    rows_ = std::move(rows);
    endResetModel();
}

int ShelfModel::rowNamed(const std::string& name) const {
    const auto found = std::ranges::find(
        rows_, name, [](const ShelfRow& row) -> const std::string& { return row.entry.name; });
    return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
}

int ShelfModel::count(ShelfRow::State state) const {
    return static_cast<int>(std::ranges::count(rows_, state, &ShelfRow::state));
}

void ShelfModel::setState(int row, ShelfRow::State state, const QString& news, const QString& problem) {
    ShelfRow& at = rows_[static_cast<std::size_t>(row)];
    if (at.state == state && at.news == news) return;
    at.state = state;
    at.news = news;
    at.problem = problem;
    if (state != ShelfRow::State::done) at.counted = false;
    refresh(row);
}

void ShelfModel::setCounts(int row, const AlignmentCounts& counts, std::filesystem::file_time_type written) {
    ShelfRow& at = rows_[static_cast<std::size_t>(row)];
    at.counts = counts;
    at.counted = true;
    at.written = written;
    refresh(row);
}

void ShelfModel::refresh(int row) {
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
}

int ShelfModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ShelfModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString ShelfModel::text(const ShelfRow& row, int column) const {
    const AlignmentCounts& counts = row.counts;
    if (column == kName) return QString::fromStdString(row.entry.name);
    if (column == kTarget) return toText(row.entry.target.filename());
    if (column == kState) return stateText(row);
    if (!row.counted) return {};
    switch (column) {
        case kLanguages:
            return languagesText(counts);
        case kSentences:
            return tr("%1, %2").arg(countText(counts.summary.sources), countText(counts.summary.targets));
        case kLinks:
            return countText(counts.summary.links);
        case kConfidence:
            return cosineText(counts.summary.meanConfidence);
        default:
            return countText(counts.summary.doubtful);
    }
}

QVariant ShelfModel::order(const ShelfRow& row, int column) {
    const AlignSummary& counts = row.counts.summary;
    switch (column) {
        case kSentences:
            return static_cast<qint64>(counts.sources);
        case kLinks:
            return static_cast<qint64>(counts.links);
        case kConfidence:
            return counts.meanConfidence;
        case kDoubtful:
            return static_cast<qint64>(counts.doubtful);
        default:
            return {};
    }
}

QVariant ShelfModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const ShelfRow& row = rows_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    if (role == Qt::DisplayRole) return text(row, column);
    if (role == kSortRole) return order(row, column);
    if (role == Qt::ToolTipRole)
        return column == kState && row.state == ShelfRow::State::failed
                   ? row.problem
                   : QString("%1\n%2").arg(toText(row.entry.source), toText(row.entry.target));
    if (role == Qt::TextAlignmentRole && isNumber(column))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && column == kName) return uiFont(13, QFont::DemiBold);
    if (role == Qt::ForegroundRole && column == kState) {
        const Colours& colours = coloursInForce();
        if (row.state == ShelfRow::State::failed) return colours.error;
        if (row.state == ShelfRow::State::done) return colours.good;
        return row.state == ShelfRow::State::aligning ? colours.accent : colours.muted;
    }
    return {};
}

QVariant ShelfModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && isNumber(section))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole) {
        if (section == kSentences) return tr("Sentences of the source and of the target");
        if (section == kConfidence) return tr("Mean confidence of the links");
        if (section == kDoubtful) return tr("Links with a confidence below 0.5");
    }
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Document"), tr("Translation"), tr("Languages"), tr("Sentences"),
                             tr("Links"),    tr("Confidence"),  tr("Doubtful"),  tr("State")};
    return names[section];
}

}  // namespace paragram::ui
