#include "ui/exploring/query_card.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

#include "ui/models/language_text.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr const char* kLanguages[] = {"ar", "cs", "de", "en", "es", "fi", "fr", "hi", "it", "ja", "ko",
                                      "nl", "pl", "pt", "ro", "ru", "sv", "tr", "uk", "vi", "zh"};
constexpr int kMostPast = 100, kMostWords = 1000;
constexpr int kNumberWidth = 52, kNumberMargin = 28;  // of the fields of words

}  // namespace

QueryCard::QueryCard(QWidget* parent)
    : Card(tr("Sentence"), parent),
      field_(new QLineEdit),
      back_(new QToolButton),
      language_(new QComboBox),
      pattern_(new QLineEdit),
      minimum_(new QSpinBox),
      maximum_(new QSpinBox),
      exact_(new QCheckBox(tr("Exact"))) {
    field_->setPlaceholderText(tr("Type a sentence in any language the model knows"));
    field_->setAccessibleName(tr("Sentence to search for"));
    field_->setClearButtonEnabled(true);
    field_->setFont(uiFont(16));
    back_->setText(isRightToLeft() ? QString::fromUtf8("→") : QString::fromUtf8("←"));
    back_->setToolTip(tr("Back to the previous sentence (Alt+Left)"));
    back_->setAccessibleName(tr("Back"));
    back_->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Left));
    back_->setEnabled(false);
    language_->addItem(tr("any language"), QString());
    for (const char* code : kLanguages) language_->addItem(languageName(code), QString(code));
    language_->setAccessibleName(tr("Language"));
    pattern_->setPlaceholderText(tr("contains (regular expression)"));
    pattern_->setAccessibleName(tr("Contains"));
    pattern_->setClearButtonEnabled(true);
    for (QSpinBox* box : {minimum_, maximum_}) {
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->setAlignment(Qt::AlignRight);
        box->setFixedWidth(
            std::max(scaled(kNumberWidth), fontMetrics().horizontalAdvance(tr("any")) + kNumberMargin));
    }
    minimum_->setRange(1, kMostWords);
    maximum_->setRange(0, kMostWords);
    maximum_->setSpecialValueText(tr("any"));
    minimum_->setAccessibleName(tr("Fewest words"));
    maximum_->setAccessibleName(tr("Most words"));
    exact_->setToolTip(tr("Compare with every sentence instead of using the approximate index"));
    exact_->hide();

    auto* first = new QHBoxLayout;
    first->setSpacing(space::kGap);
    first->addWidget(back_);
    first->addWidget(field_, 1);
    auto* second = new QHBoxLayout;
    second->setSpacing(space::kGap);
    second->addWidget(language_);
    second->addWidget(pattern_, 1);
    second->addWidget(new QLabel(tr("words")));
    second->addWidget(minimum_);
    second->addWidget(new QLabel(tr("to")));
    second->addWidget(maximum_);
    second->addWidget(exact_);
    body()->addLayout(first);
    body()->addLayout(second);

    connect(back_, &QToolButton::clicked, this, &QueryCard::goBack);
    connect(field_, &QLineEdit::textChanged, this, [this](const QString& text) {
        field_->setAlignment(text.isRightToLeft() ? Qt::AlignRight | Qt::AlignAbsolute : Qt::AlignLeft);
        emit changed();
    });
    connect(pattern_, &QLineEdit::textChanged, this, &QueryCard::changed);
    connect(language_, &QComboBox::currentIndexChanged, this, &QueryCard::changed);
    connect(minimum_, &QSpinBox::valueChanged, this, &QueryCard::changed);
    connect(maximum_, &QSpinBox::valueChanged, this, &QueryCard::changed);
    connect(exact_, &QCheckBox::toggled, this, &QueryCard::changed);
}

QString QueryCard::text() const {
    return field_->text();
}

void QueryCard::setText(const QString& text, bool remember) {
    if (text == field_->text()) return;
    if (remember && !field_->text().trimmed().isEmpty()) {
        past_ << field_->text();
        if (past_.size() > kMostPast) past_.removeFirst();
    }
    back_->setEnabled(!past_.isEmpty());
    field_->setText(text);
    field_->setCursorPosition(0);
}

void QueryCard::goBack() {
    if (past_.isEmpty()) return;
    setText(past_.takeLast(), false);
    back_->setEnabled(!past_.isEmpty());
}

CorpusFilter QueryCard::filter() const {
    return {language_->currentData().toString().toStdString(), pattern_->text().toStdString(),
            minimum_->value(), maximum_->value()};
}

bool QueryCard::exact() const {
    return exact_->isChecked();
}

void QueryCard::setApproximate(bool approximate) {
    exact_->setVisible(approximate);
}

}  // namespace paragram::ui
