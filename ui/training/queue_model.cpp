#include "ui/training/queue_model.h"

#include <algorithm>

#include "core/tasks/training/compare_runs.h"
#include "ui/forms/setting_text.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

void QueueModel::open(const fs::path& project) {
    beginResetModel();
    std::erase_if(rows_, [](const QueueRow& row) { return !row.running; });
    queue_ = RunQueue(project);
    const auto has = [this](const fs::path& output) {
        return std::ranges::any_of(rows_, [&](const QueueRow& row) { return row.request.output == output; });
    };
    for (const QueuedRun& run : queue_.runs())
        if (!has(run.request.output)) rows_.push_back({QString::fromStdString(run.name), run.request});
    if (hasRunning()) {
        const auto& waiting = queue_.runs();
        const auto same = std::ranges::find(waiting, rows_.front().request.output,
                                            [](const QueuedRun& run) { return run.request.output; });
        if (same != waiting.end()) queue_.remove(static_cast<std::size_t>(same - waiting.begin()));
        queue_.insert(0, {rows_.front().name.toStdString(), rows_.front().request});
    }
    refresh();
    endResetModel();
    emit changed();
}

void QueueModel::refresh() {
    std::vector<Settings> all;
    for (const QueueRow& run : rows_) all.push_back(run.request.settings);
    differing_ = differingSettings(all);
}

void QueueModel::insert(int row, const QueueRow& run) {
    beginInsertRows({}, row, row);
    rows_.insert(rows_.begin() + row, run);
    refresh();
    endInsertRows();
    emit dataChanged(index(0, kDiffers), index(rowCount() - 1, kDiffers));
    queue_.insert(static_cast<std::size_t>(row), {run.name.toStdString(), run.request});
    emit changed();
}

bool QueueModel::remove(int row) {
    if (row < 0 || row >= rowCount() || rows_[static_cast<std::size_t>(row)].running) return false;
    beginRemoveRows({}, row, row);
    rows_.erase(rows_.begin() + row);
    refresh();
    endRemoveRows();
    queue_.remove(static_cast<std::size_t>(row));
    emit changed();
    return true;
}

bool QueueModel::move(int row, int by) {
    const int first = hasRunning() ? 1 : 0;
    const int to = row + by;
    if (row < first || row >= rowCount() || to < first || to >= rowCount() || by == 0) return false;
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    QueueRow run = std::move(rows_[static_cast<std::size_t>(row)]);
    rows_.erase(rows_.begin() + row);
    rows_.insert(rows_.begin() + to, std::move(run));
    endMoveRows();
    queue_.move(static_cast<std::size_t>(row), static_cast<std::size_t>(to));
    emit changed();
    return true;
}

void QueueModel::setFirstRunning(bool running) {
    rows_.front().running = running;
    emit dataChanged(index(0, 0), index(0, kColumns - 1));
    emit changed();
}

void QueueModel::removeFirst() {
    rows_.front().running = false;
    remove(0);
}

void QueueModel::setEstimate(const fs::path& folder, double seconds, double memoryBytes) {
    const auto found = std::ranges::find(
        rows_, folder, [](const QueueRow& run) -> const fs::path& { return run.request.output; });
    if (found == rows_.end()) return;
    found->seconds = seconds;
    found->memoryBytes = memoryBytes;
    const int row = static_cast<int>(found - rows_.begin());
    emit dataChanged(index(row, kTime), index(row, kTime));
}

int QueueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString QueueModel::differences(const QueueRow& run) const {
    if (rows_.size() < 2) return differencesText(run.request.settings);
    QStringList parts;
    for (const SettingRow* row : differing_)
        parts << inlineText(EngineTable::settings, row->label) + ' ' +
                     QString::fromStdString(row->text(run.request.settings));
    return listText(parts);
}

QVariant QueueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const QueueRow& run = rows_[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && index.column() == kTime)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && index.column() == kName) return uiFont(13, QFont::DemiBold);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
        case kName:
            return run.name;
        case kState:
            return run.running ? tr("running") : tr("waiting");
        case kDiffers:
            return differences(run);
        default:
            return run.seconds < 0 ? QString() : durationText(run.seconds);
    }
}

QVariant QueueModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section == kTime)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == kTime) return tr("Estimated time of the whole training");
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Run"), tr("State"), tr("Settings that differ"), tr("Time")};
    return names[section];
}

}  // namespace paragram::ui
