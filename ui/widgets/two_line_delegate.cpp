#include "ui/widgets/two_line_delegate.h"

#include <QApplication>
#include <QPainter>
#include <algorithm>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr double kSmall = 0.88;  // size of the explanation's font

QFont smaller(QFont font) {
    if (font.pixelSize() > 0)
        font.setPixelSize(std::max(1, static_cast<int>(kSmall * font.pixelSize())));
    else
        font.setPointSizeF(kSmall * font.pointSizeF());
    return font;
}

}  // namespace

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const bool second = !index.data(kExplanationRole).toString().isEmpty();
    size.setHeight(option.fontMetrics.height() + 3 * space::kUnit +
                   (second ? QFontMetrics(smaller(option.font)).height() : 0));
    return size;
}

void TwoLineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const {
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    item.text.clear();
    const QStyle* style = item.widget ? item.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const Colours& colours = coloursInForce();
    const QString title = index.data(Qt::DisplayRole).toString(), note = index.data(kNoteRole).toString(),
                  explanation = index.data(kExplanationRole).toString();
    QRect area = option.rect.adjusted(2 * space::kUnit, space::kUnit, -2 * space::kUnit, -space::kUnit);
    const auto aligned = [&](Qt::Alignment side) {
        return static_cast<int>(QStyle::visualAlignment(option.direction, side) |
                                (explanation.isEmpty() ? Qt::AlignVCenter : Qt::AlignTop));
    };
    painter->save();
    painter->setFont(option.font);
    painter->setPen(colours.muted);
    painter->drawText(area, aligned(Qt::AlignRight), note);
    painter->setPen(colours.text);
    const int left =
        area.width() - (note.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(note) + 2 * space::kGap);
    painter->drawText(area, aligned(Qt::AlignLeft),
                      option.fontMetrics.elidedText(title, Qt::ElideRight, left));
    if (!explanation.isEmpty()) {
        const QFont font = smaller(option.font);
        area.setTop(area.top() + option.fontMetrics.height() + space::kUnit / 2);
        painter->setFont(font);
        painter->setPen(colours.muted);
        painter->drawText(area, aligned(Qt::AlignLeft),
                          QFontMetrics(font).elidedText(explanation, Qt::ElideRight, area.width()));
    }
    painter->restore();
}

}  // namespace paragram::ui
