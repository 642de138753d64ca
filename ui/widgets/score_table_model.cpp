#include "ui/widgets/score_table_model.h"

#include <QBrush>

#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"

namespace paragram::ui {

namespace {

// A saturated cell would distract from the text next to it.
constexpr double kStrongest = 0.5;

}  // namespace

void ScoreTableModel::show(ScoreTable table) {
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

int ScoreTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.size());
}

int ScoreTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.columns.size());
}

QVariant ScoreTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const ScoreTable::Row& row = table_.rows[static_cast<std::size_t>(index.row())];
    const QString text = QString::fromStdString(row.cells[static_cast<std::size_t>(index.column())]);
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    const bool score = index.column() > 0 && isNumber;
    const Colours& colours = coloursInForce();
    switch (role) {
        case Qt::DisplayRole:
            return score ? QLocale().toString(value, 'f', 1) : text;
        case Qt::ToolTipRole:
            return row.published ? tr("%1: as printed in the paper").arg(text) : text;
        case Qt::TextAlignmentRole:
            return index.column() > 0 ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter))
                                      : QVariant();
        case Qt::FontRole:
            return row.published ? QVariant() : QVariant(uiFont(13, QFont::DemiBold));
        case Qt::ForegroundRole:
            // A published score must never be taken for a measured one.
            if (row.published) return QBrush(colours.muted);
            return score ? QVariant(QBrush(textOn(colours, heatColour(colours, value / 100 * kStrongest))))
                         : QVariant();
        case Qt::BackgroundRole:
            return score && !row.published ? QVariant(QBrush(heatColour(colours, value / 100 * kStrongest)))
                                           : QVariant();
        case kSortRole:
            return score ? QVariant(value) : index.column() > 0 ? QVariant(-1000.0) : QVariant(text);
        default:
            return {};
    }
}

QVariant ScoreTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole && section > 0)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    return QString::fromStdString(table_.columns[static_cast<std::size_t>(section)]);
}

}  // namespace paragram::ui
