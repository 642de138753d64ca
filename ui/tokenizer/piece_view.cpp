#include "ui/tokenizer/piece_view.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>

#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr double kTint = 0.16;  // share of the series colour in a chip

}  // namespace

PieceView::PieceView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Pieces"));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PieceView::setPieces(const std::vector<Piece>& pieces, bool rightToLeft) {
    chips_ = pieceChips(pieces, kMostShown);
    rightToLeft_ = rightToLeft;
    setAccessibleDescription(allText());
    placeChips(chips_, width(), rightToLeft_);
    updateGeometry();
    update();
}

QString PieceView::allText() const {
    QStringList texts;
    for (const PieceChip& chip : chips_) texts << chip.text;
    return texts.join(' ');
}

int PieceView::heightForWidth(int width) const {
    std::vector<PieceChip> chips = chips_;
    return placeChips(chips, width, rightToLeft_);
}

QSize PieceView::sizeHint() const {
    return {320, heightForWidth(std::max(width(), 320))};
}

void PieceView::resizeEvent(QResizeEvent*) {
    setMinimumHeight(placeChips(chips_, width(), rightToLeft_));
}

void PieceView::paintEvent(QPaintEvent* event) {
    const Colours& c = coloursInForce();
    QPainter painter(this);
    painter.fillRect(event->rect(), c.surface);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const PieceChip& chip = chips_[i];
        if (!chip.place.intersects(event->rect())) continue;
        const bool unknown = chip.unknown();
        // Adjacent pieces differ in colour. Colours have no meaning, so an unknown piece is drawn with
        // another frame.
        const QColor series = c.series[i % c.series.size()];
        const QRectF frame = QRectF(chip.place).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(unknown ? QPen(c.error, 1.5, Qt::DashLine) : QPen(blend(c.surface, series, 0.45), 1));
        painter.setBrush(unknown ? c.surface : blend(c.surface, series, kTint));
        painter.drawRoundedRect(frame, 6, 6);
        const QRect inner = chip.place.adjusted(kChipPadding, 5, -kChipPadding, -5);
        painter.setFont(uiFont(kChipTextSize));
        painter.setPen(unknown ? c.error : c.text);
        const QString text = painter.fontMetrics().elidedText(chip.text, Qt::ElideRight, inner.width() + 1);
        painter.drawText(inner, Qt::AlignHCenter | Qt::AlignTop, text);
        painter.setFont(uiFont(kChipNoteSize));
        painter.setPen(unknown ? c.error : c.muted);
        painter.drawText(inner, Qt::AlignHCenter | Qt::AlignBottom, chip.note);
    }
}

bool PieceView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const PieceChip& chip : chips_)
        if (chip.place.contains(help->pos())) {
            QToolTip::showText(help->globalPos(),
                               chip.unknown() ? tr("%1: not in the vocabulary").arg(chip.text)
                                              : tr("%1: piece number %2").arg(chip.text, countText(chip.id)),
                               this);
            return true;
        }
    QToolTip::hideText();
    return true;
}

void PieceView::copy() const {
    QApplication::clipboard()->setText(allText());
}

void PieceView::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QWidget::keyPressEvent(event);
}

void PieceView::contextMenuEvent(QContextMenuEvent* event) {
    QMenu menu(this);
    menu.addAction(tr("Copy the pieces"), this, &PieceView::copy)->setShortcut(QKeySequence::Copy);
    menu.exec(event->globalPos());
}

}  // namespace paragram::ui
