#include "ui/data/divide_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/pairs/filters/filter_table.h"
#include "core/tasks/fold_pairs.h"
#include "core/tasks/pivot_pairs.h"
#include "ui/data/language_text.h"
#include "ui/data/recipe_model.h"
#include "ui/forms/number_box.h"
#include "ui/models/model_box.h"
#include "ui/shell/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

Result<QString> countsOf(const Result<DivideSummary>& summary) {
    if (!summary) return summary.error();
    QStringList counts;
    if (!summary->stopped)
        for (const std::int64_t pairs : summary->pairs) counts << countText(pairs);
    return counts.join(", ");
}

std::vector<std::filesystem::path> checkedStores(const QListWidget& stores) {
    std::vector<std::filesystem::path> files;
    for (int row = 0; row < stores.count(); ++row)
        if (stores.item(row)->checkState() == Qt::Checked)
            files.push_back(toPath(stores.item(row)->data(Qt::UserRole).toString()));
    return files;
}

constexpr int kWidth = 460, kLabelWidth = 140;

NumberBox* wholeBox(double least, double most, double value) {
    auto* box = new NumberBox(least, most, true);
    box->setValue(value);
    return box;
}

}  // namespace

DivideDialog::DivideDialog(const Project& project, const StoreEntry& store,
                           const std::vector<StoreEntry>& others, QWidget* parent)
    : QDialog(parent),
      project_(project),
      store_(store),
      kinds_(new QComboBox),
      pages_(new QStackedWidget),
      developmentSize_(wholeBox(0, static_cast<double>(store.info.pairs),
                                std::min<double>(2000, static_cast<double>(store.info.pairs) / 10))),
      testSize_(wholeBox(0, static_cast<double>(store.info.pairs),
                         std::min<double>(2000, static_cast<double>(store.info.pairs) / 10))),
      apart_(new QComboBox),
      count_(wholeBox(1, static_cast<double>(std::max<std::int64_t>(1, store.info.pairs)),
                      std::clamp<double>(std::ceil(static_cast<double>(store.info.pairs) / 10), 1, 100'000))),
      quantity_(new QComboBox),
      model_(new ModelBox(tr("Model of the paraphrase score"))),
      modelLabel_(new QLabel(tr("Model"))),
      seed_(wholeBox(1, 1e9, 1)),
      others_(new QListWidget),
      translations_(new QListWidget),
      pivotLanguages_{new QComboBox, new QComboBox},
      seedLabel_(new QLabel(tr("Seed"))),
      run_(new QPushButton(tr("Make the pair store"))) {
    setWindowTitle(tr("Divide or join %1").arg(store.name()));
    kinds_->setAccessibleName(tr("What to do"));
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(kinds_);
    layout->addWidget(pages_);
    addPage(tr("Split for training, development and test"),
            tr("Pairs with the same sentence stay together, so that no test sentence is in training."),
            splitPage());
    addPage(tr("Draw pairs at random"), tr("So many pairs, in the order of the store."), drawPage());
    addPage(tr("Take some of ten folds"),
            tr("Pairs ranked by what a filter measures and cut in ten equal parts; 1 has the lowest values. "
               "Each fold becomes a pair store, to train on or to save."),
            foldPage());
    addPage(tr("Shuffle"), tr("The same pairs in a random order."), new QWidget);
    addPage(tr("Merge with other stores"), tr("The pairs of all, one store after another."), others_);
    others_->setAccessibleName(tr("Stores to merge with"));
    list(others, *others_);
    addPage(tr("Pivot: pairs through shared translations"),
            tr("Sentences that share a translation: paraphrases of one language, or pairs of two others. The "
               "translations of the stores checked here count, too."),
            pivotPage(others));
    auto* form = new QFormLayout;
    seedLabel_->setBuddy(seed_);
    form->addRow(seedLabel_, seed_);
    seed_->setToolTip(tr("Another number draws other pairs; the same one draws the same."));
    layout->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    buttons->addButton(run_, QDialogButtonBox::AcceptRole);
    run_->setProperty("primary", true);
    run_->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(kinds_, &QComboBox::currentIndexChanged, this, [this](int kind) {
        pages_->setCurrentIndex(kind);
        const bool drawn = kind != kMerge && kind != kFold;  // at random
        seed_->setVisible(drawn);
        seedLabel_->setVisible(drawn);
        judge();
    });
    for (NumberBox* box : {developmentSize_, testSize_})
        connect(box, &QDoubleSpinBox::valueChanged, this, &DivideDialog::judge);
    for (const QListWidget* stores : {others_, translations_})
        connect(stores, &QListWidget::itemChanged, this, &DivideDialog::judge);
    connect(quantity_, &QComboBox::currentIndexChanged, this, &DivideDialog::judge);
    connect(model_, &ModelBox::chosen, this, &DivideDialog::judge);
    // The fields of all pages stand below each other.
    for (QFormLayout* rows : findChildren<QFormLayout*>()) {
        rows->setHorizontalSpacing(space::kGap);
        for (int row = 0; row < rows->rowCount(); ++row)
            if (const QLayoutItem* label = rows->itemAt(row, QFormLayout::LabelRole))
                label->widget()->setMinimumWidth(kLabelWidth);
    }
    judge();
    setMinimumWidth(kWidth);
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
    apart_->addItem(tr("source sentence"), "source");
    apart_->addItem(tr("target sentence"), "target");
    apart_->addItem(tr("nothing: pair by pair"), "none");
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Development, pairs"), developmentSize_);
    form->addRow(tr("Test, pairs"), testSize_);
    form->addRow(tr("Kept together by"), apart_);
    return page;
}

QWidget* DivideDialog::drawPage() {
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Pairs"), count_);
    return page;
}

QWidget* DivideDialog::foldPage() {
    for (const FilterKind& kind : filterTable()) {
        if (kind.quantity.empty()) continue;
        if (kind.id == "score" && !store_.info.hasScore) continue;
        quantity_->addItem(titleOf(kind), QString::fromStdString(kind.id));
    }
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Ranked by"), quantity_);
    modelLabel_->setBuddy(model_);
    form->addRow(modelLabel_, model_);
    model_->setModels(modelsOf(project_));
    auto* row = new QWidget;
    auto* layout = new QGridLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kGap);
    constexpr int kAcross = 5;
    for (std::size_t i = 0; i < folds_.size(); ++i) {
        auto* fold = folds_[i] = new QCheckBox(countText(static_cast<qint64>(i) + 1));
        fold->setAccessibleName(tr("Fold %1").arg(i + 1));
        fold->setChecked(i + 1 == folds_.size());
        connect(fold, &QCheckBox::toggled, this, &DivideDialog::judge);
        layout->addWidget(fold, static_cast<int>(i) / kAcross, static_cast<int>(i) % kAcross);
    }
    form->addRow(tr("Folds"), row);
    return page;
}

void DivideDialog::list(const std::vector<StoreEntry>& others, QListWidget& stores) {
    stores.setSpacing(3);
    for (const StoreEntry& other : others) {
        if (other.file == store_.file || !other.problem.isEmpty()) continue;
        auto* item =
            new QListWidgetItem(tr("%1 · %2 pairs").arg(other.name(), countText(other.info.pairs)), &stores);
        item->setData(Qt::UserRole, toText(other.file));
        item->setCheckState(Qt::Unchecked);
    }
}

QWidget* DivideDialog::pivotPage(const std::vector<StoreEntry>& others) {
    std::vector<StoreEntry> named;
    std::ranges::copy_if(others, std::back_inserter(named), [](const StoreEntry& store) {
        return !store.info.sourceLanguage.empty() && !store.info.targetLanguage.empty();
    });
    translations_->setAccessibleName(tr("Stores with more translations"));
    list(named, *translations_);
    named.insert(named.begin(), store_);
    for (const StoreEntry& store : named) {
        for (const std::string& language : {store.info.sourceLanguage, store.info.targetLanguage}) {
            const QString code = QString::fromStdString(language);
            for (QComboBox* box : pivotLanguages_)
                if (!code.isEmpty() && box->findData(code) < 0) box->addItem(languageName(code), code);
        }
    }
    pivotLanguages_[0]->setAccessibleName(tr("Language of the first sentences"));
    pivotLanguages_[1]->setAccessibleName(tr("Language of the second sentences"));
    auto* page = new QWidget;
    auto* form = new QFormLayout(page);
    form->setContentsMargins(0, 0, 0, 0);
    auto* languages = new QHBoxLayout;
    languages->setSpacing(space::kGap);
    for (QComboBox* box : pivotLanguages_) {
        languages->addWidget(box, 1);
        connect(box, &QComboBox::currentIndexChanged, this, &DivideDialog::judge);
    }
    form->addRow(tr("Languages"), languages);
    form->addRow(tr("Also from"), translations_);
    return page;
}

std::filesystem::path DivideDialog::freeName(const QString& ending) const {
    return project_.freeName("pairs", store_.name() + ending, ".h5");
}

// What cannot be done is not offered.
void DivideDialog::judge() {
    const int kind = kinds_->currentIndex();
    const auto taken = std::ranges::count_if(folds_, [](const QCheckBox* fold) { return fold->isChecked(); });
    const bool byModel = quantity_->currentData().toString() == "paraphrase";
    modelLabel_->setVisible(byModel);
    model_->setVisible(byModel);
    const bool fits =
        developmentSize_->value() + testSize_->value() < static_cast<double>(store_.info.pairs) &&
        developmentSize_->value() + testSize_->value() > 0;
    run_->setEnabled(kind == kSplit   ? fits
                     : kind == kFold  ? taken > 0 && (!byModel || !model_->path().isEmpty())
                     : kind == kMerge ? !checkedStores(*others_).empty()
                     : kind == kPivot ? !store_.info.sourceLanguage.empty()
                                      : true);
    run_->setText((kind == kSplit && fits) || (kind == kFold && taken > 1) ? tr("Make the pair stores")
                                                                           : tr("Make the pair store"));
}

DivideWork DivideDialog::foldWork() const {
    FoldRequest request;
    request.pairs = store_.file;
    request.by.filter = quantity_->currentData().toString().toStdString();
    if (request.by.filter == "paraphrase") request.by.values["model"] = model_->path().toStdString();
    std::vector<std::filesystem::path> outputs;
    for (int fold = 1; fold <= static_cast<int>(folds_.size()); ++fold) {
        if (!folds_[static_cast<std::size_t>(fold - 1)]->isChecked()) continue;
        outputs.push_back(freeName(QString("-fold%1").arg(fold)));
        request.outputs[fold] = outputs.back();
    }
    return {tr("Ranking %1").arg(store_.name()),
            [request](JobContext& job) -> Result<QString> {
                const auto summary = foldPairs(request, job);
                if (!summary) return summary.error();
                QStringList counts;
                if (!summary->stopped)
                    for (const auto& [fold, file] : request.outputs)
                        counts << countText(summary->folds[static_cast<std::size_t>(fold - 1)].pairs);
                return counts.join(", ");
            },
            outputs};
}

DivideWork DivideDialog::pivotWork() const {
    const QString first = pivotLanguages_[0]->currentData().toString(),
                  second = pivotLanguages_[1]->currentData().toString();
    PivotRequest request;
    request.pairs = checkedStores(*translations_);
    request.pairs.insert(request.pairs.begin(), store_.file);
    request.output = freeName(QString("-%1-%2").arg(first, second));
    request.languages = {first.toStdString(), second.toStdString()};
    request.seed = static_cast<std::int64_t>(seed_->value());
    return {tr("Shared translations of %1").arg(store_.name()),
            [request](JobContext& job) -> Result<QString> {
                const auto summary = pivotPairs(request, job);
                if (!summary) return summary.error();
                return summary->stopped ? QString() : countText(summary->pairs);
            },
            {request.output}};
}

DivideWork DivideDialog::work() const {
    const auto seed = static_cast<std::int64_t>(seed_->value());
    const auto pairs = store_.file;
    switch (kinds_->currentIndex()) {
        case kSplit: {
            SplitRequest request{pairs,
                                 {freeName("-train"), freeName("-development"), freeName("-test")},
                                 {},
                                 seed,
                                 apart_->currentData().toString().toStdString()};
            // Below 1 a size would be a share: none is no part at all.
            request.sizes = {developmentSize_->value(), testSize_->value()};
            for (std::size_t i = 0; i < 2; ++i)
                if (request.sizes[i] < 1) request.outputs[i + 1].clear();
            std::vector<std::filesystem::path> written;
            for (const auto& file : request.outputs)
                if (!file.empty()) written.push_back(file);
            return {tr("Splitting %1").arg(store_.name()),
                    [request](JobContext& job) { return countsOf(splitPairs(request, job)); }, written};
        }
        case kDraw: {
            const SampleRequest request{pairs, freeName("-drawn"), static_cast<std::int64_t>(count_->value()),
                                        seed};
            return {tr("Drawing from %1").arg(store_.name()),
                    [request](JobContext& job) { return countsOf(samplePairs(request, job)); },
                    {request.output}};
        }
        case kFold:
            return foldWork();
        case kPivot:
            return pivotWork();
        case kShuffle: {
            const ShuffleRequest request{pairs, freeName("-shuffled"), seed};
            return {tr("Shuffling %1").arg(store_.name()),
                    [request](JobContext& job) { return countsOf(shufflePairs(request, job)); },
                    {request.output}};
        }
        default: {
            MergeRequest request{checkedStores(*others_), freeName("-merged"), false};
            request.pairs.insert(request.pairs.begin(), pairs);
            return {tr("Merging with %1").arg(store_.name()),
                    [request](JobContext& job) { return countsOf(mergePairs(request, job)); },
                    {request.output}};
        }
    }
}

}  // namespace paragram::ui
