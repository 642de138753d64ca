// Draws entries of a list in two lines: a title with a note at the end, and a muted explanation.
#pragma once

#include <QStyledItemDelegate>

namespace paragram::ui {

// The title is the entry's text. An entry without an explanation has one line.
class TwoLineDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    static constexpr int kExplanationRole = Qt::UserRole + 201, kNoteRole = Qt::UserRole + 202;

    using QStyledItemDelegate::QStyledItemDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

}  // namespace paragram::ui
