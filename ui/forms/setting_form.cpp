#include "ui/forms/setting_form.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "core/settings/settings_file.h"
#include "ui/forms/preset_box.h"
#include "ui/forms/setting_field.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

constexpr int kEditorWidth = 124;  // minimum
constexpr int kChoiceMargin = 4;

// Width of the widest label that is not hidden.
int labelWidth(const QGridLayout& grid) {
    int width = 0;
    for (int row = 0; row < grid.rowCount(); ++row) {
        const QLayoutItem* item = grid.itemAtPosition(row, 0);
        const auto* label =
            item ? qobject_cast<const QLabel*>(const_cast<QLayoutItem*>(item)->widget()) : nullptr;
        if (label && !label->isHidden()) width = std::max(width, label->sizeHint().width());
    }
    return width;
}

}  // namespace

SettingForm::SettingForm(std::vector<const SettingRow*> rows, QWidget* parent)
    : QWidget(parent), presets_(new PresetBox(this)), grid_(new QGridLayout), level_(new QToolButton(this)) {
    setObjectName("scrolled");
    connect(presets_, &PresetBox::activated, this, [this](int index) {
        if (index > 0) applyPresetNamed(presets_->itemData(index).toString());
    });
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setHorizontalSpacing(space::kGap);
    grid_->setVerticalSpacing(6);
    grid_->setColumnStretch(1, 1);
    for (const SettingRow* row : rows) {
        auto* field = new SettingField(*row, settings_, this);
        const std::size_t index = fields_.size();
        connect(field, &SettingField::widgetsMade, this, [this, index] { place(index); });
        connect(field, &SettingField::edited, this, [this, field] { readField(field); });
        connect(field, &SettingField::resetWanted, this, [this, field] {
            (void)field->row().set(settings_, field->row().text(Settings{}));
            refresh();
            emit changed();
        });
        fields_.push_back(field);
    }
    level_->setToolTip(tr("Show basic settings or all"));
    connect(level_, &QToolButton::clicked, this, [this] { setExpert(!expert_); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kGap + 2);
    layout->addWidget(presets_);
    layout->addLayout(grid_);
    layout->addStretch();
    setExpert(false);
    refresh();
}

void SettingForm::place(std::size_t field) {
    QWidget* editor = fields_[field]->editor();
    editor->setMinimumWidth(scaled(kEditorWidth));
    const int line = 2 * static_cast<int>(field);  // each field may take two
    grid_->addWidget(fields_[field]->label(), line, 0);
    grid_->addWidget(editor, line, 1);
    QWidget* before = presets_;
    for (std::size_t i = 0; i < field; ++i)
        if (fields_[i]->made()) before = fields_[i]->editor();
    setTabOrder(before, editor);
}

void SettingForm::applyPresetNamed(const QString& name) {
    // A preset lists the differences from the defaults, so it starts from them.
    Settings settings;
    if (!name.isEmpty() && !applyPreset(settings, name.toStdString())) return;
    for (const SettingField* field : fields_) (void)field->row().set(settings_, field->row().text(settings));
    const QSignalBlocker quiet(presets_);
    presets_->setCurrentIndex(std::max(0, presets_->findData(name)));
    refresh();
    emit changed();
}

void SettingForm::resetAll() {
    applyPresetNamed({});
}

void SettingForm::setSettings(const Settings& settings) {
    settings_ = settings;
    refresh();
    emit changed();
}

void SettingForm::readField(SettingField* field) {
    if (!field->apply(settings_)) field->refresh();
    const QSignalBlocker quiet(presets_);
    presets_->setCurrentIndex(0);
    field->setMarked(!field->row().isDefault(settings_));
    if (shown_) setExpert(expert_);  // it may decide which others have an effect
    alignLabels();
    emit changed();
}

void SettingForm::refresh() {
    for (SettingField* field : fields_) {
        field->refresh();
        field->setMarked(!field->row().isDefault(settings_));
    }
    setExpert(expert_);
}

void SettingForm::setExpert(bool expert) {
    expert_ = expert;
    level_->setText(expert ? tr("All ▾") : tr("Basic ▾"));
    // A setting that was changed stays visible, whatever its level.
    for (SettingField* field : fields_)
        field->setVisible((expert || field->marked() || field->row().level == SettingLevel::basic) &&
                          (!shown_ || shown_(field->row())));
    alignLabels();
    if (isVisible()) placeChoices();
}

void SettingForm::alignWith(QGridLayout& grid) {
    aligned_ = &grid;
    alignLabels();
}

void SettingForm::alignLabels() {
    if (!aligned_) return;
    const int width = std::max(labelWidth(*grid_), labelWidth(*aligned_));
    // Labels that would take more than half of the form leave the other grid's fields their room.
    const bool together = 2 * width <= contentsRect().width();
    for (QGridLayout* grid : {grid_, aligned_}) grid->setColumnMinimumWidth(0, together ? width : 0);
}

void SettingForm::placeChoices() {
    const int room = contentsRect().width() - std::max(labelWidth(*grid_), grid_->columnMinimumWidth(0)) -
                     grid_->horizontalSpacing();
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        auto* box = fields_[i]->made() ? qobject_cast<QComboBox*>(fields_[i]->editor()) : nullptr;
        if (!box) continue;
        int longest = 0;
        for (int choice = 0; choice < box->count(); ++choice)
            longest = std::max(longest, box->fontMetrics().horizontalAdvance(box->itemText(choice)));
        QStyleOptionComboBox option;
        option.initFrom(box);
        const QSize needs = box->style()->sizeFromContents(QStyle::CT_ComboBox, &option, {longest, 1}, box);
        const bool below = needs.width() + kChoiceMargin > room;
        int row = 0, column = 0, rows = 0, columns = 0;
        grid_->getItemPosition(grid_->indexOf(box), &row, &column, &rows, &columns);
        if ((column == 0) == below) continue;
        const int line = 2 * static_cast<int>(i);
        grid_->removeWidget(box);
        below ? grid_->addWidget(box, line + 1, 0, 1, 2) : grid_->addWidget(box, line, 1);
    }
}

// Fonts are known only now.
void SettingForm::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    alignLabels();
    placeChoices();
}

void SettingForm::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    alignLabels();
    placeChoices();
}

void SettingForm::setRowsShown(std::function<bool(const SettingRow&)> shown) {
    shown_ = std::move(shown);
    setExpert(expert_);
}

SettingField* SettingForm::field(const std::string& key) const {
    const auto found = std::find_if(fields_.begin(), fields_.end(),
                                    [&](const SettingField* field) { return field->row().key == key; });
    return found == fields_.end() ? nullptr : *found;
}

bool SettingForm::showField(const std::string& key) {
    SettingField* wanted = field(key);
    if (!wanted) return false;
    if (wanted->row().level == SettingLevel::expert) setExpert(true);
    QWidget* editor = wanted->editor();
    editor->setFocus(Qt::OtherFocusReason);
    // Where the form scrolls, once the fields have their places.
    QTimer::singleShot(0, editor, [editor] {
        for (QWidget* parent = editor->parentWidget(); parent; parent = parent->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(parent)) area->ensureWidgetVisible(editor);
    });
    return true;
}

void SettingForm::setPresetsShown(bool shown) {
    presets_->setVisible(shown);
}

}  // namespace paragram::ui
