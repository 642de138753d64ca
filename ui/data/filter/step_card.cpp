#include "ui/data/filter/step_card.h"

#include <fmt/format.h>

#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>

#include "ui/data/filter/recipe_model.h"
#include "ui/data/filter/step_editor.h"
#include "ui/forms/number_box.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/range_histogram.h"

namespace paragram::ui {

namespace {

constexpr int kPercentWidth = 64;
constexpr int kLeastHeight = 80;  // minimum, of the histogram

std::string valueText(double value) {
    return fmt::format("{:.6g}", value);
}

}  // namespace

StepCard::StepCard(QWidget* parent)
    : Card({}, parent),
      editor_(new StepEditor),
      histogram_(new RangeHistogram(tr("Quantity the step measures"))),
      picture_(pictureButton(*histogram_, *histogram_)),
      proposal_(new QWidget),
      low_(new NumberBox(0, 100, false)),
      high_(new NumberBox(0, 100, false)),
      propose_(new QPushButton(tr("Propose"))) {
    addToHeader(picture_);
    histogram_->setPlaceholder(tr("This step measures no number, so it has no histogram."));
    histogram_->setToolTip(tr("Drag the lines, or use the arrow keys (with Shift for the upper one)"));
    histogram_->setMinimumHeight(scaled(kLeastHeight));
    body()->addWidget(editor_);
    body()->addWidget(histogram_, 1);
    low_->setValue(1);
    high_->setValue(99);
    low_->setAccessibleName(tr("Lower percentile"));
    high_->setAccessibleName(tr("Upper percentile"));
    for (NumberBox* box : {low_, high_}) {
        box->setFixedWidth(scaled(kPercentWidth));
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->setAlignment(Qt::AlignRight);
    }
    auto* row = new QHBoxLayout(proposal_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::kGap);
    auto* words = new QLabel(tr("Thresholds at the percentiles"));
    words->setBuddy(low_);
    row->addWidget(words);
    row->addWidget(low_);
    row->addWidget(new QLabel(tr("and")));
    row->addWidget(high_);
    row->addWidget(propose_);
    row->addStretch();
    propose_->setToolTip(tr("Set the thresholds so that these percentages of the pairs are below them"));
    body()->addWidget(proposal_);
    body()->addStretch();
    connect(editor_, &StepEditor::edited, this, &StepCard::valueChanged);
    connect(histogram_, &RangeHistogram::rangeChanged, this,
            [this](double low, double high) { emit rangeChanged(valueText(low), valueText(high)); });
    connect(propose_, &QPushButton::clicked, this, &StepCard::propose);
    showStep(nullptr);
}

void StepCard::showStep(const RecipeStep* step) {
    const bool another = !step || !step_ || step_->filter != step->filter;
    step_ = step ? std::optional(*step) : std::nullopt;
    setTitle(step ? titleOf(step->kind()) : tr("Step"));
    editor_->show(step);
    if (another) showPreview(nullptr);
    const bool measures = step && !step->kind().quantity.empty();
    histogram_->setVisible(measures);
    proposal_->setVisible(measures);
    picture_->setVisible(measures);
    if (measures) placeRange();
}

void StepCard::placeRange() {
    const FilterValues values = step_->allValues();
    const FilterParameter& minimum = *step_->kind().parameter("minimum");
    const FilterParameter& maximum = *step_->kind().parameter("maximum");
    histogram_->setRange(values.number("minimum"), values.number("maximum"), minimum.minimum,
                         maximum.maximum);
}

void StepCard::showPreview(const StepPreview* preview) {
    preview_ = preview ? std::optional(*preview) : std::nullopt;
    propose_->setEnabled(preview && !preview->first.empty());
    if (!step_ || step_->kind().quantity.empty()) return setNote({});
    setNote(engineText(EngineTable::filters, step_->kind().quantity));
    if (preview && preview->ran)
        histogram_->setSample(preview->first, preview->second);
    else
        histogram_->setSample({}, {});
    histogram_->setPlaceholder(!preview        ? tr("Counting…")
                               : !preview->ran ? tr("The step is switched off.")
                                               : tr("No pair reaches this step."));
    placeRange();
}

void StepCard::propose() {
    if (!preview_) return;
    const auto range = percentilesOf(*preview_, std::min(low_->value(), high_->value()),
                                     std::max(low_->value(), high_->value()));
    if (!range) return;
    const auto within = [&](const char* key, double value) {
        const FilterParameter& p = *step_->kind().parameter(key);
        return fmt::format("{:.4g}", std::clamp(value, p.minimum, p.maximum));
    };
    emit rangeChanged(within("minimum", range->first), within("maximum", range->second));
}

}  // namespace paragram::ui
