#include "ui/data/import/import_setup.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include "core/pairs/formats/format_registry.h"
#include "core/text/language_names.h"
#include "core/text/unicode.h"
#include "ui/data/import/import_recipe.h"
#include "ui/forms/field_grid.h"
#include "ui/forms/reading_options.h"
#include "ui/forms/setting_form.h"
#include "ui/models/language_text.h"
#include "ui/project/project_files.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 400;
constexpr int kLongestCode = 24, kCodeWidth = 48;

QToolButton* smallButton(const QString& iconName, const QString& name) {
    auto* button = new QToolButton;
    button->setIcon(lineIcon(iconName));
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

}  // namespace

ImportSetup::ImportSetup(QWidget* parent)
    : SetupCard(tr("Import"), settingsOfGroups({"pairs", "filter", "text"}), parent),
      fileLabel_(new QLabel),
      secondLabel_(new QLabel),
      chooseFile_(smallButton("folder", tr("Choose the file"))),
      chooseSecond_(smallButton("folder", tr("Choose the file in the other language"))),
      dropSecond_(smallButton("close", tr("No second file"))),
      languages_{new QLineEdit, new QLineEdit},
      languageNames_(new QLabel),
      reading_(new ReadingOptions(this)),
      columns_{new QComboBox, new QComboBox, new QComboBox},
      name_(new QLineEdit),
      recipe_(new ImportRecipe(this)),
      import_(new QPushButton(tr("Import"))),
      cancel_(new QPushButton) {
    setFixedWidth(scaled(kWidth));
    form().setPresetsShown(false);
    import_->setProperty("primary", true);
    name_->setAccessibleName(tr("Name of the pair store"));
    languages_[0]->setAccessibleName(tr("Language of the source side"));
    languages_[1]->setAccessibleName(tr("Language of the target side"));
    const QString columnNames[] = {tr("Source column"), tr("Target column"), tr("Score column")};
    for (int i = 0; i < 3; ++i) columns_[i]->setAccessibleName(columnNames[i]);
    for (QLabel* label : {languageNames_, secondLabel_}) label->setProperty("role", "muted");
    layOut();
    connect(chooseFile_, &QToolButton::clicked, this, &ImportSetup::filesWanted);
    connect(chooseSecond_, &QToolButton::clicked, this, &ImportSetup::secondFileWanted);
    connect(dropSecond_, &QToolButton::clicked, this, &ImportSetup::secondFileDropped);
    for (QLineEdit* language : languages_) {
        language->setMaxLength(kLongestCode);
        language->setToolTip(
            tr("Language code, for example en; training differs for translations and for paraphrases in one "
               "language"));
        connect(language, &QLineEdit::textChanged, this, &ImportSetup::nameLanguages);
        connect(language, &QLineEdit::textEdited, this,
                [this, typed = &languageTyped_[language == languages_[1]]] { *typed = true; });
        // In a file with several languages the codes select two.
        connect(language, &QLineEdit::editingFinished, this, [this, language] {
            // "english" for "en".
            const std::string typed = language->text().trimmed().toStdString();
            const std::string code = isLanguageCode(typed) ? std::string() : languageNamed(typed);
            if (const bool modified = language->isModified(); !code.empty()) {
                language->setText(QString::fromStdString(code));
                language->setModified(modified);
            }
            if (language->isModified() && !reading_->isTable()) emit readingChanged();
            language->setModified(false);
        });
    }
    connect(reading_, &ReadingOptions::changed, this, &ImportSetup::readingChanged);
    for (QComboBox* column : columns_) connect(column, &QComboBox::activated, this, &ImportSetup::changed);
    connect(&form(), &SettingForm::changed, this, &ImportSetup::changed);
    connect(recipe_, &ImportRecipe::changed, this, [this] {
        showFormRows();
        emit changed();
    });
    connect(import_, &QPushButton::clicked, this, &ImportSetup::importClicked);
    connect(cancel_, &QPushButton::clicked, this, &ImportSetup::cancelClicked);
    setImporting(false);
}

void ImportSetup::layOut() {
    for (QLabel* label : {fileLabel_, secondLabel_, languageNames_}) {
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        // Where a field begins, even if a name is written in the other direction.
        label->setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute |
                            Qt::AlignVCenter);
    }
    for (QLineEdit* language : languages_) language->setFixedWidth(scaled(kCodeWidth));
    for (QComboBox* column : columns_) column->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    columnRow_ = fieldRow({columns_[0], columns_[1], columns_[2]}, space::kUnit);
    fields().addField(tr("File"), fieldRow({fileLabel_, chooseFile_}, 0), chooseFile_);
    fields().addField(tr("Second file"), fieldRow({secondLabel_, dropSecond_, chooseSecond_}, 0),
                      chooseSecond_);
    reading_->layOut(fields());
    fields().addField(tr("Languages"), fieldRow({languages_[0], languages_[1], languageNames_}, space::kGap),
                      languages_[0]);
    fields().addField(tr("Columns"), columnRow_, columns_[0]);
    fields().addField(tr("Pair store"), name_);
    recipe_->layOut(fields());
    addButtons({import_, cancel_});
}

void ImportSetup::setFiles(const std::filesystem::path& file, const std::filesystem::path& second) {
    if (file != file_) {
        name_->clear();
        for (QLineEdit* language : languages_) language->clear();
        for (bool& typed : languageTyped_) typed = false;
        reading_->reset();
    }
    file_ = file;
    second_ = second;
    fileLabel_->setText(toText(file_.filename()));
    fileLabel_->setToolTip(toText(file_));
    showSecond();
    QString stem = toText(file_.filename());
    for (const char* ending : {".gz", ".bz2", ".xz", ".zst", ".zip", ".tar", ".tgz", ".dz"})
        if (stem.endsWith(ending)) stem.chop(static_cast<qsizetype>(qstrlen(ending)));
    for (const PairFormat& format : pairFormats())
        for (const std::string& ending : format.endings)
            if (stem.endsWith(QString::fromStdString(ending)))
                stem.chop(static_cast<qsizetype>(ending.size()));
    name_->setPlaceholderText(fileNameOf(stem).isEmpty() ? tr("pairs") : fileNameOf(stem));
}

void ImportSetup::showSecond() {
    secondLabel_->setText(second_.empty() ? tr("none") : toText(second_.filename()));
    secondLabel_->setToolTip(toText(second_));
    dropSecond_->setVisible(!second_.empty());
}

void ImportSetup::showPreview(const ImportPreview& preview) {
    const std::string* codes[] = {&preview.sourceLanguage, &preview.targetLanguage};
    for (int i = 0; i < 2; ++i)
        if (!languageTyped_[i]) languages_[i]->setText(QString::fromStdString(*codes[i]));
    // A second file inside the archive does not have to be named here.
    if (second_.empty() && !preview.second.empty() && preview.member.empty()) second_ = preview.second;
    showSecond();
    reading_->show(preview);
    keys_ = preview.format == "jsonl" ? preview.columnNames : std::vector<std::string>();
    for (int i = 0; i < 3; ++i) {
        const QSignalBlocker quiet(columns_[i]);
        columns_[i]->clear();
        if (i == 2) columns_[i]->addItem("–", -1);
        for (int column = 0; column < preview.columnCount; ++column) {
            const bool named = preview.isTable && column < std::ssize(preview.columnNames);
            const auto place = static_cast<std::size_t>(column);
            columns_[i]->addItem(
                named ? QString::fromStdString(preview.columnNames[place]) : countText(column + 1), column);
        }
        columns_[i]->setEnabled(preview.columnCount > 1);
    }
    // In other formats the sides have fixed places.
    fields().setFieldShown(columnRow_, preview.isTable);
    columns_[0]->setToolTip(tr("Column with the source side"));
    columns_[1]->setToolTip(tr("Column with the target side"));
    columns_[2]->setToolTip(tr("Column with a score, if there is one"));
    setRoles(preview.columnCount > 1 ? ColumnRoles::of(preview.columns) : ColumnRoles());
}

ColumnRoles ImportSetup::roles() const {
    const auto column = [this](int i) {
        return columns_[i]->currentIndex() < 0 ? -1 : columns_[i]->currentData().toInt();
    };
    return {column(0), column(1), column(2)};
}

void ImportSetup::setRoles(const ColumnRoles& roles) {
    const int columns[] = {roles.source, roles.target, roles.score};
    for (int i = 0; i < 3; ++i) columns_[i]->setCurrentIndex(columns_[i]->findData(columns[i]));
    emit changed();
}

PairInput ImportSetup::previewInput() const {
    PairInput input;
    input.first = file_;
    input.second = second_;
    if (languageTyped_[0]) input.sourceLanguage = languages_[0]->text().trimmed().toStdString();
    if (languageTyped_[1]) input.targetLanguage = languages_[1]->text().trimmed().toStdString();
    reading_->applyChosen(input);
    return input;
}

ImportRequest ImportSetup::request() const {
    ImportRequest request;
    request.input.first = file_;
    request.input.second = second_;
    reading_->applyShown(request.input);
    const std::vector<int> columns = reading_->isTable() ? roles().columns() : std::vector<int>();
    if (keys_.empty()) request.input.columns = columns;
    if (!keys_.empty())
        for (const int column : columns)
            request.input.columnNames.push_back(keys_[static_cast<std::size_t>(column)]);
    request.input.sourceLanguage = languages_[0]->text().trimmed().toStdString();
    request.input.targetLanguage = languages_[1]->text().trimmed().toStdString();
    request.settings = form().settings();
    request.recipe = recipe_->recipe(form().settings());
    request.suites = recipe_->suites();
    return request;
}

std::pair<std::string, std::string> ImportSetup::languages() const {
    return {languages_[0]->text().trimmed().toStdString(), languages_[1]->text().trimmed().toStdString()};
}

// A recipe ignores the filter settings.
void ImportSetup::showFormRows() {
    form().setRowsShown([all = recipe_->fromSettings()](const SettingRow& row) {
        return all || row.key.starts_with("pairs.");
    });
}

QString ImportSetup::storeName() const {
    const QString name = fileNameOf(name_->text());
    return name.isEmpty() ? name_->placeholderText() : name;
}

void ImportSetup::nameLanguages() {
    languageNames_->setText(
        languagePair(languages_[0]->text().toStdString(), languages_[1]->text().toStdString()));
    languageNames_->setToolTip(languageNames_->text());
}

void ImportSetup::setImporting(bool importing) {
    import_->setEnabled(!importing);
    import_->setText(importing ? tr("Importing…") : tr("Import"));
    cancel_->setText(importing ? tr("Stop") : tr("Cancel"));
    for (QToolButton* button : {chooseFile_, chooseSecond_, dropSecond_}) button->setEnabled(!importing);
}

}  // namespace paragram::ui
