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

constexpr int kChipHeight = 44;
constexpr int kGap = 6;
constexpr int kPadding = 9;
constexpr int kTextSize = 15;
constexpr int kNoteSize = 11;
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
    chips_.clear();
    rightToLeft_ = rightToLeft;
    for (std::size_t i = 0; i < std::min(pieces.size(), kMostShown); ++i) {
        const Piece& piece = pieces[i];
        const QString text = QString::fromStdString(piece.text);
        chips_.push_back({text.trimmed().isEmpty() ? QString("␣") : text,
                          piece.id < 0 ? tr("unknown") : countText(piece.id),
                          piece.id,
                          {}});
    }
    setAccessibleDescription(allText());
    place(chips_, width());
    updateGeometry();
    update();
}

QString PieceView::allText() const {
    QStringList texts;
    for (const Chip& chip : chips_) texts << chip.text;
    return texts.join(' ');
}

int PieceView::place(std::vector<Chip>& chips, int width) const {
    const QFontMetrics text(uiFont(kTextSize));
    const QFontMetrics note(uiFont(kNoteSize));
    int x = 0, y = 0;
    for (Chip& chip : chips) {
        const int wanted = std::max(text.horizontalAdvance(chip.text), note.horizontalAdvance(chip.note));
        const int wide = std::min(wanted + 2 * kPadding, std::max(width, 1));
        if (x > 0 && x + wide > width) {
            x = 0;
            y += kChipHeight + kGap;
        }
        chip.place = QRect(rightToLeft_ ? width - x - wide : x, y, wide, kChipHeight);
        x += wide + kGap;
    }
    return chips.empty() ? 0 : y + kChipHeight;
}

int PieceView::heightForWidth(int width) const {
    std::vector<Chip> chips = chips_;
    return place(chips, width);
}

QSize PieceView::sizeHint() const {
    return {320, heightForWidth(std::max(width(), 320))};
}

void PieceView::resizeEvent(QResizeEvent*) {
    setMinimumHeight(place(chips_, width()));
}

void PieceView::paintEvent(QPaintEvent* event) {
    const Colours& c = coloursInForce();
    QPainter painter(this);
    painter.fillRect(event->rect(), c.surface);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t i = 0; i < chips_.size(); ++i) {
        const Chip& chip = chips_[i];
        if (!chip.place.intersects(event->rect())) continue;
        const bool unknown = chip.id < 0;
        // Adjacent pieces differ in colour. Colours have no meaning, so an unknown piece is drawn with
        // another frame.
        const QColor series = c.series[i % c.series.size()];
        const QRectF frame = QRectF(chip.place).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(unknown ? QPen(c.error, 1.5, Qt::DashLine) : QPen(blend(c.surface, series, 0.45), 1));
        painter.setBrush(unknown ? c.surface : blend(c.surface, series, kTint));
        painter.drawRoundedRect(frame, 6, 6);
        const QRect inner = chip.place.adjusted(kPadding, 5, -kPadding, -5);
        painter.setFont(uiFont(kTextSize));
        painter.setPen(unknown ? c.error : c.text);
        const QString text = painter.fontMetrics().elidedText(chip.text, Qt::ElideRight, inner.width() + 1);
        painter.drawText(inner, Qt::AlignHCenter | Qt::AlignTop, text);
        painter.setFont(uiFont(kNoteSize));
        painter.setPen(unknown ? c.error : c.muted);
        painter.drawText(inner, Qt::AlignHCenter | Qt::AlignBottom, chip.note);
    }
}

bool PieceView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (const Chip& chip : chips_)
        if (chip.place.contains(help->pos())) {
            QToolTip::showText(help->globalPos(),
                               chip.id < 0 ? tr("%1: not in the vocabulary").arg(chip.text)
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
