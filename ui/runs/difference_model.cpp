#include "ui/runs/difference_model.h"

#include <cmath>

#include "core/settings/setting_table.h"
#include "core/tasks/training/compare_runs.h"
#include "ui/language/engine_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

QString valueText(const SettingRow& row, const Settings& settings) {
    const std::string text = row.text(settings);
    if (row.isNumber()) return shortNumber(QString::fromStdString(text).toDouble());
    return text.empty() ? DifferenceModel::tr("none") : QString::fromStdString(text);
}

}  // namespace

void DifferenceModel::show(const std::vector<RunInfo>& runs) {
    beginResetModel();
    rows_.clear();
    names_.clear();
    keys_.clear();
    settings_ = 0;
    if (runs.size() == 1) showOne(runs.front());
    if (runs.size() > 1) showMany(runs);
    endResetModel();
}

void DifferenceModel::showOne(const RunInfo& run) {
    names_ = QStringList{tr("Setting"), tr("This run"), tr("Default")};  // a run's name may be long
    keys_ = QStringList{tr("Setting"), QString::fromStdString(run.name), tr("Default")};
    const Settings defaults;
    for (const SettingRow* row : differingSettings({run.settings, defaults}))
        rows_.push_back({{engineText(EngineTable::settings, row->label), {}},
                         {valueText(*row, run.settings), {}},
                         {valueText(*row, defaults), {}}});
    settings_ = static_cast<int>(rows_.size());
}

void DifferenceModel::showMany(const std::vector<RunInfo>& runs) {
    std::vector<Settings> all;
    for (const RunInfo& run : runs) all.push_back(run.settings);
    const auto differing = differingSettings(all);
    settings_ = static_cast<int>(differing.size());
    names_ = QStringList{tr("Run"), tr("Dev.")};
    keys_ = QStringList{tr("Run"),
                        tr("Best mean Pearson on the development sets or retrieval accuracy of held-out "
                           "pairs, times 100")};
    for (const SettingRow* row : differing) {
        names_ << engineText(EngineTable::settings, row->label);
        keys_ << QString::fromStdString(row->key);
    }
    names_ << tr("Untrained") << tr("Loss");
    keys_ << tr("The same before training") << tr("Loss of the last step");
    const auto number = [](double value, const QString& text) {
        return std::isfinite(value) ? Cell{text, value} : Cell{QStringLiteral("–"), -1e9};
    };
    for (const RunInfo& run : runs) {
        const bool ended = run.state != RunState::unfinished;
        const auto known = [ended](double value) { return ended ? value : std::nan(""); };
        const double best = known(run.summary.bestScore), untrained = known(run.summary.untrainedScore);
        const double loss = known(run.summary.lastLoss);
        std::vector<Cell> cells{{QString::fromStdString(run.name), {}}, number(best, scoreText(best))};
        for (const SettingRow* row : differing) {
            const QVariant value = QString::fromStdString(row->text(run.settings)).toDouble();
            cells.push_back({valueText(*row, run.settings), row->isNumber() ? value : QVariant()});
        }
        cells.push_back(number(untrained, scoreText(untrained)));
        cells.push_back(number(loss, numberText(loss, 3)));
        rows_.push_back(std::move(cells));
    }
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(names_.size());
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Cell& cell = rows_[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    if (role == Qt::TextAlignmentRole && cell.value.isValid())
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == kSortRole) return cell.value.isValid() ? cell.value : QVariant(cell.text);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    return cell.text;
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::ToolTipRole) return keys_.value(section);
    const auto column = static_cast<std::size_t>(section);
    if (role == Qt::TextAlignmentRole && !rows_.empty() && column < rows_.front().size() &&
        rows_.front()[column].value.isValid())
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return role == Qt::DisplayRole ? names_.value(section) : QVariant();
}

}  // namespace paragram::ui
