#include "ui/tokenizer/tokenizer_setup.h"

#include <QLineEdit>
#include <QPushButton>

#include "ui/forms/field_grid.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/project/project_files.h"
#include "ui/project/store_box.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

std::vector<const SettingRow*> tokenizerRows() {
    std::vector<const SettingRow*> rows = settingsOfGroups({"tokenizer", "text"});
    // Where sentences are cut off matters to a model, not to the tokenizer.
    std::erase_if(rows, [](const SettingRow* row) { return row->key == "tokenizer.maximum-tokens"; });
    return rows;
}

}  // namespace

TokenizerSetup::TokenizerSetup(QWidget* parent)
    : SetupCard(tr("Train a tokenizer"), tokenizerRows(), parent),
      pairs_(new StoreBox),
      name_(new QLineEdit),
      train_(new QPushButton(tr("Train"))),
      stop_(new QPushButton(tr("Stop"))) {
    form().setPresetsShown(false);
    train_->setProperty("primary", true);
    pairs_->setAccessibleName(tr("Pairs to train on"));
    pairs_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    name_->setAccessibleName(tr("Name of the tokenizer"));
    fields().addField(tr("Pairs"), pairs_);
    fields().addField(tr("Name"), name_);
    addButtons({train_, stop_});
    connect(&form(), &SettingForm::changed, this, &TokenizerSetup::refresh);
    connect(train_, &QPushButton::clicked, this, &TokenizerSetup::trainClicked);
    connect(stop_, &QPushButton::clicked, this, &TokenizerSetup::stopClicked);
    setTraining(false);
}

void TokenizerSetup::showProject(const Project& project) {
    pairs_->showProject(project);
    refresh();
}

void TokenizerSetup::refresh() {
    const TokenizerSettings& settings = form().settings().tokenizer;
    const bool pieces = settings.kind == TokenizerKind::sentencepiece;
    name_->setPlaceholderText(
        QString("%1-%2")
            .arg(pieces ? QString("sp") : QString::fromStdString(std::string(nameOf(settings.kind))))
            .arg(settings.vocabulary));
    for (const char* key : {"tokenizer.model", "tokenizer.character-coverage"})
        if (SettingField* field = form().field(key)) field->setEnabled(pieces);
    train_->setEnabled(!training_ && pairs_->count() > 0);
}

TokenizerRequest TokenizerSetup::request() const {
    TokenizerRequest request;
    request.pairs = {pairs_->store()};
    request.settings = form().settings();
    return request;
}

QString TokenizerSetup::tokenizerName() const {
    const QString name = fileNameOf(name_->text());
    return name.isEmpty() ? name_->placeholderText() : name;
}

QString TokenizerSetup::ending() const {
    return form().settings().tokenizer.kind == TokenizerKind::sentencepiece ? ".model" : ".vocab";
}

void TokenizerSetup::setTraining(bool training) {
    training_ = training;
    train_->setText(training ? tr("Training…") : tr("Train"));
    stop_->setVisible(training);
    refresh();
}

}  // namespace paragram::ui
