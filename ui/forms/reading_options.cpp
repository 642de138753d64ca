#include "ui/forms/reading_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>

#include "core/pairs/formats/format_registry.h"
#include "core/text/input/utf8_repair.h"
#include "ui/forms/field_grid.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

namespace {

constexpr int kDelimiterWidth = 112;

// The most common ones besides UTF-8; any other name that ICU knows can be typed.
constexpr const char* kEncodings[] = {
    "UTF-8",        "UTF-16",     "windows-1250", "windows-1251", "windows-1252", "windows-1254",
    "windows-1256", "ISO-8859-1", "ISO-8859-2",   "ISO-8859-9",   "ISO-8859-15",  "Shift_JIS",
    "EUC-JP",       "GB18030",    "Big5",         "EUC-KR",       "KOI8-R",       "TIS-620"};

QComboBox* box(const QString& name) {
    auto* combo = new QComboBox;
    combo->setAccessibleName(name);
    combo->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    return combo;
}

// UTF-16 of either byte order is one choice.
QString encodingName(const std::string& encoding) {
    return encoding.starts_with("UTF-16") ? "UTF-16" : QString::fromStdString(encoding);
}

void choose(QComboBox* combo, const QString& data) {
    const QSignalBlocker quiet(combo);
    combo->setCurrentIndex(combo->findData(data));
}

}  // namespace

ReadingOptions::ReadingOptions(QObject* parent)
    : QObject(parent),
      member_(box(tr("File in the archive"))),
      format_(box(tr("Format"))),
      encoding_(box(tr("Encoding"))),
      delimiter_(box(tr("Delimiter"))),
      header_(new QCheckBox(tr("Header line"))),
      table_(fieldRow({delimiter_, header_}, space::kGap)) {
    for (const PairFormat& format : pairFormats()) {
        const QString id = QString::fromStdString(format.id);
        format_->addItem(engineText(EngineTable::formats, format.title), id);
        format_->setItemData(format_->count() - 1, engineText(EngineTable::formats, format.sentence),
                             Qt::ToolTipRole);
    }
    format_->setPlaceholderText(tr("not recognised"));
    for (const char* encoding : kEncodings) encoding_->addItem(encoding, QString(encoding));
    encoding_->addItem(tr("UTF-8, damaged characters replaced"), QString(kRepairedUtf8));
    encoding_->setEditable(true);
    encoding_->setInsertPolicy(QComboBox::NoInsert);
    encoding_->setToolTip(tr("Character encoding of the file; any name known to ICU may be typed"));
    const std::pair<QString, const char*> delimiters[] = {
        {tr("tab"), "tab"}, {tr("comma"), ","}, {tr("semicolon"), ";"}, {tr("vertical bar"), "|"}};
    for (const auto& [name, value] : delimiters) delimiter_->addItem(name, QString(value));
    delimiter_->setToolTip(tr("Separator between the columns"));
    delimiter_->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    delimiter_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    delimiter_->setMinimumWidth(scaled(kDelimiterWidth));
    header_->setToolTip(tr("The first line contains column names, not a pair"));
    const auto take = [this](QComboBox* combo, std::string& chosen) {
        connect(combo, &QComboBox::activated, this, [this, combo, &chosen] {
            const QVariant data = combo->currentData();
            chosen = (data.isValid() ? data.toString() : combo->currentText()).toStdString();
            emit changed();
        });
    };
    take(member_, chosenMember_);
    take(format_, chosenFormat_);
    take(encoding_, chosenEncoding_);
    take(delimiter_, chosenDelimiter_);
    connect(header_, &QCheckBox::clicked, this, [this](bool on) {
        chosenHeader_ = on ? "yes" : "no";
        emit changed();
    });
}

void ReadingOptions::layOut(FieldGrid& fields) {
    fields_ = &fields;
    fields.addField(tr("In the archive"), member_);
    fields.addField(tr("Format"), format_);
    fields.addField(tr("Encoding"), encoding_);
    fields.addField(tr("Delimiter"), table_, delimiter_);
    reset();
}

void ReadingOptions::layOutTable(FieldGrid& fields) {
    fields_ = &fields;
    for (QComboBox* hidden : {member_, format_}) {
        hidden->setParent(table_);
        hidden->hide();
    }
    fields.addField(tr("Encoding"), encoding_);
    fields.addField(tr("Delimiter"), table_, delimiter_);
    reset();
}

void ReadingOptions::setChosen(const PairInput& input) {
    const auto unlessAuto = [](const std::string& text) { return text == "auto" ? std::string() : text; };
    chosenEncoding_ = input.encoding;
    chosenDelimiter_ = unlessAuto(input.delimiter);
    chosenHeader_ = unlessAuto(input.header);
}

void ReadingOptions::reset() {
    for (std::string* chosen :
         {&chosenMember_, &chosenFormat_, &chosenEncoding_, &chosenDelimiter_, &chosenHeader_})
        chosen->clear();
    show({});
}

void ReadingOptions::show(const ImportPreview& preview) {
    const QSignalBlocker quietMember(member_);
    member_->clear();
    for (const std::string& member : preview.members)
        member_->addItem(QString::fromStdString(member), QString::fromStdString(member));
    member_->setPlaceholderText(tr("choose a file"));
    choose(member_, QString::fromStdString(preview.member));
    fields_->setFieldShown(member_, preview.members.size() > 1);
    choose(format_, QString::fromStdString(preview.format));
    format_->setToolTip(format_->currentData(Qt::ToolTipRole).toString());
    const QString encoding = encodingName(!chosenEncoding_.empty()                 ? chosenEncoding_
                                          : preview.encoding.starts_with("UTF-16") ? preview.encoding
                                                                                   : std::string("UTF-8"));
    choose(encoding_, encoding);
    if (encoding_->currentIndex() < 0) encoding_->setEditText(encoding);
    isTable_ = preview.isTable;
    fields_->setFieldShown(table_, preview.isTable && preview.format != "jsonl");
    choose(delimiter_, preview.delimiter == '\t' ? QString("tab") : QString(QChar(preview.delimiter)));
    const QSignalBlocker quietHeader(header_);
    header_->setChecked(preview.header);
    // HDF5 stores its own encoding.
    encoding_->setEnabled(preview.format != "psp-hdf5" && preview.format != "pair-store");
}

void ReadingOptions::applyChosen(PairInput& input) const {
    if (!chosenMember_.empty()) input.first = input.first.string() + "!" + chosenMember_;
    if (!chosenFormat_.empty()) input.format = chosenFormat_;
    if (!chosenEncoding_.empty()) input.encoding = chosenEncoding_ == "UTF-8" ? "" : chosenEncoding_;
    if (!chosenDelimiter_.empty()) input.delimiter = chosenDelimiter_;
    if (!chosenHeader_.empty()) input.header = chosenHeader_;
}

void ReadingOptions::applyShown(PairInput& input) const {
    applyChosen(input);
    if (format_->currentIndex() >= 0) input.format = format_->currentData().toString().toStdString();
    if (!isTable_) return;
    if (delimiter_->currentIndex() >= 0) input.delimiter = delimiter_->currentData().toString().toStdString();
    input.header = header_->isChecked() ? "yes" : "no";
}

}  // namespace paragram::ui
