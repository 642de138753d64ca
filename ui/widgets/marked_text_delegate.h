// Draws sentences on as many lines as they need, with words marked by weight, underline and colour.
#pragma once

#include <QList>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <string>

#include "core/text/numbers.h"

namespace paragram::ui {

// Characters of a cell's text.
struct TextMark {
    // word: one to look at, as another sentence has it, too, or has not. number: one that differs.
    enum Kind { word, number };
    int begin = 0, length = 0;
    Kind kind = word;

    friend bool operator==(const TextMark&, const TextMark&) = default;
};

// Role of a cell's marks: QList<TextMark>.
inline constexpr int kMarksRole = Qt::UserRole + 101;

// span: bytes of a UTF-8 text.
TextMark markOf(const std::string& text, const TextSpan& span, TextMark::Kind kind);

// How marks look: words are bold in the accent colour, numbers bold and underlined on a tint.
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
