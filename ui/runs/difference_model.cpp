#include "ui/runs/difference_model.h"

#include <algorithm>

#include "core/settings/setting_table.h"

namespace paragram::ui {

void DifferenceModel::show(const std::vector<Run>& runs) {
    beginResetModel();
    cells_.clear();
    names_ = QStringList{tr("Setting")};
    std::vector<Run> compared = runs;
    if (compared.size() == 1) compared.push_back({tr("default"), Settings{}});
    for (const Run& run : compared) names_ << run.name;
    for (const SettingRow& row : settingTable()) {
        QStringList values;
        for (const Run& run : compared) values << QString::fromStdString(row.text(run.settings));
        if (std::all_of(values.begin(), values.end(), [&](const QString& v) { return v == values.first(); }))
            continue;
        values.prepend(QString::fromStdString(row.label));
        cells_.push_back(values);
    }
    endResetModel();
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(cells_.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(names_.size());
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    return cells_[static_cast<std::size_t>(index.row())].value(index.column());
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) return {};
    return names_.value(section);
}

}  // namespace paragram::ui
