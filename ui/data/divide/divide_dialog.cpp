#include "ui/data/divide/divide_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/tasks/data/divide_pairs.h"
#include "ui/data/divide/fold_page.h"
#include "ui/data/divide/pivot_page.h"
#include "ui/data/divide/store_checklist.h"
#include "ui/forms/number_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 460, kLabelWidth = 140;
constexpr double kUsualPart = 2000, kMostSampled = 100'000;  // pairs proposed

Result<QString> countsOf(const Result<DivideSummary>& summary) {
    if (!summary) return summary.error();
    QStringList counts;
    for (const std::int64_t pairs : summary->pairs) counts << countText(pairs);
    return listText(counts);
}

NumberBox* wholeBox(double least, double most, double value) {
    auto* box = new NumberBox(least, most, true);
    box->setValue(value);
    return box;
}

}  // namespace

DivideDialog::DivideDialog(const Project& project, const StoreEntry& store,
                           const std::vector<StoreEntry>& stores, QWidget* parent)
    : QDialog(parent),
      project_(project),
      store_(store),
      kinds_(new QComboBox),
      pages_(new QStackedWidget),
      together_(new QComboBox),
      folds_(new FoldPage(project, store)),
      others_(new StoreChecklist(tr("Stores to merge with"), stores, store.file)),
      pivot_(new PivotPage(project, store, stores)),
      seed_(wholeBox(1, 1e9, 1)),
      seedLabel_(new QLabel(tr("Seed"))),
      run_(new QPushButton(tr("Create the pair store"))) {
    setWindowTitle(tr("Divide or combine %1").arg(store.name()));
    kinds_->setAccessibleName(tr("What to do"));
    addPages();
    auto* form = new QFormLayout;
    seedLabel_->setBuddy(seed_);
    form->addRow(seedLabel_, seed_);
    seed_->setToolTip(tr("The same seed always selects the same pairs."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    buttons->addButton(run_, QDialogButtonBox::AcceptRole);
    run_->setProperty("primary", true);
    run_->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(kinds_);
    layout->addWidget(pages_);
    layout->addLayout(form);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(kinds_, &QComboBox::currentIndexChanged, this, &DivideDialog::refresh);
    for (NumberBox* box : {developmentSize_, testSize_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &DivideDialog::refresh);
    connect(others_, &QListWidget::itemChanged, this, &DivideDialog::refresh);
    connect(folds_, &FoldPage::changed, this, &DivideDialog::refresh);
    alignFields();
    refresh();
    setMinimumWidth(scaled(kWidth));
}

void DivideDialog::addPages() {
    addPage(tr("Split for training, development and test"),
            tr("Pairs that share a sentence stay together, so that no test sentence occurs in training."),
            splitPage());
    addPage(tr("Take a random sample"), tr("Selected at random, kept in the order of the store."),
            samplePage());
    addPage(tr("Take some of 10 folds"),
            tr("Pairs are ranked by a quantity that filters measure and divided into 10 equal folds; fold 1 "
               "has the lowest values. Each ticked fold becomes a pair store."),
            folds_);
    addPage(tr("Shuffle"), tr("The same pairs in a random order."), new QWidget);
    addPage(tr("Merge with other stores"), tr("All pairs of the stores, one store after another."), others_);
    addPage(tr("Pivot: pairs through shared translations"),
            tr("Joins sentences that share a translation: paraphrases of one language, or pairs of two "
               "others. The stores ticked here contribute their translations, too."),
            pivot_);
}

void DivideDialog::addPage(const QString& name, const QString& help, QWidget* page) {
    kinds_->addItem(name);
    auto* whole = new QWidget;
    auto* layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(help);
    label->setWordWrap(true);
    label->setProperty("role", "muted");
    layout->addWidget(label);
    layout->addWidget(page);
    layout->addStretch();
    pages_->addWidget(whole);
}

QWidget* DivideDialog::splitPage() {
    const auto pairs = static_cast<double>(store_.info.pairs);
    developmentSize_ = wholeBox(0, pairs, std::min(kUsualPart, pairs / 10));
    testSize_ = wholeBox(0, pairs, std::min(kUsualPart, pairs / 10));
    together_->addItem(tr("source sentence"), "source");
    together_->addItem(tr("target sentence"), "target");
    together_->addItem(tr("nothing: each pair separately"), "none");
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Development, pairs"), developmentSize_);
    form->addRow(tr("Test, pairs"), testSize_);
    form->addRow(tr("Kept together by"), together_);
    return page;
}

QWidget* DivideDialog::samplePage() {
    const auto pairs = static_cast<double>(std::max<std::int64_t>(1, store_.info.pairs));
    sampleSize_ = wholeBox(1, pairs, std::clamp(std::ceil(pairs / 10), 1.0, kMostSampled));
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Pairs"), sampleSize_);
    return page;
}

// The fields of all pages are aligned with each other.
void DivideDialog::alignFields() {
    for (QFormLayout* form : findChildren<QFormLayout*>()) {
        form->setHorizontalSpacing(space::kGap);
        for (int row = 0; row < form->rowCount(); ++row)
            if (const QLayoutItem* label = form->itemAt(row, QFormLayout::LabelRole))
                label->widget()->setMinimumWidth(scaled(kLabelWidth));
    }
}

bool DivideDialog::splitFits() const {
    const double parts = developmentSize_->value() + testSize_->value();
    return parts > 0 && parts < static_cast<double>(store_.info.pairs);
}

// Enables the button only for what can be done.
void DivideDialog::refresh() {
    const int kind = kinds_->currentIndex();
    pages_->setCurrentIndex(kind);
    const bool random = kind != kMerge && kind != kFold;
    seed_->setVisible(random);
    seedLabel_->setVisible(random);
    run_->setEnabled(kind == kSplit   ? splitFits()
                     : kind == kFold  ? folds_->complete()
                     : kind == kMerge ? !others_->checked().empty()
                     : kind == kPivot ? pivot_->complete()
                                      : true);
    const bool several = (kind == kSplit && splitFits()) || (kind == kFold && folds_->foldCount() > 1);
    run_->setText(several ? tr("Create the pair stores") : tr("Create the pair store"));
}

std::filesystem::path DivideDialog::freeName(const QString& suffix) const {
    return project_.freeName("pairs", store_.name() + suffix, ".h5");
}

DivideWork DivideDialog::splitWork() const {
    SplitRequest request{store_.file,
                         {freeName("-train"), freeName("-development"), freeName("-test")},
                         {},
                         static_cast<std::int64_t>(seed_->value()),
                         together_->currentData().toString().toStdString()};
    // A size below 1 would be a share of the pairs: 0 means that the part is not written.
    request.sizes = {developmentSize_->value(), testSize_->value()};
    for (std::size_t i = 0; i < 2; ++i)
        if (request.sizes[i] < 1) request.outputs[i + 1].clear();
    std::vector<std::filesystem::path> written;
    for (const auto& file : request.outputs)
        if (!file.empty()) written.push_back(file);
    return {tr("Splitting %1").arg(store_.name()),
            [request](JobContext& job) { return countsOf(splitPairs(request, job)); }, written};
}

DivideWork DivideDialog::work() const {
    const auto seed = static_cast<std::int64_t>(seed_->value());
    switch (kinds_->currentIndex()) {
        case kSplit:
            return splitWork();
        case kSample: {
            const SubsampleRequest request{store_.file, freeName("-sample"),
                                           static_cast<std::int64_t>(sampleSize_->value()), seed};
            return {tr("Sampling %1").arg(store_.name()),
                    [request](JobContext& job) { return countsOf(subsamplePairs(request, job)); },
                    {request.output}};
        }
        case kFold:
            return folds_->work();
        case kPivot:
            return pivot_->work(seed);
        case kShuffle: {
            const ShuffleRequest request{store_.file, freeName("-shuffled"), seed};
            return {tr("Shuffling %1").arg(store_.name()),
                    [request](JobContext& job) { return countsOf(shufflePairs(request, job)); },
                    {request.output}};
        }
        default: {
            MergeRequest request{others_->checked(), freeName("-merged"), false};
            request.pairs.insert(request.pairs.begin(), store_.file);
            return {tr("Merging with %1").arg(store_.name()),
                    [request](JobContext& job) { return countsOf(mergePairs(request, job)); },
                    {request.output}};
        }
    }
}

}  // namespace paragram::ui
