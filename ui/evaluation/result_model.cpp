#include "ui/evaluation/result_model.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "ui/models/model_list.h"
#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
// A saturated cell would distract from the text next to it.
constexpr double kStrongest = 0.5;

}  // namespace

void ResultModel::show(std::vector<ModelReport> reports) {
    beginResetModel();
    reports_ = std::move(reports);
    rows_.clear();
    // All sets first: the aggregates follow them.
    for (std::size_t i = 0; i < reports_.size(); ++i) addSets(i);
    for (std::size_t i = 0; i < reports_.size(); ++i) addSuiteMeans(i);
    for (std::size_t i = 0; i < reports_.size(); ++i) addAggregates(i);
    for (std::size_t i = 0; i < reports_.size(); ++i) addTasks(i);
    endResetModel();
}

ResultModel::Row& ResultModel::rowFor(const QString& suite, const QString& name, bool aggregate) {
    for (Row& row : rows_)
        if (row.suite == suite && row.name == name && row.aggregate == aggregate) return row;
    rows_.push_back({suite, name, aggregate, std::vector<Cell>(reports_.size(), Cell{kNone, kNone})});
    return rows_.back();
}

void ResultModel::addSets(std::size_t column) {
    for (const StsSetResult& set : reports_[column].report.sets) {
        Row& row = rowFor(QString::fromStdString(set.suite), QString::fromStdString(set.name), false);
        row.cells[column] = {set.pearson, set.spearman, &set, set.pairs.size()};
    }
}

// The report aggregates only the STS years; other suites show the plain mean of their sets.
void ResultModel::addSuiteMeans(std::size_t column) {
    struct Sum {
        double pearson = 0, spearman = 0;
        std::size_t sets = 0;
    };
    std::map<std::string, Sum> sums;
    for (const StsSetResult& set : reports_[column].report.sets) {
        const auto& years = reports_[column].report.years;
        if (std::any_of(years.begin(), years.end(), [&](const auto& year) { return year.name == set.year; }))
            continue;
        Sum& sum = sums[set.suite];
        sum.pearson += set.pearson;
        sum.spearman += set.spearman;
        ++sum.sets;
    }
    for (const auto& [suite, sum] : sums) {
        if (sum.sets < 2) continue;
        const auto sets = static_cast<double>(sum.sets);
        rowFor(QString::fromStdString(suite), tr("mean of sets"), true).cells[column] = {
            sum.pearson / sets, sum.spearman / sets, nullptr, sum.sets};
    }
}

void ResultModel::addAggregates(std::size_t column) {
    const EvaluationReport& report = reports_[column].report;
    const QString pooled = tr("all pairs pooled (Spearman)");
    for (const StsAggregate& year : report.years) {
        const QString suite = tr("STS %1").arg(QString::fromStdString(year.name));
        rowFor(suite, tr("mean of sets"), true).cells[column] = {
            year.meanPearson,    year.meanSpearman,   nullptr, year.sets, nullptr,
            year.meanPearsonLow, year.meanPearsonHigh};
        rowFor(suite, pooled, true).cells[column] = {kNone, year.allSpearman, nullptr, year.sets};
    }
    for (const StsAggregate& all : report.overall) {
        const QString suite = tr("STS 2012–2016");
        const bool sets = all.name == "mean of sets";
        rowFor(suite, sets ? tr("mean of sets") : tr("mean of years"), true).cells[column] = {
            all.meanPearson,    all.meanSpearman,   nullptr, all.sets, nullptr,
            all.meanPearsonLow, all.meanPearsonHigh};
        rowFor(suite, sets ? pooled : tr("mean of years, pairs of a year pooled (Spearman)"), true)
            .cells[column] = {kNone, all.allSpearman, nullptr, all.sets};
    }
}

void ResultModel::addTasks(std::size_t column) {
    for (const TaskResult& task : reports_[column].report.tasks) {
        const TaskScore& score = task.scores.front();
        const QString name =
            tr("%1 · %2").arg(QString::fromStdString(task.name), QString::fromStdString(score.name));
        rowFor(QString::fromStdString(task.suite), name, false).cells[column] = {score.value, score.value,
                                                                                 nullptr, task.count, &task};
    }
}

void ResultModel::setMeasure(Measure measure) {
    measure_ = measure;
    if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

double ResultModel::value(const Cell& cell) const {
    // The protocol over all pairs is defined for Spearman only and is shown whatever the measure is.
    return measure_ == Measure::pearson && std::isfinite(cell.pearson) ? cell.pearson : cell.spearman;
}

const ModelReport* ResultModel::reportOf(int column) const {
    const int model = column - kFirstModel;
    return model >= 0 && column < columnCount() ? &reports_[static_cast<std::size_t>(model)] : nullptr;
}

const ResultModel::Cell* ResultModel::cellAt(int row, int column) const {
    if (row < 0 || row >= rowCount() || !reportOf(column)) return nullptr;
    return &rows_[static_cast<std::size_t>(row)].cells[static_cast<std::size_t>(column - kFirstModel)];
}

const StsSetResult* ResultModel::setAt(int row, int column) const {
    const Cell* cell = cellAt(row, column);
    return cell ? cell->set : nullptr;
}

const TaskResult* ResultModel::taskAt(int row, int column) const {
    const Cell* cell = cellAt(row, column);
    return cell ? cell->task : nullptr;
}

int ResultModel::evaluatedColumn(int row, int column) const {
    const auto has = [&](int one) { return setAt(row, one) || taskAt(row, one); };
    if (has(column)) return column;
    for (int other = kFirstModel; other < columnCount(); ++other)
        if (has(other)) return other;
    return column;
}

int ResultModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int ResultModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kFirstModel + static_cast<int>(reports_.size());
}

QString ResultModel::text(const Row& row, int column) const {
    switch (column) {
        case kSuite:
            return row.suite;
        case kSet:
            return row.name;
        case kPairs: {
            std::size_t most = 0;
            for (const Cell& cell : row.cells) most = std::max(most, cell.count);
            const QString count = countText(static_cast<qint64>(most));
            return row.aggregate ? tr("%1 sets", nullptr, plural(most)).arg(count) : count;
        }
        default:
            return scoreText(value(row.cells[static_cast<std::size_t>(column - kFirstModel)]));
    }
}

QString ResultModel::tip(const Row& row, int column) const {
    if (column < kFirstModel) return text(row, column);
    const Cell& cell = row.cells[static_cast<std::size_t>(column - kFirstModel)];
    if (cell.task) return QString::fromStdString(cell.task->protocol);
    if (!cell.set && measure_ == Measure::pearson && cell.low < cell.high)
        return tr("%1 · %2\n95 % interval %3 to %4")
            .arg(row.suite, row.name, scoreText(cell.low), scoreText(cell.high));
    if (!cell.set) return row.suite + " · " + row.name;
    const bool pearson = measure_ == Measure::pearson;
    QString tip = tr("%1 %2\n95 % interval %3 to %4\n%5 pairs", nullptr, plural(cell.count))
                      .arg(pearson ? tr("Pearson") : tr("Spearman"), scoreText(value(cell)),
                           scoreText(pearson ? cell.set->pearsonLow : cell.set->spearmanLow),
                           scoreText(pearson ? cell.set->pearsonHigh : cell.set->spearmanHigh),
                           countText(static_cast<qint64>(cell.count)));
    if (cell.set->skipped > 0)
        tip += '\n' + tr("%1 without a gold score skipped", nullptr, plural(cell.set->skipped))
                          .arg(countText(static_cast<qint64>(cell.set->skipped)));
    return tip;
}

QVariant ResultModel::colour(const Row& row, int column, int role) const {
    if (column < kFirstModel) return {};
    const Cell& cell = row.cells[static_cast<std::size_t>(column - kFirstModel)];
    const double score = value(cell);
    if (!std::isfinite(score)) return {};
    const Colours& colours = coloursInForce();
    // Strong colours are good: of an error rate the rest to 1 is shown.
    const bool error = cell.task && cell.task->scores.front().name == "error";
    const QColor fill = heatColour(colours, (error ? 1 - score : score) * kStrongest);
    return QBrush(role == Qt::BackgroundRole ? fill : textOn(colours, fill));
}

QVariant ResultModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
        case Qt::DisplayRole:
            return text(row, column);
        case Qt::ToolTipRole:
            return tip(row, column);
        case Qt::TextAlignmentRole:
            return column >= kPairs ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter))
                                    : QVariant();
        case Qt::FontRole:
            return row.aggregate ? QVariant(uiFont(13, QFont::DemiBold)) : QVariant();
        case Qt::BackgroundRole:
        case Qt::ForegroundRole:
            return colour(row, column, role);
        case kSortRole: {
            if (column == kPairs) return static_cast<qulonglong>(row.cells.front().count);
            if (column < kFirstModel) return {};
            const double score = value(row.cells[static_cast<std::size_t>(column - kFirstModel)]);
            return std::isfinite(score) ? score : -2.0;
        }
        default:
            return {};
    }
}

QVariant ResultModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= columnCount()) return {};
    if (role == Qt::TextAlignmentRole && section >= kPairs)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    const ModelReport* report = reportOf(section);
    if (role == Qt::ToolTipRole && report)
        return report->baseline ? tr("Random vectors, as many and as long as those of %1: the score that "
                                     "shared words alone reach")
                                      .arg(modelAt(report->path).name)
                                : report->path;
    if (role != Qt::DisplayRole) return {};
    // The untrained model is to the right of its model, whose header has the name.
    if (report) return report->baseline ? tr("untrained") : report->name;
    const QString names[] = {tr("Suite"), tr("Data set"), tr("Pairs")};
    return names[section];
}

QString ResultModel::asTsv() const {
    QStringList lines;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < columnCount(); ++column)
            cells << (row < 0 ? headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()
                              : text(rows_[static_cast<std::size_t>(row)], column));
        lines << cells.join('\t');
    }
    return lines.join('\n') + '\n';
}

}  // namespace paragram::ui
