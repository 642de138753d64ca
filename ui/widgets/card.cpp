#include "ui/widgets/card.h"

#include <QEvent>
#include <QPainter>
#include <algorithm>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kTitleWidth =
    96;  // of a title that is kept whole: where space is short the note is elided first
constexpr double kRadius = 7.5;

}  // namespace

Card::Card(const QString& title, QWidget* parent)
    : QFrame(parent),
      title_(new ElidedLabel),
      note_(new ElidedLabel),
      header_(new QHBoxLayout),
      body_(new QVBoxLayout) {
    title_->setProperty("role", "cardTitle");
    title_->setMinimumHeight(scaled(24));
    note_->setProperty("role", "muted");
    note_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    header_->setSpacing(space::kGap);
    header_->addWidget(title_);
    header_->addStretch();
    header_->addWidget(note_);
    body_->setSpacing(space::kGap);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(15, 9, 15, 13);
    layout->setSpacing(space::kUnit);
    layout->addLayout(header_);
    layout->addLayout(body_, 1);
    setTitle(title);
    note_->hide();
}

void Card::setTitle(const QString& title, const QString& shortForm) {
    title_->setText(title);
    title_->setShortForm(shortForm);
    title_->setVisible(!title.isEmpty());
    setAccessibleName(title);
    keepTitle();
}

void Card::keepTitle() {
    title_->ensurePolished();
    title_->setMinimumWidth(std::min(title_->sizeHint().width(), scaled(kTitleWidth)));
}

void Card::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange) keepTitle();
}

// Not by the sheet, so that a card can leave it to its children.
void Card::paintEvent(QPaintEvent*) {
    const Colours& colours = coloursInForce();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(colours.border);
    painter.setBrush(colours.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);
}

void Card::setNote(const QString& note, const QString& shortForm) {
    note_->setText(note);
    note_->setShortForm(shortForm);
    note_->setVisible(!note.isEmpty());
}

void Card::addToHeader(QWidget* widget) {
    header_->addWidget(widget);
}

}  // namespace paragram::ui
