#include "ui/widgets/marked_text_delegate.h"

#include <QApplication>
#include <QPainter>
#include <cmath>
#include <memory>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kMarginX = 11, kMarginY = 6;  // as the style has them
constexpr double kTint = 0.22;

// The text of a cell in lines of this width.
std::unique_ptr<QTextLayout> layOut(const QStyleOptionViewItem& option, const QModelIndex& index,
                                    qreal width) {
    const QString text = index.data().toString();
    auto layout = std::make_unique<QTextLayout>(text, option.font);
    QTextOption how;
    how.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    const bool right = text.isRightToLeft();
    how.setTextDirection(right ? Qt::RightToLeft : Qt::LeftToRight);
    how.setAlignment(right ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft | Qt::AlignAbsolute);
    layout->setTextOption(how);
    QList<QTextLayout::FormatRange> formats;
    for (const TextMark& mark : index.data(kMarksRole).value<QList<TextMark>>())
        formats.append({mark.begin, mark.length, formatOf(mark.kind)});
    layout->setFormats(formats);
    layout->beginLayout();
    qreal y = 0;
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max<qreal>(width, 1));
        line.setPosition({0, y});
        y += line.height();
    }
    layout->endLayout();
    return layout;
}

QColor tint(const Colours& colours) {
    return blend(colours.surface, colours.warning, kTint);
}

int charactersBefore(const std::string& text, std::size_t byte) {
    return static_cast<int>(QString::fromUtf8(text.data(), static_cast<qsizetype>(byte)).size());
}

}  // namespace

TextMark markOf(const std::string& text, const TextSpan& span, TextMark::Kind kind) {
    const int begin = charactersBefore(text, span.begin);
    return {begin, charactersBefore(text, span.begin + span.size) - begin, kind};
}

QTextCharFormat formatOf(TextMark::Kind kind) {
    const Colours& colours = coloursInForce();
    QTextCharFormat format;
    format.setFontWeight(QFont::Bold);
    if (kind == TextMark::word) {
        format.setForeground(colours.accentText);
    } else {
        format.setForeground(colours.text);
        format.setBackground(tint(colours));
        format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
        format.setUnderlineColor(colours.warning);
    }
    return format;
}

QString styleOf(TextMark::Kind kind) {
    const Colours& colours = coloursInForce();
    if (kind == TextMark::word) return QString("font-weight:bold; color:%1").arg(colours.accentText.name());
    return QString("font-weight:bold; text-decoration:underline; color:%1; background-color:%2")
        .arg(colours.text.name(), tint(colours).name());
}

void MarkedTextDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                               const QModelIndex& index) const {
    QStyleOptionViewItem cell(option);
    initStyleOption(&cell, index);
    cell.text.clear();
    cell.state &= ~QStyle::State_HasFocus;
    const QWidget* view = option.widget;
    (view ? view->style() : QApplication::style())
        ->drawControl(QStyle::CE_ItemViewItem, &cell, painter, view);
    const auto layout = layOut(option, index, option.rect.width() - 2 * kMarginX);
    const qreal spare = option.rect.height() - layout->boundingRect().height();
    painter->save();
    painter->setClipRect(option.rect);
    const QVariant brush = index.data(Qt::ForegroundRole);
    painter->setPen(brush.isValid() ? brush.value<QBrush>().color() : coloursInForce().text);
    layout->draw(painter, QPointF(option.rect.left() + kMarginX,
                                  option.rect.top() + std::max<qreal>(kMarginY, spare / 2)));
    painter->restore();
}

QSize MarkedTextDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const int width = std::max(option.rect.width(), 2 * kMarginX + 1);
    const auto layout = layOut(option, index, width - 2 * kMarginX);
    return {width, static_cast<int>(std::ceil(layout->boundingRect().height())) + 2 * kMarginY};
}

}  // namespace paragram::ui
