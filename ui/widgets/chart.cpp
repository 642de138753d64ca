#include "ui/widgets/chart.h"

#include <QMenu>
#include <QToolTip>

namespace paragram::ui {

Chart::Chart(const QString& name, QWidget* parent) : QCustomPlot(parent) {
    setAccessibleName(name);
    setAccessibleDescription(pictureHint());
    setFocusPolicy(Qt::TabFocus);
    setMouseTracking(true);
    setNoAntialiasingOnDrag(true);
    // A drag on the plot draws the rectangle to zoom to, the wheel zooms around the pointer.
    setSelectionRectMode(QCP::srmZoom);
    setInteraction(QCP::iRangeZoom);
    axisRect()->setAutoMargins(QCP::msLeft | QCP::msBottom);
    axisRect()->setMargins(QMargins(0, 8, 18, 0));
    // Room for half of the first label with its unit, which would be omitted if it did not fit.
    axisRect()->setMinimumMargins(QMargins(40, 0, 0, 0));
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTicks(true);
        axis->setSubTicks(false);
        axis->setTickLength(0, 0);
        axis->setTickLabelPadding(6);
        axis->setBasePen(Qt::NoPen);
        axis->setTickPen(Qt::NoPen);
        axis->setTickLabelFont(uiFont(11));
        axis->grid()->setZeroLinePen(Qt::NoPen);
    }
    xAxis->grid()->setVisible(false);
    connect(xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this] { zoomed_ = zoomed_ || !fitting_; });
    connect(yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this,
            [this] { zoomed_ = zoomed_ || !fitting_; });
    Chart::applyColours(coloursInForce());
}

void Chart::applyColours(const Colours& c) {
    setBackground(QBrush(c.surface));
    for (QCPAxis* axis : {xAxis, yAxis}) {
        axis->setTickLabelColor(c.muted);
        axis->setLabelColor(c.muted);
    }
    yAxis->grid()->setPen(QPen(c.grid, 1));
    selectionRect()->setPen(QPen(c.accent));
    QColor fill = c.accent;
    fill.setAlphaF(0.12F);
    selectionRect()->setBrush(fill);
}

void Chart::paintPicture(QPaintDevice& device, const QSize& size) {
    QCPPainter painter;
    if (!painter.begin(&device)) return;
    const bool vector = device.devType() != QInternal::Pixmap && device.devType() != QInternal::Image;
    if (vector) painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
    painter.fillRect(QRect(QPoint(), size), coloursInForce().surface);
    toPainter(&painter, size.width(), size.height());
    painter.end();
}

void Chart::fit() {
    fitting_ = true;
    fitAxes();
    fitting_ = false;
}

void Chart::resetView() {
    zoomed_ = false;
    refresh();
}

void Chart::refresh() {
    if (!zoomed_) fit();
    // A hidden chart is drawn when it is shown.
    if (isVisible()) replot(QCustomPlot::rpQueuedReplot);
}

void Chart::paintEvent(QPaintEvent* event) {
    const bool plotted = hasValues() || placeholder_.isEmpty();
    if (plotted) QCustomPlot::paintEvent(event);
    QPainter painter(this);
    if (!plotted) {
        painter.fillRect(rect(), coloursInForce().surface);
        painter.setPen(coloursInForce().muted);
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextWordWrap, placeholder_);
    }
    if (hasFocus()) drawFocus(painter, rect());
}

void Chart::showEvent(QShowEvent* event) {
    QCustomPlot::showEvent(event);
    refresh();
}

void Chart::resizeEvent(QResizeEvent* event) {
    // As many labels as fit, so that they never touch.
    if (QCPAxisTicker* ticker = xAxis->ticker().data()) ticker->setTickCount(std::clamp(width() / 100, 1, 8));
    if (QCPAxisTicker* ticker = yAxis->ticker().data()) ticker->setTickCount(std::clamp(height() / 38, 2, 5));
    QCustomPlot::resizeEvent(event);
}

void Chart::changeEvent(QEvent* event) {
    QCustomPlot::changeEvent(event);
    if (event->type() != QEvent::PaletteChange && event->type() != QEvent::StyleChange) return;
    applyColours(coloursInForce());
    refresh();
}

void Chart::extendMenu(QMenu&) {}

void Chart::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    addPictureActions(menu, *this, *this);
    menu.addAction(tr("Show all"), this, &Chart::resetView)->setEnabled(zoomed_);
    extendMenu(menu);
    menu.exec(menuPlace(*this, *event));
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
    QCustomPlot::mouseMoveEvent(event);
    const bool inside = axisRect()->rect().contains(event->pos()) && event->buttons() == Qt::NoButton;
    const QString text = inside ? readOut(event->position()) : QString();
    if (text.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event->globalPosition().toPoint(), text, this);
}

void Chart::mouseDoubleClickEvent(QMouseEvent*) {
    resetView();
}

void Chart::leaveEvent(QEvent* event) {
    QToolTip::hideText();
    QCustomPlot::leaveEvent(event);
}

QCPRange roomFor(double low, double high, double share) {
    if (!(low <= high)) return {0, 1};
    const double width = high - low;
    if (width <= 0) {
        const double half = low == 0 ? 1 : std::abs(low) * 0.1;
        return {low - half, high + half};
    }
    return {low - width * share, high + width * share};
}

}  // namespace paragram::ui
