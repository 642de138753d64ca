#include "ui/data/filter/step_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

#include "ui/forms/file_box.h"
#include "ui/forms/number_box.h"
#include "ui/forms/setting_text.h"
#include "ui/language/engine_text.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kColumns = 2;  // of label and field

QString rangeOf(const FilterParameter& parameter) {
    if (parameter.kind != ParameterKind::number) return engineText(EngineTable::filters, parameter.range());
    return rangeText(parameter.minimum, parameter.maximum, engineText(EngineTable::filters, parameter.unit));
}

}  // namespace

StepEditor::StepEditor(QWidget* parent) : QWidget(parent), help_(new QLabel) {
    help_->setWordWrap(true);
    help_->setProperty("role", "muted");
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kGap);
    layout->addWidget(help_);
}

void StepEditor::show(const RecipeStep* step) {
    if (!step) {
        filter_.clear();
        fields_.clear();
        delete std::exchange(form_, nullptr);
        help_->setText(tr("Add a filter, or start with a recipe from the papers."));
        help_->show();
        return;
    }
    if (step->filter != filter_) build(step->kind());
    setHelpShown(helpShown_);
    fill(*step);
}

void StepEditor::setHelpShown(bool shown) {
    helpShown_ = shown;
    help_->setVisible(shown || filter_.empty());
}

QWidget* StepEditor::field(const std::string& key) const {
    const auto found = fields_.find(key);
    return found == fields_.end() ? nullptr : found->second;
}

void StepEditor::build(const FilterKind& kind) {
    filter_ = kind.id;
    fields_.clear();
    delete std::exchange(form_, nullptr);
    help_->setText(engineText(EngineTable::filters, kind.help));
    form_ = new QWidget;
    auto* grid = new QGridLayout(form_);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::kCardGap);
    grid->setVerticalSpacing(space::kUnit);
    int place = 0;
    for (const FilterParameter& parameter : kind.parameters) {
        QWidget* field = makeField(parameter);
        const QString name = engineText(EngineTable::filters, parameter.label);
        const QString tip = QString("<p>%1</p><p>%2</p>")
                                .arg(engineText(EngineTable::filters, parameter.help).toHtmlEscaped(),
                                     rangeOf(parameter).toHtmlEscaped());
        auto* label =
            new QLabel(parameter.unit.empty()
                           ? name
                           : QString("%1, %2").arg(name, engineText(EngineTable::filters, parameter.unit)));
        label->setBuddy(field);
        for (QWidget* widget : std::initializer_list<QWidget*>{label, field}) widget->setToolTip(tip);
        field->setAccessibleName(name);
        field->setAccessibleDescription(engineText(EngineTable::filters, parameter.help));
        field->setObjectName(QString::fromStdString(parameter.key));
        grid->addWidget(label, place / kColumns, 2 * (place % kColumns));
        grid->addWidget(field, place / kColumns, 2 * (place % kColumns) + 1);
        fields_[parameter.key] = field;
        ++place;
    }
    for (int column = 0; column < kColumns; ++column) grid->setColumnStretch(2 * column + 1, 1);
    layout()->addWidget(form_);
}

QWidget* StepEditor::makeField(const FilterParameter& parameter) {
    const auto tell = [this, key = parameter.key](const QString& value) {
        if (!filling_) emit edited(key, value.toStdString());
    };
    switch (parameter.kind) {
        case ParameterKind::number: {
            auto* box = new NumberBox(parameter.minimum, parameter.maximum, false);
            connect(box, &QDoubleSpinBox::valueChanged, this,
                    [tell](double value) { tell(QString::number(value, 'g', 9)); });
            return box;
        }
        case ParameterKind::flag: {
            auto* box = new QCheckBox;
            connect(box, &QCheckBox::toggled, this, [tell](bool on) { tell(on ? "true" : "false"); });
            return box;
        }
        case ParameterKind::choice: {
            auto* box = new QComboBox;
            box->setFocusPolicy(Qt::StrongFocus);
            for (const std::string& choice : parameter.choices)
                box->addItem(engineText(EngineTable::filters, choice), QString::fromStdString(choice));
            connect(box, &QComboBox::currentIndexChanged, this,
                    [tell, box] { tell(box->currentData().toString()); });
            return box;
        }
        default: {
            auto* line = parameter.kind == ParameterKind::file ? new FileBox : new QLineEdit;
            connect(line, &QLineEdit::editingFinished, this,
                    [tell, line] { tell(line->text().remove('"').trimmed()); });
            return line;
        }
    }
}

void StepEditor::fill(const RecipeStep& step) {
    filling_ = true;
    for (const auto& [key, field] : fields_) {
        const QString value = QString::fromStdString(step.value(key));
        if (auto* number = qobject_cast<NumberBox*>(field)) number->setValue(value.toDouble());
        if (auto* check = qobject_cast<QCheckBox*>(field)) check->setChecked(value == "true");
        if (auto* combo = qobject_cast<QComboBox*>(field)) combo->setCurrentIndex(combo->findData(value));
        if (auto* line = qobject_cast<QLineEdit*>(field); line && line->text() != value) line->setText(value);
    }
    filling_ = false;
}

}  // namespace paragram::ui
