#include "ui/aligning/alignment_export.h"

#include <QPushButton>
#include <QSettings>
#include <algorithm>

#include "core/pairs/formats/format_registry.h"
#include "ui/forms/number_box.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

AlignmentExport::AlignmentExport(QWidget* parent)
    : Card(tr("Export"), parent),
      least_(new NumberBox(0, 1, false)),
      file_(new QPushButton(tr("Export…"))),
      store_(new QPushButton(tr("Add to project"))) {
    least_->setSingleStep(0.05);
    least_->setFixedWidth(scaled(64));
    least_->setAccessibleName(tr("Least confidence"));
    least_->setToolTip(tr("Links of lower confidence are left out; accepted ones have the confidence 1"));
    auto* label = new QLabel(tr("Least confidence"));
    label->setBuddy(least_);
    label->setToolTip(least_->toolTip());
    file_->setProperty("primary", true);
    file_->setToolTip(tr("As a translation memory, a table, a parallel corpus and other formats"));
    store_->setToolTip(tr("As a pair store, to train on or to filter"));
    auto* first = new QHBoxLayout;
    first->setSpacing(space::kGap);
    first->addWidget(label);
    first->addStretch();
    first->addWidget(least_);
    body()->addLayout(first);
    body()->addLayout(buttonRow({file_, store_}));
    connect(least_, &QDoubleSpinBox::valueChanged, this, &AlignmentExport::describe);
    connect(file_, &QPushButton::clicked, this, &AlignmentExport::fileWanted);
    connect(store_, &QPushButton::clicked, this, &AlignmentExport::storeWanted);
}

double AlignmentExport::least() const {
    return least_->value();
}

void AlignmentExport::showRows(const AlignmentRows& rows) {
    confidences_.clear();
    for (const Link& link : rows.links())
        if (link.isPair()) confidences_.push_back(link.confidence);
    std::ranges::sort(confidences_);
    describe();
}

void AlignmentExport::describe() {
    const auto kept = confidences_.end() - std::ranges::lower_bound(confidences_, least());
    setNote(tr("%1 of %2 pairs", nullptr, plural(confidences_.size()))
                .arg(countText(kept), countText(static_cast<qint64>(confidences_.size()))));
    file_->setEnabled(kept > 0);
    store_->setEnabled(kept > 0);
}

QList<AlignmentExport::Format> AlignmentExport::formats() {
    QList<Format> formats{{"tmx", {tr("Translation memory (*.tmx)"), ".tmx"}},
                          {"links", {tr("All sentences with places and confidence (*.tsv)"), ".tsv"}}};
    for (const PairFormat& format : pairFormats()) {
        if (!format.write || format.id == "tmx" || format.id == "pair-store") continue;
        const QString ending =
            format.endings.empty() ? QString() : QString::fromStdString(format.endings.front());
        formats.append(
            {QString::fromStdString(format.id),
             {QString("%1 (*%2)").arg(engineText(EngineTable::formats, format.title), ending), ending}});
    }
    formats.append({"pair-store", {tr("Pair store (*.h5)"), ".h5"}});
    formats.append({"gold", {tr("Sentence numbers, as in gold files (*.links)"), ".links"}});
    return formats;
}

void AlignmentExport::saveState(QSettings& settings) const {
    settings.setValue("least", least_->value());
}

void AlignmentExport::restoreState(const QSettings& settings) {
    least_->setValue(settings.value("least", 0).toDouble());
}

}  // namespace paragram::ui
