// Draws coloured cells of a table: the colour stays when the row is selected, and the current cell has a
// frame.
#pragma once

#include <QStyledItemDelegate>

namespace paragram::ui {

// The colour is Qt::BackgroundRole, which style sheets with item rules ignore.
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
