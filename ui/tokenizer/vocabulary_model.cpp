#include "ui/tokenizer/vocabulary_model.h"

#include <algorithm>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

void VocabularyModel::show(std::vector<QString> pieces) {
    beginResetModel();
    pieces_ = std::move(pieces);
    lengths_.clear();
    // Characters, not the UTF-16 units of QString.
    for (const QString& piece : pieces_) lengths_.push_back(static_cast<int>(piece.toUcs4().size()));
    arrange();
    endResetModel();
}

void VocabularyModel::setCounts(std::array<std::vector<std::int64_t>, 2> counts, const QString& source,
                                const QString& target) {
    if (counts[0].empty() && counts_[0].empty()) return;
    beginResetModel();
    counts_ = std::move(counts);
    sides_[0] = source;
    sides_[1] = target;
    arrange();
    endResetModel();
}

std::int64_t VocabularyModel::countOf(int side, std::size_t id) const {
    const auto& counts = counts_[static_cast<std::size_t>(side)];
    return id < counts.size() ? counts[id] : 0;
}

void VocabularyModel::setFilter(const QString& text) {
    beginResetModel();
    filter_ = text;
    arrange();
    endResetModel();
}

void VocabularyModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    sortColumn_ = column < 0 ? kId : column;
    order_ = column < 0 ? Qt::AscendingOrder : order;
    arrange();
    endResetModel();
}

void VocabularyModel::arrange() {
    rows_.clear();
    for (std::size_t id = 0; id < pieces_.size(); ++id)
        if (filter_.isEmpty() || pieces_[id].contains(filter_, Qt::CaseInsensitive))
            rows_.push_back(static_cast<int>(id));
    const auto before = [this](int a, int b) {
        const auto left = static_cast<std::size_t>(a), right = static_cast<std::size_t>(b);
        if (sortColumn_ == kPiece) return pieces_[left] < pieces_[right];
        if (sortColumn_ == kLength) return lengths_[left] < lengths_[right];
        if (sortColumn_ == kSource || sortColumn_ == kTarget)
            return countOf(sortColumn_ - kSource, left) < countOf(sortColumn_ - kSource, right);
        return a < b;
    };
    if (order_ == Qt::AscendingOrder)
        std::stable_sort(rows_.begin(), rows_.end(), before);
    else
        std::stable_sort(rows_.begin(), rows_.end(), [&](int a, int b) { return before(b, a); });
}

int VocabularyModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int VocabularyModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : counts_[0].empty() ? kLength + 1 : kColumns;
}

QVariant VocabularyModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || index.row() >= rowCount()) return {};
    const int id = idOfRow(index.row());
    if (role == Qt::TextAlignmentRole && index.column() != kPiece)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    switch (index.column()) {
        case kId:
            return countText(id);
        case kPiece:
            return pieces_[static_cast<std::size_t>(id)];
        case kSource:
        case kTarget:
            return countText(countOf(index.column() - kSource, static_cast<std::size_t>(id)));
        default:
            return countText(lengths_[static_cast<std::size_t>(id)]);
    }
}

QVariant VocabularyModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section >= kColumns) return {};
    if (role == Qt::TextAlignmentRole && section != kPiece)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == kLength) return tr("Characters");
    if (role == Qt::ToolTipRole && section >= kSource)
        return tr("Occurrences of the piece on this side of the pairs below");
    if (role != Qt::DisplayRole) return {};
    const QString names[] = {tr("Id"), tr("Piece"), tr("Length"), sides_[0], sides_[1]};
    return names[section];
}

}  // namespace paragram::ui
