#include "ui/exporting/export_options.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
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
      change_(new QPushButton),
      sentences_(new FileBox),
      licence_(new QLineEdit) {
    precision_->addItem(tr("32 bit"), "fp32");
    precision_->addItem(tr("16 bit, half the size"), "fp16");
    precision_->addItem(tr("8 bit, a quarter of the size"), "int8");
    precision_->setToolTip(tr("Some formats support 32 bit only."));
    dimensions_->setSpecialValueText(tr("all"));
    dimensions_->setToolTip(
        tr("Vectors are cut to their first dimensions, those of concatenated parts to the first of each."));
    change_->setObjectName("leftButton");
    change_->setToolTip(
        tr("Which tokens are kept, and how their vectors are changed: weights, components, whitening"));
    sentences_->setToolTip(
        tr("Text, one sentence per line, to be embedded for the FAISS index and TensorBoard's projector."));
    sentences_->setPlaceholderText(tr("the vocabulary"));
    licence_->setPlaceholderText(tr("of the training data"));
    fields().addField(tr("Numbers"), precision_);
    fields().addField(tr("Dimensions"), dimensions_);
    fields().addField(tr("Changes"), change_);
    fields().addField(tr("Sentences"), sentences_);
    fields().addField(tr("Licence"), licence_);
    connect(precision_, &QComboBox::currentIndexChanged, this, &ExportOptions::changed);
    connect(dimensions_, &NumberBox::valueChanged, this, &ExportOptions::changed);
    connect(change_, &QPushButton::clicked, this, &ExportOptions::askForChanges);
    connect(sentences_, &QLineEdit::textChanged, this, &ExportOptions::changed);
    setChanges({});
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
    changes_.applyTo(request);
    request.sentences = toPath(sentences_->text());
    request.licence = licence_->text().trimmed().toStdString();
    return request;
}

void ExportOptions::setChanges(const VectorChanges& changes) {
    changes_ = changes;
    change_->setText(changes.summary() + QString::fromUtf8("…"));
    emit changed();
}

VectorDialog* ExportOptions::askForChanges() {
    auto* dialog = new VectorDialog(changes_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { setChanges(dialog->changes()); });
    dialog->open();
    return dialog;
}

void ExportOptions::saveState(QSettings& settings) const {
    settings.setValue("precision", precision_->currentData());
    changes_.save(settings);
    settings.setValue("licence", licence_->text());
}

void ExportOptions::restoreState(const QSettings& settings) {
    precision_->setCurrentIndex(std::max(0, precision_->findData(settings.value("precision", "fp32"))));
    setChanges(VectorChanges::restored(settings));
    licence_->setText(settings.value("licence").toString());
}

}  // namespace paragram::ui
