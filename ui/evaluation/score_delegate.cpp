#include "ui/evaluation/score_delegate.h"

#include <QPainter>

#include "ui/shell/theme.h"

namespace paragram::ui {

void ScoreDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    option->state &= ~QStyle::State_HasFocus;
    if (index.data(Qt::BackgroundRole).isValid()) option->state &= ~QStyle::State_Selected;
}

void ScoreDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    QStyledItemDelegate::paint(painter, option, index);
    // The view marks the current cell as the one with the focus.
    const bool scored = index.data(Qt::BackgroundRole).isValid();
    if (!scored || !(option.state & QStyle::State_Selected)) return;
    const bool current = option.state & QStyle::State_HasFocus;
    painter->save();
    painter->setPen(QPen(coloursInForce().accent, current ? 2 : 1));
    if (current)
        painter->drawRect(option.rect.adjusted(1, 1, -2, -2));
    else
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

}  // namespace paragram::ui
