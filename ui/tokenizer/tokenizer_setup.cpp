#include "ui/tokenizer/tokenizer_setup.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>

#include "core/settings/setting_table.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/shell/project_files.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

std::vector<const SettingRow*> tokenizerRows() {
    std::vector<const SettingRow*> rows;
    for (const char* group : {"tokenizer", "text"})
        for (const SettingRow* row : settingsOfGroup(group))
            // Where sentences are cut matters to a model, not to the tokenizer.
            if (row->key != "tokenizer.maximum-tokens") rows.push_back(row);
    return rows;
}

}  // namespace

TokenizerSetup::TokenizerSetup(QWidget* parent)
    : Card(tr("Train a tokenizer"), parent),
      pairs_(new QComboBox),
      name_(new QLineEdit),
      form_(new SettingForm(tokenizerRows())),
      train_(new QPushButton(tr("Train"))),
      stop_(new QPushButton(tr("Stop"))) {
    addToHeader(form_->levelButton());
    form_->setPresetsShown(false);
    train_->setProperty("primary", true);
    pairs_->setAccessibleName(tr("Pairs to learn from"));
    pairs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    name_->setAccessibleName(tr("Name of the tokenizer"));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kGap);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    const std::pair<QString, QWidget*> rows[] = {{tr("Pairs"), pairs_}, {tr("Name"), name_}};
    int line = 0;
    for (const auto& [text, widget] : rows) {
        auto* label = new QLabel(text);
        label->setBuddy(widget);
        grid->addWidget(label, line, 0);
        grid->addWidget(widget, line++, 1);
    }
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    form_->layout()->setContentsMargins(0, 0, 2, 0);
    scroll->setWidget(form_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    buttons->addWidget(train_);
    buttons->addWidget(stop_);
    buttons->addStretch();
    body()->setSpacing(space::kGap + 2);
    body()->addLayout(grid);
    body()->addWidget(scroll, 1);
    body()->addLayout(buttons);
    connect(form_, &SettingForm::changed, this, &TokenizerSetup::refresh);
    connect(train_, &QPushButton::clicked, this, &TokenizerSetup::trainClicked);
    connect(stop_, &QPushButton::clicked, this, &TokenizerSetup::stopClicked);
    setTraining(false);
}

void TokenizerSetup::showProject(const Project& project) {
    const QVariant before = pairs_->currentData();
    pairs_->clear();
    for (const auto& file : project.pairStores()) pairs_->addItem(toText(file.stem()), toText(file));
    pairs_->setCurrentIndex(pairs_->count() ? std::max(0, pairs_->findData(before)) : -1);
    refresh();
}

void TokenizerSetup::refresh() {
    const TokenizerSettings& settings = form_->settings().tokenizer;
    const bool pieces = settings.kind == "sentencepiece";
    name_->setPlaceholderText(QString("%1-%2")
                                  .arg(pieces ? QString("sp") : QString::fromStdString(settings.kind))
                                  .arg(settings.vocabulary));
    for (const char* key : {"tokenizer.model", "tokenizer.character-coverage"})
        if (SettingField* field = form_->field(key)) {
            field->editor()->setEnabled(pieces);
            field->label()->setEnabled(pieces);
        }
    train_->setEnabled(!training_ && pairs_->count() > 0);
}

TokenizerRequest TokenizerSetup::request() const {
    TokenizerRequest request;
    request.pairs = {toPath(pairs_->currentData().toString())};
    request.settings = form_->settings();
    return request;
}

QString TokenizerSetup::tokenizerName() const {
    const QString name = fileNameOf(name_->text());
    return name.isEmpty() ? name_->placeholderText() : name;
}

QString TokenizerSetup::ending() const {
    return form_->settings().tokenizer.kind == "sentencepiece" ? ".model" : ".vocab";
}

void TokenizerSetup::setTraining(bool training) {
    training_ = training;
    train_->setText(training ? tr("Training…") : tr("Train"));
    stop_->setVisible(training);
    refresh();
}

}  // namespace paragram::ui
