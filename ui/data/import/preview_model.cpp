#include "ui/data/import/preview_model.h"

#include <QApplication>
#include <QPalette>
#include <algorithm>

#include "core/pairs/filters/filter_kind.h"
#include "core/text/unicode.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"

namespace paragram::ui {

ColumnRoles ColumnRoles::of(const std::vector<int>& columns) {
    ColumnRoles roles;
    if (columns.size() > 1) {
        roles.source = columns[0];
        roles.target = columns[1];
    }
    if (columns.size() > 2) roles.score = columns[2];
    return roles;
}

std::vector<int> ColumnRoles::columns() const {
    if (source < 0 || target < 0) return {};
    if (score < 0) return {source, target};
    return {source, target, score};
}

void PreviewModel::show(ImportPreview preview, const ColumnRoles& roles) {
    beginResetModel();
    preview_ = std::move(preview);
    roles_ = roles;
    findProblems();
    endResetModel();
}

void PreviewModel::clear() {
    show({}, {});
}

QString PreviewModel::problemOf(const std::vector<std::string>& fields) const {
    const auto field = [&](int column) { return fields[static_cast<std::size_t>(column)]; };
    const int most = std::max({roles_.source, roles_.target, roles_.score});
    if (static_cast<int>(fields.size()) <= most) return tr("too few columns");
    if (countWhitespaceTokens(field(roles_.source)) == 0 || countWhitespaceTokens(field(roles_.target)) == 0)
        return tr("an empty side");
    bool number = true;
    if (roles_.score >= 0) (void)QString::fromStdString(field(roles_.score)).toFloat(&number);
    return number ? QString() : tr("score is not a number");
}

void PreviewModel::findProblems() {
    fates_.assign(preview_.rows.size(), {});
    readable_.clear();
    counts_ = {};
    counts_.lines = static_cast<int>(preview_.rows.size());
    if (roles_.source < 0 || roles_.target < 0) return;
    for (std::size_t i = 0; i < fates_.size(); ++i) {
        const auto& fields = preview_.rows[i];
        const QString problem = problemOf(fields);
        if (problem.isEmpty()) {
            fates_[i] = {tr("…"), true, {}};
            readable_.push_back(i);
            continue;
        }
        // A line that is not text arrives as one empty field; the preview reports why.
        const bool noText = fields.size() == 1 && fields.front().empty();
        fates_[i] = {noText ? tr("cannot be read") : problem, false, noText ? QString() : problem};
        ++counts_.unreadable;
    }
}

std::vector<SentencePair> PreviewModel::pairs() const {
    std::vector<SentencePair> pairs;
    for (const std::size_t row : readable_) {
        const auto field = [&](int column) { return preview_.rows[row][static_cast<std::size_t>(column)]; };
        pairs.push_back({field(roles_.source), field(roles_.target)});
        if (roles_.score >= 0) pairs.back().score = QString::fromStdString(field(roles_.score)).toFloat();
    }
    return pairs;
}

void PreviewModel::showOutcome(const Recipe& recipe, const RecipePreview& outcome) {
    counts_.kept = static_cast<int>(outcome.kept);
    counts_.dropped = static_cast<int>(outcome.pairs - outcome.kept);
    for (const std::uint32_t pair : outcome.alive) fates_[readable_[pair]] = {tr("kept"), true, {}};
    for (const StepPreview& step : outcome.steps) {
        for (const DroppedExample& dropped : step.dropped) {
            const FilterKind& kind = recipe.steps[static_cast<std::size_t>(dropped.step)].kind();
            fates_[readable_[static_cast<std::size_t>(dropped.number)]] = {
                tr("dropped: %1").arg(inlineText(EngineTable::filters, kind.title)), false, {}};
        }
    }
    if (!fates_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int PreviewModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(preview_.rows.size());
}

int PreviewModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || preview_.rows.empty() ? 0 : preview_.columnCount + 1;
}

QVariant PreviewModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    const bool isFate = index.column() == preview_.columnCount;
    if (role == Qt::ForegroundRole && !fates_[row].kept) {
        const Colours& colours = coloursInForce();
        return isFate ? colours.warning : colours.muted;
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    if (isFate) return fates_[row].text;
    const auto& fields = preview_.rows[row];
    return column < fields.size() ? QString::fromStdString(fields[column]) : QString();
}

QVariant PreviewModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    if (section == preview_.columnCount) return tr("Result");
    const QString name = section == roles_.source   ? tr("source")
                         : section == roles_.target ? tr("target")
                         : section == roles_.score  ? tr("score")
                                                    : tr("ignored");
    const bool named = section < std::ssize(preview_.columnNames);
    const QString column =
        named ? QString::fromStdString(preview_.columnNames[static_cast<std::size_t>(section)])
              : tr("Column %1").arg(section + 1);
    // If the format fixes the sides, there is nothing to choose.
    if (preview_.isTable && column == name) return name + QString(" ▾");
    return preview_.isTable ? column + '\n' + name + QString(" ▾") : name;
}

}  // namespace paragram::ui
