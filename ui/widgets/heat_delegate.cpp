#include "ui/widgets/heat_delegate.h"

#include <QPainter>

#include "ui/style/theme.h"
#include "ui/widgets/data_table.h"

namespace paragram::ui {

void HeatDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const {
    QStyledItemDelegate::initStyleOption(option, index);
    followText(*option);
    option->state &= ~QStyle::State_HasFocus;
    if (index.data(Qt::BackgroundRole).isValid()) option->state &= ~QStyle::State_Selected;
}

void HeatDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const QVariant fill = index.data(Qt::BackgroundRole);
    if (fill.isValid()) painter->fillRect(option.rect, fill.value<QBrush>());
    QStyledItemDelegate::paint(painter, option, index);
    if (!fill.isValid() || !(option.state & QStyle::State_Selected)) return;
    painter->save();
    painter->setPen(QPen(coloursInForce().accent, 2));
    // The view marks the current cell by the focus state.
    if (option.state & QStyle::State_HasFocus)
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
    else
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    painter->restore();
}

}  // namespace paragram::ui
