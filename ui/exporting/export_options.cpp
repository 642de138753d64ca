#include "ui/exporting/export_options.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSettings>

#include "ui/forms/field_grid.h"
#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

ExportOptions::ExportOptions(QWidget* parent)
    : SetupCard(tr("What to export"), {}, parent),
      precision_(new QComboBox),
      dimensions_(new NumberBox(0, 0, true)),
      seenOnly_(new QCheckBox(tr("only tokens seen in training"))),
      sentences_(new FileBox),
      licence_(new QLineEdit) {
    precision_->addItem(tr("32 bit"), "fp32");
    precision_->addItem(tr("16 bit, half the size"), "fp16");
    precision_->addItem(tr("8 bit, a quarter of the size"), "int8");
    precision_->setToolTip(tr("Some formats support 32 bit only."));
    dimensions_->setSpecialValueText(tr("all"));
    dimensions_->setToolTip(
        tr("Vectors are cut to their first dimensions, those of concatenated parts to the first of each."));
    seenOnly_->setToolTip(
        tr("Tokens that training never updated are ignored in sentences and omitted from the files."));
    sentences_->setToolTip(
        tr("Text, one sentence per line, to be embedded for the FAISS index and TensorBoard's projector."));
    sentences_->setPlaceholderText(tr("the vocabulary"));
    licence_->setPlaceholderText(tr("of the training data"));
    fields().addField(tr("Numbers"), precision_);
    fields().addField(tr("Dimensions"), dimensions_);
    fields().addField(tr("Tokens"), seenOnly_);
    fields().addField(tr("Sentences"), sentences_);
    fields().addField(tr("Licence"), licence_);
    connect(precision_, &QComboBox::currentIndexChanged, this, &ExportOptions::changed);
    connect(dimensions_, &NumberBox::valueChanged, this, &ExportOptions::changed);
    connect(seenOnly_, &QCheckBox::toggled, this, &ExportOptions::changed);
    connect(sentences_, &QLineEdit::textChanged, this, &ExportOptions::changed);
}

void ExportOptions::setDimension(int dimension) {
    const double wanted = dimensions_->value();
    dimensions_->setRange(0, std::max(dimension, 0));
    dimensions_->setValue(wanted <= dimension ? wanted : 0);
}

ExportRequest ExportOptions::request() const {
    ExportRequest request;
    request.precision = precision_->currentData().toString().toStdString();
    request.dimensions = static_cast<int>(dimensions_->value());
    request.seenOnly = seenOnly_->isChecked();
    request.sentences = toPath(sentences_->text());
    request.licence = licence_->text().trimmed().toStdString();
    return request;
}

void ExportOptions::saveState(QSettings& settings) const {
    settings.setValue("precision", precision_->currentData());
    settings.setValue("seenOnly", seenOnly_->isChecked());
    settings.setValue("licence", licence_->text());
}

void ExportOptions::restoreState(const QSettings& settings) {
    precision_->setCurrentIndex(std::max(0, precision_->findData(settings.value("precision", "fp32"))));
    seenOnly_->setChecked(settings.value("seenOnly", false).toBool());
    licence_->setText(settings.value("licence").toString());
}

}  // namespace paragram::ui
