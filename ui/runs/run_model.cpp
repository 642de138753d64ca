#include "ui/runs/run_model.h"

#include <QFile>
#include <QSaveFile>
#include <cmath>

#include "ui/forms/setting_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr const char* kNotes = "notes.txt";
constexpr const char* kStarred = "starred";

bool isNumberColumn(int column) {
    return column >= RunModel::kScore && column <= RunModel::kSpeed;
}

}  // namespace

void RunModel::show(std::vector<RunEntry> runs) {
    // The same runs in the same order: only their values have changed, so the selection stays.
    const bool same = std::equal(runs.begin(), runs.end(), runs_.begin(), runs_.end(),
                                 [](const auto& a, const auto& b) { return a.info.folder == b.info.folder; });
    if (same) {
        runs_ = std::move(runs);
        if (!runs_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
        return;
    }
    beginResetModel();
    runs_ = std::move(runs);
    endResetModel();
}

int RunModel::rowOf(const fs::path& folder) const {
    for (std::size_t i = 0; i < runs_.size(); ++i)
        if (runs_[i].info.folder == folder) return static_cast<int>(i);
    return -1;
}

void RunModel::toggleStar(int row) {
    RunEntry& run = runs_[static_cast<std::size_t>(row)];
    QFile file(toText(run.info.folder / kStarred));
    run.starred = run.starred ? !file.remove() : file.open(QIODevice::WriteOnly);
    emit dataChanged(index(row, kStar), index(row, kStar));
}

int RunModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(runs_.size());
}

int RunModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QString RunModel::text(const RunEntry& run, int column) const {
    const RunInfo& info = run.info;
    const bool ended = info.state != RunState::unfinished;
    switch (column) {
        case kName:
            return QString::fromStdString(info.name);
        case kState:
            return runStateText(info.state);
        case kPairs:
            return QString::fromStdString(fs::path(info.pairsName).stem().string());
        case kScore:
            return !ended                   ? QString()
                   : info.summary.retrieval ? tr("R %1").arg(scoreText(info.summary.bestScore))
                                            : scoreText(info.summary.bestScore);
        case kLoss:
            return ended && std::isfinite(info.summary.lastLoss) ? numberText(info.summary.lastLoss, 3)
                                                                 : QString();
        case kEpochs:
            return ended ? shortNumber(std::round(info.summary.epochs * 10) / 10) : QString();
        case kTime:
            return ended ? durationText(info.summary.seconds) : QString();
        case kSpeed:
            return ended && info.summary.steps > 0 ? numberText(info.summary.pairsPerSecond, 0) : QString();
        case kDiffers:
            return differencesText(info.settings);
        default:
            return {};
    }
}

QVariant RunModel::sortValue(const RunEntry& run, int column) const {
    const TrainSummary& summary = run.info.summary;
    switch (column) {
        case kStar:
            return run.starred;
        case kScore:
            return std::isfinite(summary.bestScore) ? summary.bestScore : -2.0;
        case kLoss:
            return summary.lastLoss;
        case kEpochs:
            return summary.epochs;
        case kTime:
            return summary.seconds;
        case kSpeed:
            return summary.pairsPerSecond;
        default:
            return {};
    }
}

QVariant RunModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const RunEntry& entry = run(index.row());
    const int column = index.column();
    switch (role) {
        case Qt::DisplayRole:
            return text(entry, column);
        case Qt::ToolTipRole:
            return column == kStar ? (entry.starred ? tr("Starred") : tr("Not starred"))
                                   : text(entry, column);
        case Qt::AccessibleTextRole:
            return column == kStar && entry.starred ? tr("starred") : text(entry, column);
        case Qt::DecorationRole:
            return column == kStar ? QVariant(lineIcon(entry.starred ? "starred" : "star")) : QVariant();
        case Qt::TextAlignmentRole:
            return isNumberColumn(column) ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter))
                                          : QVariant();
        case Qt::FontRole:
            return column == kName ? QVariant(uiFont(13, QFont::DemiBold)) : QVariant();
        case kSortRole:
            return sortValue(entry, column);
        default:
            return {};
    }
}

QVariant RunModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && isNumberColumn(section))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == kScore)
        return tr(
            "Best mean Pearson on the development sets, or best retrieval accuracy of held-out pairs (R), "
            "times 100; the two cannot be compared");
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {{},         tr("Run"),    tr("State"), tr("Pairs"),   tr("Dev."),
                             tr("Loss"), tr("Epochs"), tr("Time"),  tr("Pairs/s"), tr("Differences")};
    return names[section];
}

QString runStateText(RunState state) {
    return state == RunState::finished   ? RunModel::tr("finished")
           : state == RunState::stopped  ? RunModel::tr("stopped")
           : state == RunState::diverged ? RunModel::tr("diverged")
                                         : RunModel::tr("unfinished");
}

std::vector<RunEntry> readRunEntries(const fs::path& runs) {
    std::vector<RunEntry> entries;
    std::error_code ignored;
    for (RunInfo& info : listRuns(runs)) {
        const bool starred = fs::exists(info.folder / kStarred, ignored);
        entries.push_back({std::move(info), starred});
    }
    return entries;
}

QString readNotes(const fs::path& run) {
    QFile file(toText(run / kNotes));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool writeNotes(const fs::path& run, const QString& notes) {
    const QString path = toText(run / kNotes);
    if (notes.isEmpty()) return !QFile::exists(path) || QFile::remove(path);
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(notes.toUtf8()) >= 0 && file.commit();
}

}  // namespace paragram::ui
