#include "ui/data/judging/judging_setup.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>

#include "ui/forms/field_grid.h"
#include "ui/forms/number_box.h"
#include "ui/project/project_files.h"

namespace paragram::ui {

namespace {

constexpr int kUsual = 100, kMost = 10'000;  // pairs; P18 judged 100 of each range

}  // namespace

JudgingSetup::JudgingSetup(QWidget* parent)
    : SetupCard(tr("Sheet"), {}, parent),
      judge_(new QLineEdit),
      count_(new NumberBox(1, kMost, true)),
      from_(new QComboBox),
      begin_(new QPushButton(tr("Judge", "to judge"))) {
    judge_->setText(tr("first"));
    judge_->setToolTip(tr("Each judge has a sheet; two of them show how far they agree"));
    count_->setValue(kUsual);
    count_->setToolTip(tr("Pairs of a new sheet, or of each tenth"));
    from_->setToolTip(tr("Equal parts, ranked by what a filter measures, show what its values are worth"));
    begin_->setProperty("primary", true);
    fields().addField(tr("Judge"), judge_);
    fields().addField(tr("Pairs"), count_);
    fields().addTallField(tr("Drawn from"), from_);
    addButtons({begin_});
    connect(begin_, &QPushButton::clicked, this, &JudgingSetup::beginClicked);
    connect(judge_, &QLineEdit::returnPressed, this, &JudgingSetup::beginClicked);
}

void JudgingSetup::showStore(const StoreEntry& store) {
    from_->clear();
    from_->addItem(tr("the whole store"), QString());
    if (store.info.hasScore) from_->addItem(tr("tenths by score"), "score");
    from_->addItem(tr("tenths by trigram overlap"), "overlap");
    from_->addItem(tr("tenths by length"), "length of=mean");
}

QString JudgingSetup::judge() const {
    const QString name = fileNameOf(judge_->text());
    return name.isEmpty() ? tr("first") : name;
}

SheetRequest JudgingSetup::request(const StoreEntry& store) const {
    SheetRequest request;
    request.pairs = store.file;
    request.count = static_cast<std::int64_t>(count_->value());
    if (const QString by = from_->currentData().toString(); !by.isEmpty())
        if (auto step = parseRecipeStep(by.toStdString(), "judging")) request.by = *std::move(step);
    return request;
}

}  // namespace paragram::ui
