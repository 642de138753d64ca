// Cells of the table of scores: the colour stays when a row is selected, the current cell has a frame.
#pragma once

#include <QStyledItemDelegate>

namespace paragram::ui {

class ScoreDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;
};

}  // namespace paragram::ui
