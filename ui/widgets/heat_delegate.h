// Cells with a colour of their own in a table: it stays when the row is selected, the current cell has a
// frame.
#pragma once

#include <QStyledItemDelegate>

namespace paragram::ui {

// The colour is Qt::BackgroundRole, which style sheets with rules for items leave out.
class HeatDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace paragram::ui
