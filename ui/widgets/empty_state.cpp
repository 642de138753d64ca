#include "ui/widgets/empty_state.h"

#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

namespace paragram::ui {

EmptyState::EmptyState(const QString& iconName, const QString& sentence, const QString& button,
                       QWidget* parent)
    : QWidget(parent), sentence_(new QLabel(sentence)), button_(new QPushButton) {
    // A disabled button redraws its icon when the theme changes; a label would keep its pixmap.
    auto* picture = new QToolButton;
    picture->setIcon(lineIcon(iconName));
    picture->setIconSize({36, 36});
    picture->setFocusPolicy(Qt::NoFocus);
    picture->setAttribute(Qt::WA_TransparentForMouseEvents);
    sentence_->setProperty("role", "muted");
    sentence_->setAlignment(Qt::AlignCenter);
    sentence_->setWordWrap(true);
    button_->setProperty("primary", true);
    connect(button_, &QPushButton::clicked, this, &EmptyState::clicked);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addStretch(2);
    layout->addWidget(picture, 0, Qt::AlignHCenter);
    layout->addWidget(sentence_);
    layout->addWidget(button_, 0, Qt::AlignHCenter);
    layout->addStretch(3);
    setButton(button);
}

void EmptyState::setSentence(const QString& sentence) {
    sentence_->setText(sentence);
}

void EmptyState::setButton(const QString& text) {
    button_->setText(text);
    button_->setVisible(!text.isEmpty());
}

}  // namespace paragram::ui
