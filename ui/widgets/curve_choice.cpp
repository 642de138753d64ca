#include "ui/widgets/curve_choice.h"

#include <QActionGroup>
#include <QMenu>
#include <QToolButton>

#include "ui/widgets/curve_chart.h"
#include "ui/widgets/picture.h"

namespace paragram::ui {

CurveChoice::CurveChoice(QWidget* parent) : Card({}, parent), choice_(new QToolButton) {
    auto* menu = new QMenu(choice_);
    new QActionGroup(menu);
    choice_->setMenu(menu);
    choice_->setPopupMode(QToolButton::InstantPopup);
    choice_->setText(tr("Curve ▾"));
    choice_->setToolTip(tr("Choose what is plotted"));
    choice_->setAccessibleName(tr("Curve"));
    addToHeader(choice_);
}

void CurveChoice::addChart(const QString& title, CurveChart* chart, bool withLegend) {
    const int number = static_cast<int>(entries_.size());
    QAction* action = choice_->menu()->addAction(title, this, [this, number] { choose(number); });
    action->setCheckable(true);
    choice_->menu()->findChild<QActionGroup*>()->addAction(action);
    QToolButton* picture = pictureButton(*chart, *chart);
    addToHeader(picture);
    body()->addWidget(chart, 1);
    if (withLegend) body()->addWidget(chart->curveLegend());
    entries_.push_back({title, chart, picture, withLegend, action});
    choose(0);
}

void CurveChoice::choose(int chart) {
    chosen_ = chart;
    for (int i = 0; i < static_cast<int>(entries_.size()); ++i) {
        const Entry& entry = entries_[static_cast<std::size_t>(i)];
        const bool shown = i == chart;
        entry.chart->setVisible(shown);
        entry.picture->setVisible(shown);
        if (entry.withLegend) entry.chart->curveLegend()->setVisible(shown);
        if (shown) entry.action->setChecked(true);
    }
    setTitle(entries_[static_cast<std::size_t>(chart)].title);
    refreshNote();
}

void CurveChoice::refreshNote() {
    const Entry& entry = entries_[static_cast<std::size_t>(chosen_)];
    setNote(entry.withLegend || entry.chart->curveCount() == 0 ? QString() : entry.chart->newestText(0));
}

}  // namespace paragram::ui
