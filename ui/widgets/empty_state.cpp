#include "ui/widgets/empty_state.h"

#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kPicture = 36;

// Paints the icon again when the theme changes; a label would keep its pixmap, and a button would be a
// control.
class Ornament : public QWidget {
  public:
    explicit Ornament(QIcon icon) : icon_(std::move(icon)) {
        setFixedSize(scaled(kPicture), scaled(kPicture));
    }
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        icon_.paint(&painter, rect());
    }

  private:
    QIcon icon_;
};

}  // namespace

EmptyState::EmptyState(const QString& iconName, const QString& sentence, const QString& button,
                       QWidget* parent)
    : QWidget(parent), sentence_(new QLabel(sentence)), button_(new QPushButton) {
    auto* picture = new Ornament(lineIcon(iconName));
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
