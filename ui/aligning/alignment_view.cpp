#include "ui/aligning/alignment_view.h"

#include <QEvent>
#include <QHelpEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>
#include <QWheelEvent>

#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

constexpr int kWheelStep = 60;  // pixels for each notch
constexpr int kNotch = 120;

}  // namespace

AlignmentView::AlignmentView(QWidget* parent)
    : QAbstractScrollArea(parent), scroll_([this](int row) { return painter_.rowHeight(rows_, row); }) {
    setAccessibleName(tr("Linked sentences"));
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setLayoutDirection(Qt::LeftToRight);  // the source is left, whatever the language of the window
    viewport()->setMouseTracking(true);
    setMinimumSize(320, 160);
}

void AlignmentView::setTexts(std::shared_ptr<const AlignedTexts> texts) {
    texts_ = std::move(texts);
    rows_.set({}, {}, 0, 0);
    painter_.source.setTexts(texts_ ? &texts_->source : nullptr);
    painter_.target.setTexts(texts_ ? &texts_->target : nullptr);
    const QString highlighted = selection_.highlighted;
    selection_ = {};
    selection_.highlighted = highlighted;
    selection_.focused = hasFocus();
    scroll_.setEstimates({});
    layOut();
}

void AlignmentView::setLinks(const Alignment& links, const Alignment& known) {
    if (!texts_) return;
    // What is at the top and what is selected, by their sentences: links are numbered differently now.
    struct Place {
        Side side = Side::source;
        std::int32_t sentence = -1;
    };
    const auto placeOf = [&](int row) -> Place {
        if (row < 0 || row >= rows_.size()) return {};
        const AlignmentRow& at = rows_.row(row);
        return at.source ? Place{Side::source, rows_.link(at.link).source.first}
                         : Place{Side::target, rows_.link(at.link).target.first};
    };
    const Place top = placeOf(scroll_.topRow()), current = placeOf(selection_.row);
    const int above = scroll_.above();
    rows_.set(links, known, texts_->source.texts.size(), texts_->target.texts.size());
    layOut();
    const auto rowOf = [&](const Place& place) {
        return rows_.rowOf(rows_.linkOf(place.side, place.sentence), place.side);
    };
    if (top.sentence >= 0) scroll_.putAtTop(std::max(0, rowOf(top)), above);
    selection_.row = current.sentence >= 0 ? rowOf(current) : rows_.size() > 0 ? 0 : -1;
    placeBar();
    describe();
}

void AlignmentView::setFilter(RowFilter filter, double doubtfulBelow) {
    const int link = currentLink();
    rows_.setFilter(filter, doubtfulBelow);
    layOut();
    selection_.row = rows_.rowOf(std::max(0, link), selection_.side);
    scroll_.show(selection_.row);
    placeBar();
    describe();
}

void AlignmentView::setHighlighted(const QString& text) {
    selection_.highlighted = text;
    viewport()->update();
}

int AlignmentView::currentLink() const {
    return selection_.row >= 0 && selection_.row < rows_.size() ? rows_.row(selection_.row).link : -1;
}

std::pair<int, int> AlignmentView::visibleLinks() const {
    const auto places = scroll_.visible();
    if (places.empty()) return {-1, -1};
    return {rows_.row(places.front().row).link, rows_.row(places.back().row).link};
}

void AlignmentView::layOut() {
    painter_.columns = AlignmentColumns::of(
        viewport()->width(), std::max(rows_.sentences(Side::source), rows_.sentences(Side::target)));
    const QFont font = uiFont(13);
    painter_.source.setColumn(painter_.columns.lineWidth(), font);
    painter_.target.setColumn(painter_.columns.lineWidth(), font);
    std::vector<int> heights;
    heights.reserve(static_cast<std::size_t>(rows_.size()));
    for (int row = 0; row < rows_.size(); ++row) heights.push_back(painter_.estimatedRowHeight(rows_, row));
    scroll_.setEstimates(heights);
    scroll_.setViewHeight(viewport()->height());
    placeBar();
}

void AlignmentView::placeBar() {
    placing_ = true;
    verticalScrollBar()->setRange(0, scroll_.maximum());
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height()));
    verticalScrollBar()->setSingleStep(kWheelStep);
    verticalScrollBar()->setValue(scroll_.value());
    placing_ = false;
    viewport()->update();
    emit scrolled();
}

void AlignmentView::scrollContentsBy(int, int) {
    if (placing_) return;
    scroll_.goTo(verticalScrollBar()->value());
    viewport()->update();
    emit scrolled();
}

void AlignmentView::wheelEvent(QWheelEvent* event) {
    const int pixels = event->pixelDelta().isNull() ? event->angleDelta().y() * kWheelStep / kNotch
                                                    : event->pixelDelta().y();
    scroll_.scrollBy(-pixels);
    placeBar();
    event->accept();
}

void AlignmentView::resizeEvent(QResizeEvent*) {
    layOut();
}

void AlignmentView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), coloursInForce().surface);
    painter_.paint(painter, rows_, scroll_.visible(), selection_, viewport()->size());
}

AlignmentView::Hit AlignmentView::hitAt(const QPoint& point) const {
    for (const RowScroll::Place& place : scroll_.visible()) {
        if (point.y() < place.y || point.y() >= place.y + place.height) continue;
        Hit hit{place.row};
        const AlignmentRow& row = rows_.row(place.row);
        hit.ribbon = point.x() >= painter_.columns.ribbon() && point.x() < painter_.columns.target();
        hit.side =
            point.x() < painter_.columns.ribbon() || (hit.ribbon && row.source) ? Side::source : Side::target;
        if (!hit.ribbon) hit.sentence = painter_.sentenceAt(rows_, place.row, hit.side, point.y() - place.y);
        return hit;
    }
    return {};
}

void AlignmentView::mousePressEvent(QMouseEvent* event) {
    const Hit hit = hitAt(event->position().toPoint());
    if (hit.row < 0 || event->button() != Qt::LeftButton) return;
    if (hit.sentence >= 0 && event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) {
        mark(hit.side, hit.sentence, event->modifiers() & Qt::ShiftModifier);
        return;
    }
    selection_.row = hit.row;
    selection_.side = hit.side;
    selection_.sentence = hit.sentence;
    scroll_.show(hit.row);
    placeBar();
    describe();
}

void AlignmentView::mouseMoveEvent(QMouseEvent* event) {
    const Hit hit = hitAt(event->position().toPoint());
    const int link = hit.row >= 0 ? rows_.row(hit.row).link : -1;
    if (link == selection_.hovered) return;
    selection_.hovered = link;
    viewport()->update();
}

bool AlignmentView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        selection_.hovered = -1;
        viewport()->update();
    } else if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const Hit hit = hitAt(help->pos());
        QToolTip::showText(help->globalPos(), hit.ribbon ? toolTipOf(rows_.row(hit.row).link) : QString(),
                           viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

QString AlignmentView::toolTipOf(int link) const {
    const Link& at = rows_.link(link);
    if (!at.isPair())
        return rows_.isKnown(link) ? tr("without a translation, as you said") : tr("without a translation");
    QString text = rows_.isKnown(link)
                       ? tr("accepted")
                       : tr("right with a probability of %1 %").arg(numberText(100 * at.confidence, 0));
    if (at.moved)
        text += tr(" · moved: sentence %1 of the source, %2 of the target")
                    .arg(countText(at.source.first + 1), countText(at.target.first + 1));
    return text;
}

void AlignmentView::focusInEvent(QFocusEvent* event) {
    selection_.focused = true;
    viewport()->update();
    QAbstractScrollArea::focusInEvent(event);
}

void AlignmentView::focusOutEvent(QFocusEvent* event) {
    selection_.focused = false;
    viewport()->update();
    QAbstractScrollArea::focusOutEvent(event);
}

void AlignmentView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange) viewport()->update();
    QAbstractScrollArea::changeEvent(event);
}

// The current sentences for screen readers.
void AlignmentView::describe() {
    const int link = currentLink();
    QString text;
    if (link >= 0 && texts_) {
        const Link& at = rows_.link(link);
        for (std::int32_t i = at.source.first; i < at.source.end(); ++i)
            text += QString::fromStdString(texts_->source.texts[static_cast<std::size_t>(i)]) + ' ';
        text += '\n';
        for (std::int32_t i = at.target.first; i < at.target.end(); ++i)
            text += QString::fromStdString(texts_->target.texts[static_cast<std::size_t>(i)]) + ' ';
        text += '\n' + toolTipOf(link);
    }
    setAccessibleDescription(text);
    viewport()->update();
    emit currentChanged();
}

}  // namespace paragram::ui
