// Draws sentences on as many lines as they need, with words marked by weight, underline and colour.
#pragma once

#include <QList>
#include <QStyledItemDelegate>
#include <QTextLayout>

namespace paragram::ui {

// Characters of a cell's text.
struct TextMark {
    // common: words that another sentence has, too. number: a number that differs.
    enum Kind { common, number };
    int begin = 0, length = 0;
    Kind kind = common;

    friend bool operator==(const TextMark&, const TextMark&) = default;
};

// Role of a cell's marks: QList<TextMark>.
inline constexpr int kMarksRole = Qt::UserRole + 101;

// How marks look: common words are bold in the accent colour, numbers bold and underlined on a tint.
QTextCharFormat formatOf(TextMark::Kind kind);
// The same for rich text in labels.
QString styleOf(TextMark::Kind kind);

class MarkedTextDelegate : public QStyledItemDelegate {
    Q_OBJECT

  public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace paragram::ui

Q_DECLARE_METATYPE(paragram::ui::TextMark)
