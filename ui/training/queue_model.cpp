#include "ui/training/queue_model.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <algorithm>

#include "core/settings/settings_file.h"
#include "core/tasks/compare_runs.h"
#include "ui/runs/run_model.h"
#include "ui/shell/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr const char* kFile = "queue.json";

// Files of the project are named from its folder, so that it may be moved.
QString stored(const fs::path& file, const fs::path& project) {
    const fs::path near = file.lexically_relative(project);
    return toText(near.empty() || *near.begin() == ".." ? file : near);
}

fs::path restored(const QJsonValue& value, const fs::path& project) {
    return value.toString().isEmpty() ? fs::path()
                                      : project / toPath(value.toString());  // absolute ones stay
}

QJsonArray storedAll(const std::vector<fs::path>& files, const fs::path& project) {
    QJsonArray array;
    for (const fs::path& file : files) array.append(stored(file, project));
    return array;
}

std::vector<fs::path> restoredAll(const QJsonValue& value, const fs::path& project) {
    std::vector<fs::path> files;
    for (const QJsonValue& each : value.toArray()) files.push_back(restored(each, project));
    return files;
}

}  // namespace

void QueueModel::open(const fs::path& project) {
    beginResetModel();
    std::erase_if(runs_, [](const QueuedRun& run) { return !run.running; });
    project_ = project;
    QFile file(toText(project / kFile));
    const QJsonObject json =
        file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    for (const QJsonValue& value : json["runs"].toArray()) {
        QueuedRun run;
        run.request.output = restored(value["output"], project);
        run.request.pairs = restoredAll(value["pairs"], project);
        run.request.tokenizers = restoredAll(value["tokenizers"], project);
        run.request.development = restoredAll(value["development"], project);
        run.request.resume = value["resume"].toBool();
        run.name = toText(run.request.output.filename());
        // Settings of another version of the program may not fit: such a run is left out.
        const bool fits =
            applySettingsText(run.request.settings, value["settings"].toString().toStdString(), kFile).ok();
        const bool here = std::ranges::any_of(
            runs_, [&](const QueuedRun& other) { return other.request.output == run.request.output; });
        if (fits && !here && !run.request.output.empty()) runs_.push_back(std::move(run));
    }
    refresh();
    endResetModel();
    emit changed();
}

void QueueModel::save() const {
    QJsonArray array;
    for (const QueuedRun& run : runs_) {
        const TrainRequest& request = run.request;
        if (request.output.parent_path().parent_path() != project_) continue;  // of the project before
        array.append(QJsonObject{{"output", stored(request.output, project_)},
                                 {"pairs", storedAll(request.pairs, project_)},
                                 {"tokenizers", storedAll(request.tokenizers, project_)},
                                 {"development", storedAll(request.development, project_)},
                                 {"resume", request.resume},
                                 {"settings", QString::fromStdString(settingsText(request.settings))}});
    }
    const QString path = toText(project_ / kFile);
    if (array.isEmpty()) {
        QFile::remove(path);
        return;
    }
    QSaveFile file(path);
    // Without the file the queue is only forgotten when the program ends.
    if (file.open(QIODevice::WriteOnly) &&
        file.write(QJsonDocument(QJsonObject{{"runs", array}}).toJson()) > 0)
        file.commit();
}

void QueueModel::refresh() {
    std::vector<Settings> all;
    for (const QueuedRun& run : runs_) all.push_back(run.request.settings);
    differing_ = differingSettings(all);
}

void QueueModel::insert(int row, const QueuedRun& run) {
    beginInsertRows({}, row, row);
    runs_.insert(runs_.begin() + row, run);
    refresh();
    endInsertRows();
    emit dataChanged(index(0, kDiffers), index(rowCount() - 1, kDiffers));
    save();
    emit changed();
}

bool QueueModel::remove(int row) {
    if (row < 0 || row >= rowCount() || runs_[static_cast<std::size_t>(row)].running) return false;
    beginRemoveRows({}, row, row);
    runs_.erase(runs_.begin() + row);
    refresh();
    endRemoveRows();
    save();
    emit changed();
    return true;
}

bool QueueModel::move(int row, int by) {
    const int first = hasRunning() ? 1 : 0;
    const int to = row + by;
    if (row < first || row >= rowCount() || to < first || to >= rowCount() || by == 0) return false;
    beginMoveRows({}, row, row, {}, by > 0 ? to + 1 : to);
    QueuedRun run = std::move(runs_[static_cast<std::size_t>(row)]);
    runs_.erase(runs_.begin() + row);
    runs_.insert(runs_.begin() + to, std::move(run));
    endMoveRows();
    save();
    emit changed();
    return true;
}

void QueueModel::setFirstRunning(bool running) {
    runs_.front().running = running;
    emit dataChanged(index(0, 0), index(0, kColumns - 1));
    emit changed();
}

void QueueModel::removeFirst() {
    runs_.front().running = false;
    remove(0);
}

void QueueModel::setEstimate(const fs::path& folder, double seconds, double memoryBytes) {
    const auto found = std::ranges::find(
        runs_, folder, [](const QueuedRun& run) -> const fs::path& { return run.request.output; });
    if (found == runs_.end()) return;
    found->seconds = seconds;
    found->memoryBytes = memoryBytes;
    const int row = static_cast<int>(found - runs_.begin());
    emit dataChanged(index(row, kTime), index(row, kTime));
}

int QueueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

int QueueModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString QueueModel::differences(const QueuedRun& run) const {
    if (runs_.size() < 2) return differencesText(run.request.settings);
    QStringList parts;
    for (const SettingRow* row : differing_)
        parts << QString::fromStdString(row->label).toLower() + ' ' +
                     QString::fromStdString(row->text(run.request.settings));
    return parts.join(", ");
}

QVariant QueueModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const QueuedRun& run = runs_[static_cast<std::size_t>(index.row())];
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
    if (role == Qt::ToolTipRole && section == kTime) return tr("Estimate of the whole training");
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Run"), tr("State"), tr("Settings that differ"), tr("Time")};
    return names[section];
}

}  // namespace paragram::ui
