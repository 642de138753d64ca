#include "ui/data/divide/fold_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "core/pairs/filters/filter_table.h"
#include "core/tasks/filtering/fold_pairs.h"
#include "ui/data/filter/recipe_model.h"
#include "ui/models/model_box.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr const char* kModelFilter = "paraphrase";  // the filter that scores with a model
constexpr int kFoldsPerRow = 5;

}  // namespace

FoldPage::FoldPage(const Project& project, const StoreEntry& store, QWidget* parent)
    : QWidget(parent),
      project_(project),
      store_(store),
      quantity_(new QComboBox),
      modelLabel_(new QLabel(tr("Model"))),
      model_(new ModelBox(tr("Model for the paraphrase score"))) {
    for (const FilterKind& kind : filterTable()) {
        if (kind.quantity.empty() || (kind.id == "score" && !store_.info.hasScore)) continue;
        quantity_->addItem(titleOf(kind), QString::fromStdString(kind.id));
    }
    model_->showProject(project_);
    modelLabel_->setBuddy(model_);
    auto* boxes = new QWidget;
    auto* grid = new QGridLayout(boxes);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(space::kGap);
    for (std::size_t i = 0; i < folds_.size(); ++i) {
        auto* fold = folds_[i] = new QCheckBox(countText(static_cast<qint64>(i) + 1));
        fold->setAccessibleName(tr("Fold %1").arg(i + 1));
        fold->setChecked(i + 1 == folds_.size());
        connect(fold, &QCheckBox::toggled, this, &FoldPage::changed);
        grid->addWidget(fold, static_cast<int>(i) / kFoldsPerRow, static_cast<int>(i) % kFoldsPerRow);
    }
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->addRow(tr("Ranked by"), quantity_);
    form->addRow(modelLabel_, model_);
    form->addRow(tr("Folds"), boxes);
    connect(quantity_, &QComboBox::currentIndexChanged, this, &FoldPage::choose);
    connect(model_, &ModelBox::chosen, this, &FoldPage::changed);
    choose();
}

bool FoldPage::needsModel() const {
    return quantity_->currentData().toString() == kModelFilter;
}

void FoldPage::choose() {
    modelLabel_->setVisible(needsModel());
    model_->setVisible(needsModel());
    emit changed();
}

int FoldPage::foldCount() const {
    return static_cast<int>(
        std::ranges::count_if(folds_, [](const QCheckBox* fold) { return fold->isChecked(); }));
}

bool FoldPage::complete() const {
    return foldCount() > 0 && (!needsModel() || !model_->path().isEmpty());
}

DivideWork FoldPage::work() const {
    FoldRequest request;
    request.pairs = store_.file;
    request.by.filter = quantity_->currentData().toString().toStdString();
    if (needsModel()) request.by.values["model"] = model_->path().toStdString();
    std::vector<std::filesystem::path> outputs;
    for (int number = 1; number <= static_cast<int>(folds_.size()); ++number) {
        if (!folds_[static_cast<std::size_t>(number - 1)]->isChecked()) continue;
        outputs.push_back(
            project_.freeName("pairs", QString("%1-fold%2").arg(store_.name()).arg(number), ".h5"));
        request.outputs[number] = outputs.back();
    }
    return {tr("Ranking %1").arg(store_.name()),
            [request](JobContext& job) -> Result<QString> {
                const auto summary = foldPairs(request, job);
                if (!summary) return summary.error();
                QStringList counts;
                for (const auto& [number, file] : request.outputs)
                    counts << countText(summary->folds[static_cast<std::size_t>(number - 1)].pairs);
                return listText(counts);
            },
            outputs};
}

}  // namespace paragram::ui
