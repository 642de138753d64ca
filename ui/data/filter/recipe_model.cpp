#include "ui/data/filter/recipe_model.h"

#include <QMimeData>
#include <QUndoCommand>

#include "core/pairs/filters/filter_table.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr const char* kMime = "application/x-paragram-step";

}  // namespace

QString titleOf(const FilterKind& kind) {
    return titleText(EngineTable::filters, kind.title);
}

QString valuesOf(const RecipeStep& step) {
    QStringList parts;
    const auto low = step.values.find("minimum"), high = step.values.find("maximum");
    const auto text = [](const auto& found) { return QString::fromStdString(found->second); };
    if (low != step.values.end() && high != step.values.end())
        parts << RecipeModel::tr("%1 to %2").arg(text(low), text(high));
    else if (low != step.values.end())
        parts << RecipeModel::tr("from %1").arg(text(low));
    else if (high != step.values.end())
        parts << RecipeModel::tr("up to %1").arg(text(high));
    for (const FilterParameter& parameter : step.kind().parameters) {
        const auto found = step.values.find(parameter.key);
        if (found == step.values.end() || found == low || found == high || found->second.empty()) continue;
        if (parameter.kind == ParameterKind::flag)
            parts << (found->second == "true" ? inlineText(EngineTable::filters, parameter.label)
                                              : RecipeModel::tr("not: %1").arg(
                                                    inlineText(EngineTable::filters, parameter.label)));
        else if (parameter.kind == ParameterKind::file)
            parts << text(found).section('/', -1);
        else if (parameter.kind == ParameterKind::choice)
            parts << QString("%1 %2").arg(inlineText(EngineTable::filters, parameter.label),
                                          engineText(EngineTable::filters, found->second));
        else
            parts << text(found);
    }
    return listText(parts);
}

class RecipeModel::Change : public QUndoCommand {
  public:
    Change(RecipeModel& model, Recipe after, int row, int mergeId)
        : model_(model), before_(model.recipe_), after_(std::move(after)), row_(row), mergeId_(mergeId) {}
    void undo() override { model_.apply(before_, row_); }
    void redo() override { model_.apply(after_, row_); }
    int id() const override { return mergeId_; }
    bool mergeWith(const QUndoCommand* other) override {
        const auto* next = static_cast<const Change*>(other);
        if (next->row_ != row_) return false;
        after_ = next->after_;
        return true;
    }

  private:
    RecipeModel& model_;
    Recipe before_, after_;
    int row_, mergeId_;
};

void RecipeModel::push(Recipe after, const QString& what, int row, int mergeId) {
    if (after == recipe_) return;
    auto* change = new Change(*this, std::move(after), row, mergeId);
    change->setText(what);
    history_.push(change);
}

void RecipeModel::apply(const Recipe& recipe, int row) {
    const bool sameSteps = recipe.steps.size() == recipe_.steps.size() &&
                           std::equal(recipe.steps.begin(), recipe.steps.end(), recipe_.steps.begin(),
                                      [](const auto& a, const auto& b) { return a.filter == b.filter; });
    if (sameSteps) {
        recipe_ = recipe;
        if (!recipe_.steps.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1));
    } else {
        beginResetModel();
        recipe_ = recipe;
        counts_.clear();
        endResetModel();
    }
    emit changed(std::min(row, rowCount() - 1), !sameSteps);
}

void RecipeModel::setRecipe(const Recipe& recipe, const QString& what, int row) {
    push(recipe, what, row);
}

void RecipeModel::add(const std::string& filter, int after) {
    Recipe next = recipe_;
    const int row = std::clamp(after + 1, 0, rowCount());
    RecipeStep step;
    step.filter = filter;
    next.steps.insert(next.steps.begin() + row, std::move(step));
    push(std::move(next), tr("add a filter"), row);
}

void RecipeModel::remove(int row) {
    if (row < 0 || row >= rowCount()) return;
    Recipe next = recipe_;
    next.steps.erase(next.steps.begin() + row);
    push(std::move(next), tr("remove a filter"), row);
}

void RecipeModel::move(int from, int to) {
    if (from < 0 || from >= rowCount() || to < 0 || to >= rowCount() || from == to) return;
    Recipe next = recipe_;
    RecipeStep step = std::move(next.steps[static_cast<std::size_t>(from)]);
    next.steps.erase(next.steps.begin() + from);
    next.steps.insert(next.steps.begin() + to, std::move(step));
    push(std::move(next), tr("move a filter"), to);
}

void RecipeModel::setEnabled(int row, bool enabled) {
    Recipe next = recipe_;
    next.steps[static_cast<std::size_t>(row)].enabled = enabled;
    push(std::move(next), enabled ? tr("switch a filter on") : tr("switch a filter off"), row);
}

void RecipeModel::setValue(int row, const std::string& key, const std::string& value) {
    Recipe next = recipe_;
    RecipeStep& step = next.steps[static_cast<std::size_t>(row)];
    if (value == step.kind().parameter(key)->fallback)
        step.values.erase(key);
    else
        step.values[key] = value;
    push(std::move(next), tr("change a filter"), row, static_cast<int>(qHash(key) & 0x7FFFFFFF));
}

void RecipeModel::setRange(int row, const std::string& minimum, const std::string& maximum) {
    Recipe next = recipe_;
    RecipeStep& step = next.steps[static_cast<std::size_t>(row)];
    for (const auto& [key, value] :
         {std::pair<std::string, std::string>{"minimum", minimum}, {"maximum", maximum}}) {
        if (value == step.kind().parameter(key)->fallback)
            step.values.erase(key);
        else
            step.values[key] = value;
    }
    push(std::move(next), tr("move a threshold"), row, 1);
}

void RecipeModel::showCounts(const std::optional<RecipePreview>& preview) {
    counts_ = preview && preview->steps.size() == recipe_.steps.size() ? preview->steps
                                                                       : std::vector<StepPreview>();
    if (rowCount() > 0) emit dataChanged(index(0, kKept), index(rowCount() - 1, kDropped));
}

int RecipeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(recipe_.steps.size());
}

int RecipeModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

// Whether the step ran before a costlier one above it.
bool RecipeModel::ranEarly(int row) const {
    const auto& here = recipe_.steps[static_cast<std::size_t>(row)];
    for (int above = row - 1; above >= 0; --above) {
        const auto& step = recipe_.steps[static_cast<std::size_t>(above)];
        if (step.enabled && step.kind().remembers) return false;
        if (step.enabled && step.kind().cost > here.kind().cost && !here.kind().remembers) return true;
    }
    return false;
}

QVariant RecipeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const RecipeStep& step = recipe_.steps[static_cast<std::size_t>(index.row())];
    if (index.column() == kStep) {
        const QString title = titleOf(step.kind()), values = valuesOf(step);
        if (role == Qt::DisplayRole) return values.isEmpty() ? title : QString("%1 · %2").arg(title, values);
        if (role == Qt::CheckStateRole) return step.enabled ? Qt::Checked : Qt::Unchecked;
        if (role == Qt::ForegroundRole && !step.enabled) return coloursInForce().muted;
        if (role == Qt::ToolTipRole)
            return QString("<p>%1</p><p><code>%2</code></p>")
                .arg(engineText(EngineTable::filters, step.kind().help).toHtmlEscaped(),
                     QString::fromStdString(step.line()).toHtmlEscaped());
        return {};
    }
    if (role == Qt::TextAlignmentRole) return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (counts_.empty()) return role == Qt::DisplayRole && step.enabled ? QString("…") : QVariant();
    const StepPreview& count = counts_[static_cast<std::size_t>(index.row())];
    if (!count.ran) return {};
    const std::int64_t dropped = count.seen - count.kept;
    if (role == Qt::ToolTipRole && ranEarly(index.row()))
        return tr("Runs before a slower step above it; the pairs kept in the end are the same.");
    if (role == Qt::DisplayRole) {
        if (index.column() == kDropped) return countText(dropped);
        return ranEarly(index.row()) ? QString::fromUtf8("↑ ") + countText(count.kept)
                                     : countText(count.kept);
    }
    if (role == Qt::ForegroundRole && index.column() == kDropped && dropped > 0)
        return coloursInForce().warning;
    return {};
}

bool RecipeModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::CheckStateRole || index.column() != kStep) return false;
    setEnabled(index.row(), value.toInt() == Qt::Checked);
    return true;
}

QVariant RecipeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) return {};
    if (role == Qt::TextAlignmentRole && section != kStep)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    return section == kStep ? tr("Step") : section == kKept ? tr("Kept") : tr("Dropped");
}

Qt::ItemFlags RecipeModel::flags(const QModelIndex& index) const {
    if (!index.isValid()) return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    if (index.column() == kStep) flags |= Qt::ItemIsUserCheckable;
    return flags;
}

QStringList RecipeModel::mimeTypes() const {
    return {kMime};
}

QMimeData* RecipeModel::mimeData(const QModelIndexList& indexes) const {
    auto* data = new QMimeData;
    if (!indexes.isEmpty()) data->setData(kMime, QByteArray::number(indexes.first().row()));
    return data;
}

bool RecipeModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int,
                               const QModelIndex& parent) {
    if (action != Qt::MoveAction || !data->hasFormat(kMime)) return false;
    const int from = data->data(kMime).toInt();
    int to = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    if (to > from) --to;
    move(from, std::min(to, rowCount() - 1));
    // The move is complete; the view must not remove the dragged row.
    return false;
}

}  // namespace paragram::ui
