#include "ui/aligning/alignment_painter.h"

#include <QPainter>
#include <QPainterPath>
#include <map>

#include "ui/aligning/link_look.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

constexpr int kPadding = 5;     // of a block, above and below its sentences
constexpr int kBetween = 4;     // sentences of a block
constexpr int kRowGap = 6;      // rows
constexpr int kHiddenGap = 22;  // where the filter hides links
constexpr int kBar = 3;         // at the edge of a block
constexpr int kStub = 14;       // of a ribbon without another end
constexpr double kPercent = 100;

const SentenceRun& runOf(const Link& link, Side side) {
    return side == Side::source ? link.source : link.target;
}

bool shown(const AlignmentRow& row, Side side) {
    return side == Side::source ? row.source : row.target;
}

// Between two edges, with a soft bend.
QPainterPath ribbonPath(double left, double right, double leftTop, double leftBottom, double rightTop,
                        double rightBottom) {
    const double middle = (left + right) / 2;
    QPainterPath path({left, leftTop});
    path.cubicTo(middle, leftTop, middle, rightTop, right, rightTop);
    path.lineTo(right, rightBottom);
    path.cubicTo(middle, rightBottom, middle, leftBottom, left, leftBottom);
    path.closeSubpath();
    return path;
}

}  // namespace

AlignmentColumns AlignmentColumns::of(int viewWidth, std::int64_t sentences) {
    AlignmentColumns columns;
    constexpr int kNarrow = 640, kBesideNumber = 16;
    if (viewWidth < kNarrow) columns.ribbonWidth = 56;
    columns.numberWidth = QFontMetrics(uiFont(11)).horizontalAdvance(countText(sentences)) + kBesideNumber;
    const int text = viewWidth - 2 * (columns.margin + columns.numberWidth) - columns.ribbonWidth;
    columns.textWidth = std::max(80, text / 2);
    return columns;
}

int AlignmentPainter::blockHeight(const SentenceRun& run, Side side) const {
    if (run.count == 0) return 0;
    int height = 2 * kPadding + (run.count - 1) * kBetween;
    for (std::int32_t i = run.first; i < run.end(); ++i) height += layouts(side).height(i);
    return height;
}

int AlignmentPainter::rowHeight(const AlignmentRows& rows, int at) const {
    const AlignmentRow& row = rows.row(at);
    const Link& link = rows.link(row.link);
    return kRowGap + (row.hidden > 0 ? kHiddenGap : 0) +
           std::max(row.source ? blockHeight(link.source, Side::source) : 0,
                    row.target ? blockHeight(link.target, Side::target) : 0);
}

int AlignmentPainter::estimatedRowHeight(const AlignmentRows& rows, int at) const {
    const AlignmentRow& row = rows.row(at);
    const Link& link = rows.link(row.link);
    const auto block = [&](Side side) {
        const SentenceRun& run = runOf(link, side);
        if (!shown(row, side) || run.count == 0) return 0;
        int height = 2 * kPadding + (run.count - 1) * kBetween;
        for (std::int32_t i = run.first; i < run.end(); ++i) height += layouts(side).estimatedHeight(i);
        return height;
    };
    return kRowGap + (row.hidden > 0 ? kHiddenGap : 0) + std::max(block(Side::source), block(Side::target));
}

AlignmentPainter::Block AlignmentPainter::blockOf(const AlignmentRows& rows, const RowScroll::Place& place,
                                                  Side side) const {
    const AlignmentRow& row = rows.row(place.row);
    const double top = place.y + (row.hidden > 0 ? kHiddenGap : 0) + kRowGap / 2.0;
    return {top, top + blockHeight(runOf(rows.link(row.link), side), side)};
}

std::int32_t AlignmentPainter::sentenceAt(const AlignmentRows& rows, int at, Side side, int below) const {
    const AlignmentRow& row = rows.row(at);
    const SentenceRun& run = runOf(rows.link(row.link), side);
    if (!shown(row, side) || run.count == 0) return -1;
    double y = blockOf(rows, {at, 0, 0}, side).top + kPadding;
    for (std::int32_t i = run.first; i < run.end(); ++i) {
        y += layouts(side).height(i) + kBetween;
        if (below < y) return i;
    }
    return -1;
}

void AlignmentPainter::paintSide(QPainter& painter, const AlignmentRows& rows, const RowScroll::Place& place,
                                 Side side, const AlignmentSelection& selection) const {
    const Colours& colours = coloursInForce();
    const int link = rows.row(place.row).link;
    const SentenceRun& run = runOf(rows.link(link), side);
    const Block block = blockOf(rows, place, side);
    const bool ofSource = side == Side::source;
    const int left = ofSource ? columns.source() : columns.target();
    const LinkLook look = linkLook(colours, rows.link(link).confidence, rows.link(link).isPair(),
                                   rows.isKnown(link), rows.isDoubtful(link));
    const bool current = place.row == selection.row;
    const QRectF outer(ofSource ? columns.margin : left, block.top, columns.textWidth + columns.numberWidth,
                       block.bottom - block.top);
    if (current || link == selection.hovered) {
        const bool active = current && selection.side == side && selection.focused;
        painter.setPen(active ? QPen(colours.accent, 1) : QPen(Qt::NoPen));
        painter.setBrush(current ? colours.accentSoft : blend(colours.surface, colours.accentSoft, 0.5));
        painter.drawRoundedRect(outer.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
    }
    const bool alone = !rows.link(link).isPair();
    const QPen bar(look.line, alone ? 1.5 : kBar, alone ? Qt::DotLine : Qt::SolidLine, Qt::FlatCap);
    const double edge = ofSource ? left + columns.textWidth - kBar / 2.0 : left + kBar / 2.0;
    painter.setPen(bar);
    painter.drawLine(QPointF(edge, block.top), QPointF(edge, block.bottom));
    double y = block.top + kPadding;
    for (std::int32_t i = run.first; i < run.end(); ++i) {
        const int height = layouts(side).height(i);
        const SentenceRun& marks = selection.marks(side);
        if (i >= marks.first && i < marks.end()) {
            painter.setPen(QPen(colours.accent, 1, Qt::DashLine));
            painter.setBrush(blend(colours.surface, colours.accent, 0.18));
            painter.drawRoundedRect(
                QRectF(left + kBar + 2.5, y - 2.5, columns.textWidth - 2 * kBar - 5, height + 5), 3, 3);
        }
        layouts(side).draw(painter, {static_cast<double>(left + AlignmentColumns::kInset), y}, i,
                           colours.text, selection.highlighted);
        const bool chosen = current && selection.side == side && selection.sentence == i;
        painter.setFont(uiFont(11, chosen ? QFont::DemiBold : QFont::Normal));
        painter.setPen(chosen ? colours.accentText : colours.muted);
        const int numberLeft = ofSource ? columns.margin : columns.targetNumber();
        painter.drawText(QRectF(numberLeft, y, columns.numberWidth - 6, 17),
                         (ofSource ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter | Qt::AlignAbsolute,
                         ofSource ? countText(i + 1) : "  " + countText(i + 1));
        y += height + kBetween;
    }
}

void AlignmentPainter::paintRibbon(QPainter& painter, const AlignmentRows& rows, int at, const Block& left,
                                   const Block& right, bool current, bool labelled) const {
    const Colours& colours = coloursInForce();
    const Link& link = rows.link(at);
    const bool doubtful = rows.isDoubtful(at);
    const LinkLook look = linkLook(colours, link.confidence, link.isPair(), rows.isKnown(at), doubtful);
    const double from = columns.ribbon(), to = columns.target();
    painter.setBrush(look.fill);
    painter.setPen(Qt::NoPen);
    const QPainterPath path = ribbonPath(from, to, left.top, left.bottom, right.top, right.bottom);
    painter.drawPath(path);
    // Only the long edges, so that the ribbon is open towards the blocks.
    const double middle = (from + to) / 2;
    QPainterPath edges({from, left.top});
    edges.cubicTo(middle, left.top, middle, right.top, to, right.top);
    edges.moveTo(from, left.bottom);
    edges.cubicTo(middle, left.bottom, middle, right.bottom, to, right.bottom);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(look.line, current ? 2 : 1, look.dashed ? Qt::DashLine : Qt::SolidLine));
    painter.drawPath(edges);
    if (!labelled) return;
    const QRectF centre(from, (left.top + left.bottom + right.top + right.bottom) / 4 - 9, to - from, 18);
    painter.setFont(uiFont(11, doubtful || current ? QFont::DemiBold : QFont::Normal));
    painter.setPen(textOn(colours, look.fill));
    const QString number = QString::number(qRound(link.confidence * kPercent));
    painter.drawText(centre, Qt::AlignCenter,
                     rows.isKnown(at) ? QString::fromUtf8("✓")
                     : doubtful       ? number + "?"
                                      : number);
}

// The ribbons of moved links may begin or end outside the view.
void AlignmentPainter::paintRibbons(QPainter& painter, const AlignmentRows& rows,
                                    const std::vector<RowScroll::Place>& places,
                                    const AlignmentSelection& selection, int height) const {
    struct Ends {
        Block left, right;
        bool hasLeft = false, hasRight = false, current = false;
    };
    std::map<int, Ends> ribbons;
    for (const RowScroll::Place& place : places) {
        const AlignmentRow& row = rows.row(place.row);
        Ends& ends = ribbons[row.link];
        if (row.source) ends.left = blockOf(rows, place, Side::source), ends.hasLeft = true;
        if (row.target) ends.right = blockOf(rows, place, Side::target), ends.hasRight = true;
        ends.current = ends.current || place.row == selection.row;
    }
    const Colours& colours = coloursInForce();
    for (auto& [link, ends] : ribbons) {
        if (!rows.link(link).isPair()) {
            const Block& block = ends.hasLeft ? ends.left : ends.right;
            const double y = (block.top + block.bottom) / 2;
            const double x = ends.hasLeft ? columns.ribbon() : columns.target();
            const double end = ends.hasLeft ? x + kStub : x - kStub;
            const LinkLook look = linkLook(colours, 0, false, rows.isKnown(link), false);
            painter.setPen(QPen(look.line, 1.5, Qt::DotLine));
            painter.drawLine(QPointF(x, y), QPointF(end, y));
            painter.setPen(QPen(look.line, 1.5));
            painter.setBrush(rows.isKnown(link) ? look.line : colours.surface);
            painter.drawEllipse(QPointF(end, y), 3, 3);
            continue;
        }
        const auto outside = [&](Side side) {
            const int row = rows.rowOf(link, side);
            const bool above = !places.empty() && row < places.front().row;
            return above ? Block{-80, -50} : Block{height + 50.0, height + 80.0};
        };
        const bool labelled = ends.hasLeft && ends.hasRight;
        if (!ends.hasLeft) ends.left = outside(Side::source);
        if (!ends.hasRight) ends.right = outside(Side::target);
        paintRibbon(painter, rows, link, ends.left, ends.right, ends.current || link == selection.hovered,
                    labelled);
    }
}

void AlignmentPainter::paintRow(QPainter& painter, const AlignmentRows& rows, const RowScroll::Place& place,
                                const AlignmentSelection& selection) const {
    const AlignmentRow& row = rows.row(place.row);
    if (row.hidden > 0) {
        const Colours& colours = coloursInForce();
        const double y = place.y + kHiddenGap / 2.0;
        painter.setPen(QPen(colours.border, 1, Qt::DotLine));
        painter.drawLine(QPointF(columns.margin, y), QPointF(columns.ribbon(), y));
        painter.drawLine(QPointF(columns.target(), y),
                         QPointF(columns.targetNumber() + columns.numberWidth, y));
        painter.setFont(uiFont(11));
        painter.setPen(colours.muted);
        painter.drawText(QRectF(columns.ribbon(), place.y, columns.ribbonWidth, kHiddenGap), Qt::AlignCenter,
                         QString::fromUtf8("⋯ %1").arg(countText(row.hidden)));
    }
    for (const Side side : {Side::source, Side::target})
        if (shown(row, side)) paintSide(painter, rows, place, side, selection);
}

void AlignmentPainter::paint(QPainter& painter, const AlignmentRows& rows,
                             const std::vector<RowScroll::Place>& places, const AlignmentSelection& selection,
                             const QSize& size) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintRibbons(painter, rows, places, selection, size.height());
    for (const RowScroll::Place& place : places) paintRow(painter, rows, place, selection);
}

}  // namespace paragram::ui
