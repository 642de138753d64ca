#include "ui/scoring/scored_pair_model.h"

#include <QGuiApplication>
#include <algorithm>

#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

// A saturated cell would distract from the text next to it.
constexpr double kStrongest = 0.55;

}  // namespace

void ScoredPairModel::clear() {
    beginResetModel();
    rows_.clear();
    shown_.clear();
    endResetModel();
}

bool ScoredPairModel::passes(const PairRow& row) const {
    return filter_.isEmpty() || row.source.contains(filter_, Qt::CaseInsensitive) ||
           row.target.contains(filter_, Qt::CaseInsensitive);
}

void ScoredPairModel::append(std::vector<PairRow> rows) {
    std::vector<int> places;
    for (PairRow& row : rows) {
        if (passes(row)) places.push_back(static_cast<int>(rows_.size()));
        rows_.push_back(std::move(row));
    }
    if (places.empty()) return;
    beginInsertRows({}, rowCount(), rowCount() + static_cast<int>(places.size()) - 1);
    shown_.insert(shown_.end(), places.begin(), places.end());
    endInsertRows();
}

void ScoredPairModel::setFilter(const QString& text) {
    beginResetModel();
    filter_ = text;
    shown_.clear();
    for (std::size_t i = 0; i < rows_.size(); ++i)
        if (passes(rows_[i])) shown_.push_back(static_cast<int>(i));
    order(shown_);
    endResetModel();
}

int ScoredPairModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(shown_.size());
}

int ScoredPairModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : kColumns;
}

QVariant ScoredPairModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const PairRow& row = pair(index.row());
    const bool number = index.column() == kCosine;
    const auto fill = [&] {
        const Colours& colours = coloursInForce();
        return heatColour(colours, row.cosine * kStrongest);
    };
    switch (role) {
        case Qt::DisplayRole:
            return number ? cosineText(row.cosine) : index.column() == kSource ? row.source : row.target;
        case Qt::ToolTipRole:
            return number ? numberText(row.cosine, 4) : index.column() == kSource ? row.source : row.target;
        case Qt::TextAlignmentRole:
            return number ? QVariant(static_cast<int>(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
        case Qt::BackgroundRole:
            return number ? QVariant(QBrush(fill())) : QVariant();
        case Qt::ForegroundRole:
            return number ? QVariant(QBrush(textOn(coloursInForce(), fill()))) : QVariant();
        case kSortRole:
            return number ? QVariant(row.cosine) : QVariant();
        default:
            return {};
    }
}

QVariant ScoredPairModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Source"), tr("Target"), tr("Cosine")};
    return names[section];
}

void ScoredPairModel::order(std::vector<int>& places) const {
    if (sortColumn_ < 0) return;
    const auto before = [this](int a, int b) {
        const PairRow& left = rows_[static_cast<std::size_t>(a)];
        const PairRow& right = rows_[static_cast<std::size_t>(b)];
        if (sortColumn_ == kCosine) return left.cosine < right.cosine;
        const bool source = sortColumn_ == kSource;
        // Without the locale's collation rules, which take seconds for so many rows.
        return QString::compare(source ? left.source : left.target, source ? right.source : right.target,
                                Qt::CaseInsensitive) < 0;
    };
    std::stable_sort(places.begin(), places.end(), [&](int a, int b) {
        return sortOrder_ == Qt::AscendingOrder ? before(a, b) : before(b, a);
    });
}

void ScoredPairModel::sort(int column, Qt::SortOrder sortOrder) {
    sortColumn_ = column < kColumns ? column : -1;
    sortOrder_ = sortOrder;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList old = persistentIndexList();
    std::vector<int> selected;  // the pair of each index
    for (const QModelIndex& place : old) selected.push_back(shown_[static_cast<std::size_t>(place.row())]);
    order(shown_);
    if (!old.isEmpty()) {
        std::vector<int> rowOf(rows_.size());
        for (std::size_t row = 0; row < shown_.size(); ++row)
            rowOf[static_cast<std::size_t>(shown_[row])] = static_cast<int>(row);
        for (int i = 0; i < static_cast<int>(old.size()); ++i) {
            const int pairNumber = selected[static_cast<std::size_t>(i)];
            changePersistentIndex(old[i],
                                  index(rowOf[static_cast<std::size_t>(pairNumber)], old[i].column()));
        }
    }
    emit layoutChanged({}, VerticalSortHint);
}

QString ScoredPairModel::asTsv() const {
    const auto cell = [](QString text) { return text.replace('\t', ' ').replace('\n', ' '); };
    QString text = tr("Source") + '\t' + tr("Target") + '\t' + tr("cosine") + '\n';
    for (int i = 0; i < rowCount(); ++i) {
        const PairRow& row = pair(i);
        text +=
            cell(row.source) + '\t' + cell(row.target) + '\t' + QString::number(row.cosine, 'f', 6) + '\n';
    }
    return text;
}

}  // namespace paragram::ui
