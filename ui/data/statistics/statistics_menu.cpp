#include "ui/data/statistics/statistics_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include "core/base/files/atomic_file.h"
#include "core/pairs/statistics/statistics_text.h"
#include "ui/style/icon.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"

namespace paragram::ui {

StatisticsMenu::StatisticsMenu(QWidget* parent) : QToolButton(parent) {
    setIcon(lineIcon("save"));
    setToolTip(tr("Save or copy the statistics"));
    setAccessibleName(toolTip());
    setPopupMode(InstantPopup);
    auto* menu = new QMenu(this);
    menu->addAction(tr("Save as JSON, with all histograms…"), this,
                    [this] { ask(".json", tr("JSON (*.json)")); });
    menu->addAction(tr("Save as CSV…"), this, [this] { ask(".csv", tr("CSV table (*.csv)")); });
    menu->addAction(tr("Copy as CSV"), this, [this] {
        QApplication::clipboard()->setText(QString::fromStdString(statisticsCsv(*summary_)));
    });
    setMenu(menu);
    setEnabled(false);
}

void StatisticsMenu::setSummary(std::optional<StatisticsSummary> summary, const QString& name) {
    summary_ = std::move(summary);
    name_ = name;
    setEnabled(summary_.has_value());
}

void StatisticsMenu::ask(const QString& ending, const QString& filter) {
    const QString file =
        askForFileToSave(this, tr("Save the statistics"), name_ + "-statistics" + ending, {{filter, ending}})
            .file;
    if (!file.isEmpty()) saveAs(file);
}

void StatisticsMenu::saveAs(const QString& file) {
    if (!summary_) return;
    const auto path = toPath(file);
    const Result<Nothing> writable = checkWritable(path);
    if (!writable) return emit failed(writable.error());
    try {
        writeFileAtomically(path,
                            file.endsWith(".json") ? statisticsJson(*summary_) : statisticsCsv(*summary_));
    } catch (const MachineFailure& failure) {
        emit failed(failure.error());
    }
}

}  // namespace paragram::ui
