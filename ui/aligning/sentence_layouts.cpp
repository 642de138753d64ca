#include "ui/aligning/sentence_layouts.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

#include "ui/style/theme.h"

namespace paragram::ui {
namespace {

constexpr int kKept = 1024;  // sentences

}  // namespace

SentenceLayouts::SentenceLayouts() : cache_(kKept) {}

void SentenceLayouts::setTexts(const DocumentSentences* texts) {
    texts_ = texts;
    cache_.clear();
}

void SentenceLayouts::setColumn(int width, const QFont& font) {
    if (width == width_ && font == font_) return;
    width_ = width;
    font_ = font;
    const QFontMetricsF metrics(font);
    lineHeight_ = static_cast<int>(std::ceil(metrics.lineSpacing()));
    letterWidth_ = metrics.averageCharWidth();
    cache_.clear();
}

int SentenceLayouts::estimatedHeight(std::int32_t sentence) const {
    const double length = static_cast<double>(texts_->texts[static_cast<std::size_t>(sentence)].size());
    return lineHeight_ * std::max(1, static_cast<int>(std::ceil(length * letterWidth_ / width_)));
}

const SentenceLayouts::Laid& SentenceLayouts::layout(std::int32_t sentence) const {
    if (const Laid* laid = cache_.object(sentence)) return *laid;
    auto* laid = new Laid;
    const QString text = QString::fromStdString(texts_->texts[static_cast<std::size_t>(sentence)]);
    const bool rightToLeft = text.isRightToLeft();
    QTextOption option(rightToLeft ? Qt::AlignRight : Qt::AlignLeft);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setTextDirection(rightToLeft ? Qt::RightToLeft : Qt::LeftToRight);
    laid->layout.setText(text);
    laid->layout.setFont(font_);
    laid->layout.setTextOption(option);
    laid->layout.setCacheEnabled(true);
    laid->layout.beginLayout();
    double y = 0;
    for (QTextLine line = laid->layout.createLine(); line.isValid(); line = laid->layout.createLine()) {
        line.setLineWidth(width_);
        line.setPosition({0, y});
        y += line.height();
    }
    laid->layout.endLayout();
    laid->height = std::max(lineHeight_, static_cast<int>(std::ceil(y)));
    cache_.insert(sentence, laid);
    return *laid;
}

void SentenceLayouts::draw(QPainter& painter, const QPointF& at, std::int32_t sentence, const QColor& colour,
                           const QString& highlighted) const {
    const Laid& laid = layout(sentence);
    QList<QTextLayout::FormatRange> ranges;
    if (!highlighted.isEmpty()) {
        const Colours& colours = coloursInForce();
        const QColor background = blend(colours.surface, colours.series[1], 0.5);
        const QString text = laid.layout.text();
        for (qsizetype from = text.indexOf(highlighted, 0, Qt::CaseInsensitive); from >= 0;
             from = text.indexOf(highlighted, from + highlighted.size(), Qt::CaseInsensitive)) {
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(from);
            range.length = static_cast<int>(highlighted.size());
            range.format.setBackground(background);
            range.format.setForeground(textOn(colours, background));
            ranges << range;
        }
    }
    painter.setPen(colour);
    laid.layout.draw(&painter, at, ranges);
}

}  // namespace paragram::ui
