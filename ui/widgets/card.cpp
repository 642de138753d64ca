#include "ui/widgets/card.h"

#include <QEvent>

#include <algorithm>

#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kTitleWidth =
    96;  // of a title that is kept whole: where space is short the note is elided first

}  // namespace

Card::Card(const QString& title, QWidget* parent)
    : QFrame(parent),
      title_(new ElidedLabel),
      note_(new ElidedLabel),
      header_(new QHBoxLayout),
      body_(new QVBoxLayout) {
    setObjectName("card");
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
    layout->setContentsMargins(14, 8, 14, 12);
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

void Card::setNote(const QString& note, const QString& shortForm) {
    note_->setText(note);
    note_->setShortForm(shortForm);
    note_->setVisible(!note.isEmpty());
}

void Card::addToHeader(QWidget* widget) {
    header_->addWidget(widget);
}

}  // namespace paragram::ui
