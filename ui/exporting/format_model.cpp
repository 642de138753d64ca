#include "ui/exporting/format_model.h"

#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

QString fromText(const std::string& text) {
    return QString::fromStdString(text);
}

}  // namespace

QString checkText(const ExportCheck& check) {
    QString text = FormatModel::tr("largest difference of a cosine %1 in %2 comparisons")
                       .arg(QString::number(check.largest, 'g', 1), countText(check.compared));
    if (check.otherCut > 0)
        text += FormatModel::tr(", %1 tokenised differently").arg(countText(check.otherCut));
    return text;
}

FormatModel::FormatModel(QObject* parent) : QAbstractTableModel(parent) {
    for (const ExportTarget& target : exportTargets()) rows_.push_back({&target, false, 0, {}, {}});
    if (!rows_.empty()) rows_.front().ticked = true;
}

void FormatModel::setForecasts(const std::vector<ExportForecast>& forecasts) {
    for (const ExportForecast& forecast : forecasts) {
        const int row = rowOf(forecast.format);
        if (row < 0) continue;
        rows_[static_cast<std::size_t>(row)].bytes = forecast.bytes;
        rows_[static_cast<std::size_t>(row)].refusal = fromText(forecast.refusal);
    }
    refresh();
}

void FormatModel::setOutcome(const ExportedFormat& outcome) {
    const int row = rowOf(outcome.format);
    if (row >= 0) rows_[static_cast<std::size_t>(row)].outcome = outcome;
    refresh();
}

void FormatModel::clearOutcomes() {
    for (Row& row : rows_) row.outcome.reset();
    refresh();
}

void FormatModel::refresh() {
    emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    emit tickedChanged();
}

const ExportTarget& FormatModel::target(int row) const {
    return *rows_.at(static_cast<std::size_t>(row)).target;
}

int FormatModel::rowOf(const std::string& format) const {
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (rows_[i].target->name == format) return static_cast<int>(i);
    return -1;
}

QString FormatModel::refusal(int row) const {
    return rows_.at(static_cast<std::size_t>(row)).refusal;
}

const ExportedFormat* FormatModel::outcome(int row) const {
    const auto& outcome = rows_.at(static_cast<std::size_t>(row)).outcome;
    return outcome ? &*outcome : nullptr;
}

std::vector<std::string> FormatModel::ticked() const {
    std::vector<std::string> formats;
    for (const Row& row : rows_)
        if (row.ticked && row.refusal.isEmpty()) formats.push_back(row.target->name);
    return formats;
}

void FormatModel::setTicked(const QStringList& formats) {
    for (Row& row : rows_) row.ticked = formats.contains(fromText(row.target->name));
    refresh();
}

double FormatModel::tickedBytes() const {
    double bytes = 0;
    for (const Row& row : rows_)
        if (row.ticked && row.refusal.isEmpty()) bytes += row.bytes;
    return bytes;
}

int FormatModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int FormatModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString FormatModel::text(const Row& row, int column) const {
    if (column == kFormat) return engineText(EngineTable::exports, row.target->label);
    if (column == kSize) return row.bytes > 0 ? bytesText(row.bytes) : QString("–");
    if (!row.refusal.isEmpty()) return tr("not available for this model");
    if (!row.outcome) return {};
    return tr("checked, %1").arg(QString::number(row.outcome->check.largest, 'g', 1));
}

QVariant FormatModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Row& row = rows_.at(static_cast<std::size_t>(index.row()));
    const bool possible = row.refusal.isEmpty();
    switch (role) {
        case Qt::DisplayRole:
            return text(row, index.column());
        case Qt::ToolTipRole:
            if (!possible) return row.refusal;
            return row.outcome ? checkText(row.outcome->check)
                               : engineText(EngineTable::exports, row.target->reader);
        case Qt::CheckStateRole:
            if (index.column() != kFormat) return {};
            return row.ticked && possible ? Qt::Checked : Qt::Unchecked;
        case Qt::TextAlignmentRole:
            return index.column() == kSize ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
        case Qt::ForegroundRole:
            if (!possible) return coloursInForce().muted;
            return index.column() == kCheck ? QVariant(coloursInForce().good) : QVariant();
        case kSortRole:
            return index.column() == kSize ? QVariant(row.bytes) : text(row, index.column());
        default:
            return {};
    }
}

bool FormatModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || index.column() != kFormat || !refusal(index.row()).isEmpty())
        return false;
    rows_[static_cast<std::size_t>(index.row())].ticked = value.toInt() == Qt::Checked;
    emit dataChanged(index, index);
    emit tickedChanged();
    return true;
}

Qt::ItemFlags FormatModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() == kFormat && refusal(index.row()).isEmpty())
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QVariant FormatModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section == kSize) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Format"), tr("Size"), tr("Read back")};
    return section < kColumns ? names[section] : QVariant();
}

}  // namespace paragram::ui
