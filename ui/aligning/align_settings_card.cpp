#include "ui/aligning/align_settings_card.h"

#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <algorithm>

#include "core/base/files/atomic_file.h"
#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"
#include "ui/forms/setting_field.h"
#include "ui/forms/setting_form.h"
#include "ui/forms/setup_card.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr int kMostHeight = 190, kFormWidth = 440;

// Takes the height of its form, up to a limit.
class FormScroll : public QScrollArea {
  public:
    explicit FormScroll(QWidget* form) {
        setWidgetResizable(true);
        setFrameShape(NoFrame);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        setWidget(form);
    }
    QSize sizeHint() const override {
        return {QScrollArea::sizeHint().width(), std::min(kMostHeight, widget()->sizeHint().height())};
    }
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }
};

}  // namespace

AlignSettingsCard::AlignSettingsCard(QWidget* parent)
    : Card(tr("Settings of alignments"), parent),
      form_(new SettingForm(settingsOfGroups({"align"}))),
      reset_(new QPushButton(tr("Defaults"))) {
    form_->setPresetsShown(false);
    form_->setMaximumWidth(scaled(kFormWidth));
    reset_->setToolTip(tr("Set every field to its default"));
    addToHeader(reset_);
    addToHeader(form_->levelButton());
    auto* scroll = new FormScroll(form_);
    body()->addWidget(scroll);
    connect(reset_, &QPushButton::clicked, form_, &SettingForm::resetAll);
    // Fields that appear or disappear change the height.
    connect(form_->levelButton(), &QToolButton::clicked, scroll, &QWidget::updateGeometry);
    connect(form_, &SettingForm::changed, this, [this, scroll] {
        scroll->updateGeometry();
        save();
        emit changed();
    });
    save();
}

const AlignSettings& AlignSettingsCard::values() const {
    return form_->settings().align;
}

Result<Nothing> AlignSettingsCard::open(const fs::path& project) {
    file_ = project / "alignments" / "settings.conf";
    Settings settings;
    std::error_code code;
    const Result<Nothing> read =
        fs::exists(file_, code) ? applySettingsFile(settings, file_) : Result<Nothing>(Nothing{});
    reading_ = true;
    form_->setSettings(settings);
    reading_ = false;
    return read;
}

void AlignSettingsCard::save() {
    std::string text;
    for (const SettingRow& row : alignSettingTable())
        if (!row.isDefault(form_->settings())) text += row.key + " = " + row.text(form_->settings()) + "\n";
    reset_->setEnabled(!text.empty());
    if (file_.empty() || reading_) return;
    std::error_code code;
    try {
        if (text.empty())
            fs::remove(file_, code);
        else
            writeFileAtomically(file_, text);
    } catch (const Failure& failure) {
        emit failed(failure.error());
    }
}

}  // namespace paragram::ui
