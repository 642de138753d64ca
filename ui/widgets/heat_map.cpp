#include "ui/widgets/heat_map.h"

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <cmath>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kWidestCell = 88;
constexpr int kHighestCell = 42;
constexpr int kLabelHeight = 26;
constexpr int kLabelWidth = 110;
constexpr double kGap = 2;
constexpr int kDecimals = 3;

// With its sign; empty for NaN.
QString valueText(double value) {
    if (!std::isfinite(value)) return {};
    const QString text = numberText(value, kDecimals);
    return value >= 0 ? '+' + text : text;
}

}  // namespace

HeatMap::HeatMap(const QString& name, QWidget* parent) : QWidget(parent) {
    setAccessibleName(name);
    setAccessibleDescription(pictureHint());
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void HeatMap::setCells(std::vector<HeatLabel> rows, std::vector<HeatLabel> columns,
                       std::vector<double> values) {
    rows_ = std::move(rows);
    columns_ = std::move(columns);
    values_ = std::move(values);
    values_.resize(rows_.size() * columns_.size(), std::nan(""));
    largest_ = 0;
    for (const double cell : values_)
        if (std::isfinite(cell)) largest_ = std::max(largest_, std::abs(cell));
    updateGeometry();
    update();
}

QSize HeatMap::sizeHint() const {
    return {
        static_cast<int>(scaled(kLabelWidth) + scaled(kWidestCell) * static_cast<double>(columns_.size())),
        static_cast<int>(scaled(kLabelHeight) + scaled(kHighestCell) * static_cast<double>(rows_.size()))};
}

HeatMap::Grid HeatMap::grid(const QSize& size) const {
    const double columns = std::max<double>(1, static_cast<double>(columns_.size()));
    const double rows = std::max<double>(1, static_cast<double>(rows_.size()));
    const double labels = std::min<double>(scaled(kLabelWidth), size.width() / 4.0);
    const double cellWidth = std::min<double>(scaled(kWidestCell), (size.width() - labels) / columns);
    const double cellHeight =
        std::min<double>(scaled(kHighestCell), (size.height() - scaled(kLabelHeight)) / rows);
    return {labels + std::max(0.0, (size.width() - labels - cellWidth * columns) / 2),
            static_cast<double>(scaled(kLabelHeight)), cellWidth, cellHeight};
}

void HeatMap::draw(QPainter& painter, const QSize& size) const {
    const Colours& colours = coloursInForce();
    const Grid g = grid(size);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setLayoutDirection(
        Qt::LeftToRight);  // places are computed from the left, and numbers are read so
    const auto drawLabel = [&](const HeatLabel& label, const QRectF& place, int alignment) {
        painter.setPen(label.muted ? colours.muted : colours.text);
        QFont font = uiFont(13);
        font.setStrikeOut(label.muted);
        painter.setFont(font);
        const QString text =
            painter.fontMetrics().elidedText(label.text, Qt::ElideRight, static_cast<int>(place.width()));
        painter.drawText(place, alignment, text);
    };
    for (std::size_t j = 0; j < columns_.size(); ++j)
        drawLabel(columns_[j],
                  {g.left + static_cast<double>(j) * g.cellWidth, 0, g.cellWidth - kGap,
                   static_cast<double>(scaled(kLabelHeight))},
                  Qt::AlignCenter);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const double y = g.top + static_cast<double>(i) * g.cellHeight;
        drawLabel(rows_[i],
                  {std::max(0.0, g.left - scaled(kLabelWidth)), y,
                   std::min<double>(g.left, scaled(kLabelWidth)) - 8, g.cellHeight},
                  Qt::AlignRight | Qt::AlignVCenter);
        painter.setFont(uiFont(11));
        for (std::size_t j = 0; j < columns_.size(); ++j) {
            const double cell = value(i, j);
            const QRectF place(g.left + static_cast<double>(j) * g.cellWidth, y, g.cellWidth - kGap,
                               g.cellHeight - kGap);
            const QColor fill =
                std::isfinite(cell) && largest_ > 0 ? heatColour(colours, cell / largest_) : colours.surface;
            painter.setPen(QPen(blend(fill, colours.border, 0.6), 1));
            painter.setBrush(fill);
            painter.drawRoundedRect(place.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
            const QString text = valueText(cell);
            // Part of a number would mislead: small cells show only colour and tooltip.
            if (painter.fontMetrics().horizontalAdvance(text) > place.width() || place.height() < 13)
                continue;
            painter.setPen(textOn(colours, fill));
            painter.drawText(place, Qt::AlignCenter, text);
        }
    }
}

void HeatMap::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    draw(painter, size());
    if (hasFocus()) drawFocus(painter, rect());
}

void HeatMap::paintPicture(QPaintDevice& device, const QSize& size) {
    QPainter painter(&device);
    painter.fillRect(QRect(QPoint(), size), coloursInForce().surface);
    draw(painter, size);
}

bool HeatMap::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Grid g = grid(size());
    const double column = std::floor((help->pos().x() - g.left) / g.cellWidth);
    const double row = std::floor((help->pos().y() - g.top) / g.cellHeight);
    const bool inRows = row >= 0 && row < static_cast<double>(rows_.size());
    const bool inColumns = column >= 0 && column < static_cast<double>(columns_.size());
    QStringList parts;
    if (inRows) parts << rows_[static_cast<std::size_t>(row)].text;
    if (inColumns) parts << columns_[static_cast<std::size_t>(column)].text;
    if (inRows && inColumns)
        parts << valueText(value(static_cast<std::size_t>(row), static_cast<std::size_t>(column)));
    QToolTip::showText(help->globalPos(), parts.join(" · "), this);
    return true;
}

void HeatMap::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    addPictureActions(menu, *this, *this);
    menu.exec(menuPlace(*this, *event));
}

QString HeatMap::csv() const {
    QString text;
    for (const HeatLabel& column : columns_) text += ',' + csvField(column.text);
    text += '\n';
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        text += csvField(rows_[i].text);
        for (std::size_t j = 0; j < columns_.size(); ++j)
            text += ',' + (std::isfinite(value(i, j)) ? QString::number(value(i, j), 'g', 9) : QString());
        text += '\n';
    }
    return text;
}

}  // namespace paragram::ui
