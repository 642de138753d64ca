#include "ui/data/import_setup.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>

#include "core/settings/setting_table.h"
#include "ui/data/import_recipe.h"
#include "ui/data/language_text.h"
#include "ui/data/reading_options.h"
#include "ui/forms/setting_form.h"
#include "ui/shell/project_files.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 332;
constexpr int kLongestCode = 8;

std::vector<const SettingRow*> importRows() {
    std::vector<const SettingRow*> rows;
    for (const char* group : {"pairs", "filter", "text"})
        for (const SettingRow* row : settingsOfGroup(group)) rows.push_back(row);
    return rows;
}

QToolButton* smallButton(const QString& iconName, const QString& name) {
    auto* button = new QToolButton;
    button->setIcon(lineIcon(iconName));
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

}  // namespace

ImportSetup::ImportSetup(QWidget* parent)
    : Card(tr("Import"), parent),
      fileLabel_(new QLabel),
      secondLabel_(new QLabel),
      chooseFile_(smallButton("folder", tr("Choose the file"))),
      chooseSecond_(smallButton("folder", tr("Choose the file of the other language"))),
      dropSecond_(smallButton("close", tr("No second file"))),
      languages_{new QLineEdit, new QLineEdit},
      languageNames_(new QLabel),
      reading_(new ReadingOptions(this)),
      columns_{new QComboBox, new QComboBox, new QComboBox},
      name_(new QLineEdit),
      recipe_(new ImportRecipe(this)),
      form_(new SettingForm(importRows())),
      import_(new QPushButton(tr("Import"))),
      cancel_(new QPushButton) {
    setFixedWidth(kWidth);
    addToHeader(form_->levelButton());
    form_->setPresetsShown(false);
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
            tr("Code of the language, for example en; a model learns differently from "
               "translations and from paraphrases in one language"));
        connect(language, &QLineEdit::textChanged, this, &ImportSetup::nameLanguages);
        connect(language, &QLineEdit::textEdited, this,
                [this, typed = &languageTyped_[language == languages_[1]]] { *typed = true; });
        // Of a file in several languages the codes choose two.
        connect(language, &QLineEdit::editingFinished, this, [this, language] {
            if (language->isModified() && !reading_->isTable()) emit readingChanged();
            language->setModified(false);
        });
    }
    connect(reading_, &ReadingOptions::changed, this, &ImportSetup::readingChanged);
    for (QComboBox* column : columns_) connect(column, &QComboBox::activated, this, &ImportSetup::changed);
    connect(form_, &SettingForm::changed, this, &ImportSetup::changed);
    connect(recipe_, &ImportRecipe::changed, this, [this] {
        showFormRows();
        emit changed();
    });
    connect(import_, &QPushButton::clicked, this, &ImportSetup::importClicked);
    connect(cancel_, &QPushButton::clicked, this, &ImportSetup::cancelClicked);
    setImporting(false);
}

QWidget* ImportSetup::fileRow(QLabel* label, std::initializer_list<QToolButton*> buttons) {
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    layout->addWidget(label, 1);
    for (QToolButton* button : buttons) layout->addWidget(button);
    return row;
}

void ImportSetup::layOut() {
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kGap);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    int line = 0;
    const auto add = [&](const QString& text, QWidget* widget, QWidget* buddy = nullptr) {
        auto* label = new QLabel(text);
        label->setBuddy(buddy ? buddy : widget);
        grid->addWidget(label, line, 0);
        grid->addWidget(widget, line++, 1);
        return label;
    };
    auto* languages = new QWidget;
    auto* languageLayout = new QHBoxLayout(languages);
    languageLayout->setContentsMargins(0, 0, 0, 0);
    languageLayout->setSpacing(space::kGap);
    for (QLineEdit* language : languages_) {
        language->setFixedWidth(48);
        languageLayout->addWidget(language);
    }
    languageNames_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    languageLayout->addWidget(languageNames_, 1);
    auto* columns = new QWidget;
    auto* columnLayout = new QHBoxLayout(columns);
    columnLayout->setContentsMargins(0, 0, 0, 0);
    columnLayout->setSpacing(space::kUnit);
    for (QComboBox* column : columns_) {
        column->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        columnLayout->addWidget(column, 1);
    }
    add(tr("File"), fileRow(fileLabel_, {chooseFile_}), chooseFile_);
    add(tr("Second file"), fileRow(secondLabel_, {dropSecond_, chooseSecond_}), chooseSecond_);
    line = reading_->layOut(*grid, line);
    add(tr("Languages"), languages, languages_[0]);
    columnRow_ = columns;
    columnLabel_ = add(tr("Columns"), columns, columns_[0]);
    add(tr("Pair store"), name_);
    line = recipe_->layOut(*grid, line);

    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    form_->layout()->setContentsMargins(0, 0, 2, 0);
    scroll->setWidget(form_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    buttons->addWidget(import_);
    buttons->addWidget(cancel_);
    buttons->addStretch();
    body()->setSpacing(space::kGap + 2);
    body()->addLayout(grid);
    body()->addWidget(scroll, 1);
    body()->addLayout(buttons);
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
    for (const char* ending : {".gz", ".bz2", ".xz", ".zst", ".zip", ".tar", ".tgz"})
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
    // What lies in the archive itself needs no second file here.
    if (second_.empty() && !preview.second.empty() && preview.member.empty()) second_ = preview.second;
    showSecond();
    reading_->show(preview);
    keys_ = preview.format == "jsonl" ? preview.columnNames : std::vector<std::string>();
    for (int i = 0; i < 3; ++i) {
        const QSignalBlocker quiet(columns_[i]);
        columns_[i]->clear();
        if (i == 2) columns_[i]->addItem(tr("none"), -1);
        for (int column = 0; column < preview.columnCount; ++column) {
            const bool named = preview.isTable && column < std::ssize(preview.columnNames);
            const auto place = static_cast<std::size_t>(column);
            columns_[i]->addItem(
                named ? QString::fromStdString(preview.columnNames[place]) : countText(column + 1), column);
        }
        columns_[i]->setEnabled(preview.columnCount > 1);
    }
    // Other formats have their sides in fixed places.
    for (QWidget* widget : {columnRow_, static_cast<QWidget*>(columnLabel_)})
        widget->setVisible(preview.isTable);
    columns_[0]->setToolTip(tr("Column of the source side"));
    columns_[1]->setToolTip(tr("Column of the target side"));
    columns_[2]->setToolTip(tr("Column of a score, if there is one"));
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

ImportRequest ImportSetup::previewRequest() const {
    ImportRequest request;
    request.input = file_;
    request.secondInput = second_;
    if (languageTyped_[0]) request.sourceLanguage = languages_[0]->text().trimmed().toStdString();
    if (languageTyped_[1]) request.targetLanguage = languages_[1]->text().trimmed().toStdString();
    reading_->applyChosen(request);
    return request;
}

ImportRequest ImportSetup::request() const {
    ImportRequest request;
    request.input = file_;
    request.secondInput = second_;
    reading_->applyShown(request);
    const std::vector<int> columns = reading_->isTable() ? roles().columns() : std::vector<int>();
    if (keys_.empty()) request.columns = columns;
    if (!keys_.empty())
        for (const int column : columns)
            request.columnNames.push_back(keys_[static_cast<std::size_t>(column)]);
    request.sourceLanguage = languages_[0]->text().trimmed().toStdString();
    request.targetLanguage = languages_[1]->text().trimmed().toStdString();
    request.settings = form_->settings();
    request.recipe = recipe_->recipe(form_->settings());
    request.suites = recipe_->suites();
    return request;
}

std::pair<std::string, std::string> ImportSetup::languages() const {
    return {languages_[0]->text().trimmed().toStdString(), languages_[1]->text().trimmed().toStdString()};
}

// What filters by a recipe asks no setting.
void ImportSetup::showFormRows() {
    form_->setRowsShown([all = recipe_->fromSettings()](const SettingRow& row) {
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
