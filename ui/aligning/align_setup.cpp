#include "ui/aligning/align_setup.h"

#include <QComboBox>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "ui/forms/file_box.h"
#include "ui/models/language_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {
namespace {

constexpr const char* kLanguages[] = {"ar", "cs", "de", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "it",
                                      "ja", "ko", "nl", "pl", "pt", "ro", "ru", "sv", "tr", "uk", "vi", "zh"};

QComboBox* languageBox() {
    auto* box = new QComboBox;
    box->addItem(AlignSetup::tr("as the document says"), QString());
    QList<std::pair<QString, QString>> names;
    for (const char* code : kLanguages) names << std::pair(languageName(code), QString(code));
    std::ranges::sort(names);
    for (const auto& [name, code] : names) box->addItem(name, code);
    box->setMinimumWidth(scaled(120));
    return box;
}

bool isPdf(const QString& file) {
    return file.trimmed().endsWith(".pdf", Qt::CaseInsensitive);
}

void choose(QComboBox* box, const QVariant& value) {
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

}  // namespace

AlignSetup::AlignSetup(Kind kind, QWidget* parent)
    : Card(kind == Kind::documents ? tr("Documents") : tr("Add documents"), parent),
      kind_(kind),
      source_(new FileBox),
      target_(new FileBox),
      glossary_(new FileBox),
      sourceLanguage_(languageBox()),
      targetLanguage_(languageBox()),
      unit_(new QComboBox),
      passwordLabel_(new QLabel(tr("Password"))),
      password_(new QLineEdit),
      button_(new QPushButton(kind == Kind::documents ? tr("Align") : tr("Add"))) {
    const bool folders = kind == Kind::folders;
    source_->setPlaceholderText(folders ? tr("a folder of documents, or a list of two columns")
                                        : tr("a document: Word, PDF, EPUB, text, …"));
    target_->setPlaceholderText(folders ? tr("a folder of their translations") : tr("its translation"));
    if (folders)
        for (FileBox* box : {source_, target_}) box->chooseFolders();
    glossary_->setPlaceholderText(tr("none; lines of term, tab, translation"));
    unit_->addItem(tr("are recognised"), "sentences");
    unit_->addItem(tr("are the lines"), "lines");
    unit_->addItem(tr("are the paragraphs"), "paragraphs");
    unit_->setToolTip(
        tr("What is linked: sentences as the language divides them, or every line or paragraph"));
    password_->setEchoMode(QLineEdit::Password);
    password_->setAccessibleName(passwordLabel_->text());
    passwordLabel_->setBuddy(password_);
    password_->setToolTip(tr("Of a PDF that asks for one"));
    button_->setProperty("primary", true);

    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::kGap);
    grid->setVerticalSpacing(space::kGap);
    const auto add = [&](int row, int column, const QString& name, QWidget* field, const QString& full = {}) {
        auto* label = new QLabel(name);
        label->setBuddy(field);
        field->setAccessibleName(full.isEmpty() ? name : full);
        grid->addWidget(label, row, column);
        grid->addWidget(field, row, column + 1);
    };
    add(0, 0, tr("Source"), source_);
    add(0, 2, tr("Language"), sourceLanguage_, tr("Language of the source"));
    add(0, 4, tr("Sentences"), unit_);
    add(1, 0, tr("Target"), target_);
    add(1, 2, tr("Language"), targetLanguage_, tr("Language of the target"));
    add(1, 4, tr("Glossary"), glossary_);
    auto* last = new QHBoxLayout;
    last->setSpacing(space::kGap);
    auto* hint =
        new QLabel(folders ? tr("Or drag both folders onto this panel. Documents are paired by their "
                                "names, and by their contents where names differ.")
                           : tr("Or drag both files onto this panel."));
    hint->setWordWrap(true);
    hint->setProperty("role", "muted");
    last->addWidget(hint, 1);
    last->addWidget(passwordLabel_);
    last->addWidget(password_);
    last->addWidget(button_);
    grid->addLayout(last, 2, 0, 1, 6);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(5, 2);
    body()->addLayout(grid);

    for (FileBox* box : {source_, target_}) connect(box, &QLineEdit::textChanged, this, &AlignSetup::refresh);
    connect(button_, &QPushButton::clicked, this, &AlignSetup::alignClicked);
    refresh();
}

void AlignSetup::refresh() {
    button_->setEnabled(complete());
    target_->setEnabled(kind_ == Kind::documents || !isList(source_->text()));
    const bool pdf = kind_ == Kind::documents && (isPdf(source_->text()) || isPdf(target_->text()));
    passwordLabel_->setVisible(pdf);
    password_->setVisible(pdf);
}

bool AlignSetup::isList(const QString& file) {
    return file.trimmed().endsWith(".tsv", Qt::CaseInsensitive);
}

bool AlignSetup::complete() const {
    if (kind_ == Kind::folders && isList(source_->text())) return true;
    return !source_->text().trimmed().isEmpty() && !target_->text().trimmed().isEmpty();
}

void AlignSetup::take(const QString& file) {
    const bool full = complete() || (kind_ == Kind::folders && isList(file));
    if (full) target_->clear();
    (full || source_->text().trimmed().isEmpty() ? source_ : target_)->choose(file);
}

AlignRequest AlignSetup::request() const {
    AlignRequest request;
    const auto side = [&](const FileBox* file, const QComboBox* language) {
        SentencesRequest sentences;
        sentences.input.file = toPath(file->text().trimmed());
        if (isPdf(file->text())) sentences.input.password = password_->text().toStdString();
        sentences.language = language->currentData().toString().toStdString();
        sentences.unit = *valueNamed<SentenceUnit>(unit_->currentData().toString().toStdString());
        return sentences;
    };
    request.source = side(source_, sourceLanguage_);
    request.target = side(target_, targetLanguage_);
    if (!glossary_->text().trimmed().isEmpty()) request.glossary = toPath(glossary_->text().trimmed());
    return request;
}

QString AlignSetup::describe() const {
    return tr("%1 with %2").arg(QFileInfo(source_->text()).fileName(), QFileInfo(target_->text()).fileName());
}

void AlignSetup::saveState(QSettings& settings) const {
    settings.setValue("source", source_->text());
    settings.setValue("target", target_->text());
    settings.setValue("glossary", glossary_->text());
    settings.setValue("sourceLanguage", sourceLanguage_->currentData());
    settings.setValue("targetLanguage", targetLanguage_->currentData());
    settings.setValue("unit", unit_->currentData());
}

void AlignSetup::restoreState(const QSettings& settings) {
    source_->setText(settings.value("source").toString());
    target_->setText(settings.value("target").toString());
    glossary_->setText(settings.value("glossary").toString());
    choose(sourceLanguage_, settings.value("sourceLanguage"));
    choose(targetLanguage_, settings.value("targetLanguage"));
    choose(unit_, settings.value("unit", "sentences"));
}

}  // namespace paragram::ui
