#include "ui/data/catalogue/entry_card.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "ui/data/catalogue/catalogue_model.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

QString fromText(const std::string& text) {
    return QString::fromStdString(text);
}

QLabel* wrapped() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label->setTextFormat(Qt::RichText);
    return label;
}

// How a file's checksum was checked.
QString checkedText(const ProvenanceRecord& record) {
    if (record.checked == "published") return EntryCard::tr("matches the published checksum");
    if (record.checked == "pinned") return EntryCard::tr("matches the checksum of the first download");
    return EntryCard::tr("no checksum published; this one is kept for later checks");
}

QString useText(const std::string& use) {
    if (use == "import") return EntryCard::tr("Import pairs…");
    if (use == "explore") return EntryCard::tr("Explore…");
    if (use == "evaluate") return EntryCard::tr("Evaluate on this set");
    if (use == "align") return EntryCard::tr("Align…");
    if (use == "mine") return EntryCard::tr("Go to Mine");
    if (use == "model") return EntryCard::tr("Import the model…");
    return {};
}

}  // namespace

EntryCard::EntryCard(QWidget* parent)
    : Card({}, parent),
      about_(wrapped()),
      facts_(wrapped()),
      choiceLine_(new QWidget),
      languagesLabel_(new QLabel),
      first_(new QComboBox),
      second_(new QComboBox),
      versionLabel_(new QLabel(tr("Version"))),
      version_(new QComboBox),
      files_(wrapped()),
      download_(new QPushButton(tr("Download"))),
      use_(new QPushButton),
      folder_(new QPushButton(tr("Show folder"))) {
    auto* line = new QHBoxLayout(choiceLine_);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(space::kGap);
    for (QComboBox* box : {first_, second_}) {
        box->setEditable(true);
        box->setInsertPolicy(QComboBox::NoInsert);
        box->lineEdit()->setPlaceholderText(tr("code"));
        box->setMinimumContentsLength(4);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::editTextChanged, this, &EntryCard::judge);
    }
    first_->setAccessibleName(tr("Language"));
    second_->setAccessibleName(tr("Second language"));
    version_->setMinimumContentsLength(8);
    version_->setAccessibleName(tr("Version"));
    languagesLabel_->setBuddy(first_);
    versionLabel_->setBuddy(version_);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{languagesLabel_, first_, second_, versionLabel_, version_})
        line->addWidget(widget);
    line->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    download_->setProperty("primary", true);
    for (QPushButton* button : {download_, use_, folder_}) buttons->addWidget(button);
    buttons->addStretch();
    files_->setProperty("role", "muted");
    body()->addWidget(about_);
    body()->addWidget(facts_);
    body()->addWidget(choiceLine_);
    body()->addLayout(buttons);
    body()->addWidget(files_);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    connect(download_, &QPushButton::clicked, this, &EntryCard::downloadWanted);
    connect(use_, &QPushButton::clicked, this, &EntryCard::useWanted);
    connect(folder_, &QPushButton::clicked, this, &EntryCard::folderWanted);
    clear();
}

void EntryCard::clear() {
    entry_ = nullptr;
    setTitle(tr("No entry chosen"));
    about_->setText(tr("No entry of the catalogue contains all these words."));
    for (QWidget* widget :
         std::initializer_list<QWidget*>{facts_, choiceLine_, download_, use_, folder_, files_})
        widget->hide();
}

void EntryCard::showState(const DownloadState& state) {
    const CatalogueEntry& entry = *state.entry;
    const bool another = entry_ != &entry;
    entry_ = &entry;
    setTitle(fromText(entry.title));
    about_->setText(engineText(EngineTable::catalogue, entry.about).toHtmlEscaped());
    QString facts;
    const auto fact = [&](const QString& name, const QString& value) {
        if (!value.isEmpty())
            facts += QString("<tr><td style='padding-right:12px'>%1</td><td>%2</td></tr>").arg(name, value);
    };
    QString licence = engineText(EngineTable::catalogue, entry.licence).toHtmlEscaped();
    if (entry.nonCommercial)
        licence += QString(" <b style='color:%1'>%2</b>")
                       .arg(coloursInForce().warning.name(), tr("non-commercial only"));
    fact(tr("Licence"), licence);
    fact(tr("Terms"), engineText(EngineTable::catalogue, entry.terms).toHtmlEscaped());
    fact(tr("Languages"), engineText(EngineTable::catalogue, entry.languages).toHtmlEscaped());
    std::int64_t bytes = 0;
    bool known = true;
    for (const CatalogueFile& file : entry.files) {
        const std::int64_t size = std::max(file.bytes, file.aboutBytes);
        bytes += size;
        known = known && size > 0;
    }
    if (entry.large)
        fact(tr("Size"), tr("over 500 MB: you are asked before it starts"));
    else if (known)
        fact(tr("Size"), bytesText(static_cast<double>(bytes)));
    const QString url = fromText(entry.files.front().urls.front());
    fact(tr("From"), url.section('/', 2, 2).toHtmlEscaped());
    facts_->setText("<table cellspacing='0' cellpadding='1'>" + facts + "</table>");
    if (another) showChoice(entry);
    QStringList files;
    for (const ProvenanceRecord& record : state.files) {
        files << QString("%1 · %2 · %3 · %4")
                     .arg(fromText(record.file).toHtmlEscaped(), bytesText(static_cast<double>(record.bytes)),
                          fromText(record.time.substr(0, 10)), checkedText(record));
    }
    if (files.size() > 6)
        files = files.mid(0, 5) << tr("and %1 more", nullptr, plural(files.size() - 5)).arg(files.size() - 5);
    if (state.begun) files << tr("A download was started; it resumes where it stopped.");
    files_->setText(files.join("<br>"));
    facts_->show();
    download_->show();
    files_->setVisible(!files.isEmpty());
    use_->setText(useText(entry.use));
    use_->setVisible(!state.files.empty() && !use_->text().isEmpty());
    folder_->setVisible(!state.files.empty());
    judge();
}

void EntryCard::showChoice(const CatalogueEntry& entry) {
    const bool two = entry.choice == LanguageChoice::two;
    choiceLine_->setVisible(entry.choice != LanguageChoice::none);
    languagesLabel_->setText(two ? tr("Languages") : tr("Language"));
    second_->setVisible(two);
    for (QComboBox* box : {first_, second_}) {
        const QString kept = box->currentText();
        box->clear();
        for (const std::string& code : entry.codes) box->addItem(fromText(code));
        const bool fits = entry.codes.empty() || box->findText(kept) >= 0;
        box->setEditText(fits ? kept : QString());
    }
    version_->clear();
    for (const std::string& version : entry.versions) version_->addItem(fromText(version));
    version_->setVisible(entry.versions.size() > 1);
    versionLabel_->setVisible(entry.versions.size() > 1);
}

void EntryCard::judge() {
    if (!entry_) return;
    const auto files = filesOf(*entry_, choice());
    download_->setEnabled(!busy_ && files.ok());
    download_->setToolTip(files ? QString() : fromText(files.error().expected));
}

void EntryCard::setBusy(bool busy) {
    busy_ = busy;
    judge();
}

CatalogueChoice EntryCard::choice() const {
    return {first_->currentText().trimmed().toStdString(), second_->currentText().trimmed().toStdString(),
            version_->currentText().toStdString()};
}

QString EntryCard::text() const {
    return about_->text() + facts_->text() + files_->text();
}

}  // namespace paragram::ui
