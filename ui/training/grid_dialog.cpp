#include "ui/training/grid_dialog.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/settings/setting_table.h"
#include "core/settings/settings_file.h"
#include "ui/forms/setting_text.h"
#include "ui/language/engine_text.h"
#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/window_words.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 520;
constexpr std::size_t kNamesShown = 3;

}  // namespace

GridDialog::GridDialog(const std::vector<const SettingRow*>& rows, const Settings& base, QWidget* parent)
    : QDialog(parent),
      rows_(rows),
      base_(base),
      presets_(new QComboBox),
      grid_(new QGridLayout),
      verdict_(new QLabel) {
    setWindowTitle(tr("Grid of trainings"));
    setMinimumWidth(scaled(kWidth));
    auto* intro =
        new QLabel(tr("Give settings several values, separated by vertical bars: <b>0 | 0.1 | 0.3</b>. Every "
                      "combination is trained; all other settings come from the form."));
    intro->setWordWrap(true);
    presets_->addItem(tr("Preset: choose…"));
    presets_->setAccessibleName(tr("Preset"));
    for (const Preset& preset : presets()) {
        if (!preset.isGrid) continue;
        presets_->addItem(QString::fromStdString(preset.name), QString::fromStdString(preset.name));
        presets_->setItemData(presets_->count() - 1, engineText(EngineTable::presets, preset.description),
                              Qt::ToolTipRole);
    }
    connect(presets_, &QComboBox::activated, this, [this](int index) {
        if (index > 0) usePreset(presets_->itemData(index).toString());
    });
    grid_->setHorizontalSpacing(space::kGap);
    grid_->setVerticalSpacing(6);
    grid_->setColumnStretch(1, 1);
    auto* add = new QPushButton(tr("Add a setting"));
    add->setAutoDefault(false);  // Enter queues
    connect(add, &QPushButton::clicked, this, [this] {
        addLine("train.seed", {});
        lines_.back().setting->setFocus();
    });
    verdict_->setProperty("role", "muted");
    verdict_->setWordWrap(true);
    verdict_->setMinimumHeight(verdict_->fontMetrics().lineSpacing() * 2);
    verdict_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    accept_ = buttons->addButton(tr("Queue"), QDialogButtonBox::AcceptRole);
    accept_->setProperty("primary", true);
    accept_->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->setSpacing(space::kCardGap);
    layout->addWidget(intro);
    layout->addWidget(presets_);
    layout->addLayout(grid_);
    layout->addWidget(add, 0, Qt::AlignLeft);
    layout->addWidget(verdict_);
    layout->addStretch();
    layout->addWidget(buttons);
    resize(kWidth, 0);
    for (const char* key : {"encoder.dropout", "train.mega-batch"}) addLine(key, {});
    lines_.front().values->setFocus();
}

void GridDialog::addLine(const std::string& key, const QString& values) {
    Line line{new QComboBox, new QLineEdit(values), new QToolButton};
    for (const SettingRow* row : rows_) {
        line.setting->addItem(engineText(EngineTable::settings, row->label),
                              QString::fromStdString(row->key));
        line.setting->setItemData(line.setting->count() - 1, QString::fromStdString(row->key),
                                  Qt::ToolTipRole);
    }
    line.setting->setCurrentIndex(std::max(0, line.setting->findData(QString::fromStdString(key))));
    line.setting->setAccessibleName(tr("Setting"));
    line.values->setAccessibleName(tr("Values, separated by vertical bars"));
    line.remove->setIcon(lineIcon("close"));
    line.remove->setToolTip(tr("Remove this setting"));
    line.remove->setAccessibleName(line.remove->toolTip());
    const int at = grid_->rowCount();
    grid_->addWidget(line.setting, at, 0);
    grid_->addWidget(line.values, at, 1);
    grid_->addWidget(line.remove, at, 2);
    connect(line.setting, &QComboBox::currentIndexChanged, this, &GridDialog::check);
    connect(line.values, &QLineEdit::textChanged, this, &GridDialog::check);
    connect(line.remove, &QToolButton::clicked, this, [this, box = line.setting] { removeLine(box); });
    lines_.push_back(line);
    check();
    if (layout()) resize(width(), std::max(height(), layout()->totalSizeHint().height()));
}

void GridDialog::removeLine(const QComboBox* setting) {
    const auto found =
        std::find_if(lines_.begin(), lines_.end(), [&](const Line& line) { return line.setting == setting; });
    if (found == lines_.end()) return;
    const Line line = *found;
    lines_.erase(found);
    for (QWidget* widget : std::initializer_list<QWidget*>{line.setting, line.values, line.remove}) {
        grid_->removeWidget(widget);
        widget->hide();
        widget->deleteLater();
    }
    check();
}

void GridDialog::usePreset(const QString& name) {
    const auto preset = findPreset(name.toStdString());
    if (!preset) return;
    SettingGrid grid(base_);
    if (!grid.apply((*preset)->text, (*preset)->name)) return;
    base_ = grid.base();
    while (!lines_.empty()) removeLine(lines_.front().setting);
    for (const GridAxis& axis : grid.axes()) {
        QStringList values;
        for (const std::string& value : axis.values) values << QString::fromStdString(value);
        addLine(axis.row->key, values.join(" | "));
    }
}

void GridDialog::check() {
    runs_.clear();
    QString problem;
    SettingGrid grid(base_);
    for (const Line& line : lines_) {
        const SettingRow* row = findSetting(line.setting->currentData().toString().toStdString());
        line.values->setPlaceholderText(tr("%1 | …").arg(QString::fromStdString(row->text(base_))) + "   (" +
                                        rangeText(*row) + ")");
        const QString values = line.values->text().trimmed();
        if (values.isEmpty()) continue;
        const auto set = grid.set(*row, values.toStdString());
        if (!set && problem.isEmpty()) problem = inWindowWords(set.error());
    }
    if (problem.isEmpty()) {
        auto runs = grid.runs();
        if (!runs)
            problem = inWindowWords(runs.error());
        else if (!grid.axes().empty())
            runs_ = std::move(runs).value();
    }
    accept_->setEnabled(!runs_.empty());
    accept_->setText(runs_.empty() ? tr("Queue")
                                   : tr("Queue %1 runs", nullptr, plural(runs_.size()))
                                         .arg(countText(static_cast<qint64>(runs_.size()))));
    if (!problem.isEmpty()) return verdict_->setText(problem);
    if (runs_.empty()) return verdict_->setText(tr("No setting has several values yet."));
    QStringList names;
    for (const GridRun& run : runs_) {
        if (static_cast<std::size_t>(names.size()) == kNamesShown) {
            names << "…";
            break;
        }
        names << QString::fromStdString(run.name);
    }
    verdict_->setText(tr("%1 runs: %2", nullptr, plural(runs_.size()))
                          .arg(countText(static_cast<qint64>(runs_.size())), listText(names)));
}

QString GridDialog::verdict() const {
    return verdict_->text();
}

}  // namespace paragram::ui
