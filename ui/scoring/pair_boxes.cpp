#include "ui/scoring/pair_boxes.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QTextOption>
#include <QToolButton>
#include <cmath>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kHeight = 76;
constexpr int kNumberWidth = 116;

QLabel* makeLabel(const char* role) {
    auto* label = new QLabel;
    label->setProperty("role", role);
    label->setAlignment(Qt::AlignCenter);
    return label;
}

// Long names of runs must not squeeze the sentences.
void setCaption(QLabel& label, const QString& text) {
    label.setText(label.fontMetrics().elidedText(text, Qt::ElideMiddle, kNumberWidth));
    label.setToolTip(text);
}

// Arabic and Hebrew start at the right, whatever the window's language.
void alignToContent(QPlainTextEdit& box) {
    const bool fromRight = box.toPlainText().isRightToLeft();
    QTextOption option = box.document()->defaultTextOption();
    const Qt::LayoutDirection direction = fromRight ? Qt::RightToLeft : Qt::LeftToRight;
    if (option.textDirection() == direction) return;
    option.setTextDirection(direction);
    option.setAlignment(fromRight ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft | Qt::AlignAbsolute);
    box.document()->setDefaultTextOption(option);
}

}  // namespace

PairBoxes::PairBoxes(QWidget* parent)
    : QWidget(parent),
      source_(makeBox(tr("First sentence"), tr("A sentence"))),
      target_(makeBox(tr("Second sentence"), tr("Another sentence, in any language of the model"))),
      cosine_(makeLabel("number")),
      caption_(makeLabel("muted")),
      comparedPart_(new QWidget),
      compared_(makeLabel("number")),
      comparedCaption_(makeLabel("muted")) {
    auto* swapButton = new QToolButton;
    swapButton->setIcon(lineIcon("score"));
    swapButton->setToolTip(tr("Swap the two sentences"));
    swapButton->setAccessibleName(swapButton->toolTip());
    connect(swapButton, &QToolButton::clicked, this, &PairBoxes::swap);

    auto* number = new QVBoxLayout;
    number->setSpacing(0);
    number->addWidget(cosine_);
    number->addWidget(caption_);
    auto* second = new QVBoxLayout(comparedPart_);
    second->setContentsMargins(0, 0, 0, 0);
    second->setSpacing(0);
    second->addWidget(compared_);
    second->addWidget(comparedCaption_);
    auto* numbers = new QHBoxLayout;
    numbers->addLayout(number);
    numbers->addWidget(comparedPart_);
    auto* card = new Card;
    card->setMinimumWidth(scaled(kNumberWidth + 28));
    card->setFixedHeight(scaled(kHeight));
    card->body()->addLayout(numbers);
    for (QLabel* label : {cosine_, compared_}) label->setMinimumWidth(scaled(64));

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kUnit);
    layout->addWidget(source_, 1);
    layout->addWidget(swapButton);
    layout->addWidget(target_, 1);
    layout->addSpacing(space::kCardGap - space::kUnit);
    layout->addWidget(card);
    cosine_->setAccessibleName(tr("Cosine"));
    compared_->setAccessibleName(tr("Cosine of the second model"));
    setCosine(std::nan(""));
    setCompared(std::nan(""), {}, {});
}

QPlainTextEdit* PairBoxes::makeBox(const QString& name, const QString& hint) {
    auto* box = new QPlainTextEdit;
    box->setObjectName("sentence");
    box->setAccessibleName(name);
    box->setPlaceholderText(hint);
    box->setTabChangesFocus(true);
    box->setFixedHeight(scaled(kHeight));
    // A dropped file goes to the panel and is not inserted as an address.
    box->setAcceptDrops(false);
    box->viewport()->setAcceptDrops(false);
    connect(box, &QPlainTextEdit::textChanged, this, [this, box] {
        alignToContent(*box);
        emit changed();
    });
    return box;
}

QString PairBoxes::source() const {
    return source_->toPlainText().simplified();
}
QString PairBoxes::target() const {
    return target_->toPlainText().simplified();
}

void PairBoxes::setPair(const QString& source, const QString& target) {
    {
        // One change instead of two, so that no pair of old and new sentence is scored.
        const QSignalBlocker quiet(this);
        source_->setPlainText(source);
        target_->setPlainText(target);
    }
    emit changed();
}

void PairBoxes::swap() {
    setPair(target_->toPlainText(), source_->toPlainText());
}

void PairBoxes::setCosine(double cosine) {
    cosine_->setText(cosineText(cosine));
    caption_->setText(tr("cosine"));
}

void PairBoxes::setCompared(double cosine, const QString& firstName, const QString& secondName) {
    const bool two = !secondName.isEmpty();
    comparedPart_->setVisible(two);
    compared_->setText(cosineText(cosine));
    setCaption(*caption_, two ? firstName : tr("cosine"));
    setCaption(*comparedCaption_, secondName);
}

QString PairBoxes::cosineShown() const {
    return cosine_->text();
}

}  // namespace paragram::ui
