#include "ui/jobs/job_progress.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

#include "ui/jobs/job_list_model.h"
#include "ui/style/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace {

constexpr int kBarSteps = 1000;
constexpr int kNarrowBar = 40, kWideBar = 220;  // the bar gives way to texts in small windows

// Keeps the label as wide as the widest text it has shown, so that its neighbours do not move.
void widen(QLabel& label, const QString& text) {
    label.setText(text);
    label.setMinimumWidth(std::max(label.minimumWidth(), label.sizeHint().width()));
}

}  // namespace

JobProgress::JobProgress(QWidget* parent)
    : QWidget(parent),
      name_(new ElidedLabel),
      bar_(new QProgressBar),
      done_(new QLabel),
      rate_(new QLabel),
      left_(new QLabel),
      pause_(new QPushButton(tr("Pause"))),
      stop_(new QPushButton(tr("Stop"))) {
    name_->setProperty("role", "strong");
    bar_->setTextVisible(false);
    bar_->setMinimumWidth(scaled(kNarrowBar));
    bar_->setMaximumWidth(scaled(kWideBar));
    bar_->setAccessibleName(tr("Progress"));
    for (QLabel* label : {done_, rate_, left_}) label->setProperty("role", "muted");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(space::kCardGap);
    for (QWidget* widget : std::initializer_list<QWidget*>{name_, bar_, done_, rate_, left_})
        layout->addWidget(widget);
    layout->setStretchFactor(bar_, 1);
    layout->addStretch();
    layout->addWidget(pause_);
    layout->addWidget(stop_);
    widenPause();
    connect(pause_, &QPushButton::clicked, this, &JobProgress::pauseClicked);
    connect(stop_, &QPushButton::clicked, this, &JobProgress::stopClicked);
}

void JobProgress::widenPause() {
    const QString now = pause_->text();
    int width = scaled(76);
    for (const QString& text : {tr("Resume"), tr("Pause")}) {
        pause_->setText(text);
        width = std::max(width, pause_->sizeHint().width());
    }
    pause_->setText(now);
    pause_->setMinimumWidth(width);
}

void JobProgress::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) widenPause();
}

void JobProgress::showJob(const JobInfo& job) {
    const Progress& progress = job.progress;
    if (name_->text() != job.name) {
        for (QLabel* label : {done_, rate_, left_}) label->setMinimumWidth(0);
        name_->setText(job.name);
    }
    if (progress.total > 0) {
        bar_->setRange(0, kBarSteps);
        bar_->setValue(static_cast<int>(kBarSteps * std::min(1.0, progress.done / progress.total)));
    } else {
        // A bar without an end moves, unless the desktop wants nothing to move.
        const bool moves = style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
        bar_->setRange(0, job.state == JobState::running && moves ? 0 : 1);
        bar_->setValue(0);
    }
    widen(*done_, job.state == JobState::running ? doneText(progress)
                                                 : doneText(progress) + " · " + stateText(job.state));
    widen(*rate_, rateText(progress));
    widen(*left_,
          progress.secondsLeft >= 0 ? tr("%1 left").arg(durationText(progress.secondsLeft)) : QString());
    pause_->setText(job.state == JobState::paused ? tr("Resume") : tr("Pause"));
    pause_->setEnabled(job.state == JobState::running || job.state == JobState::paused);
    stop_->setEnabled(job.active());
    fit();
}

int JobProgress::widthWith(std::initializer_list<const QLabel*> labels) const {
    int width = 0;
    for (const QWidget* widget : std::initializer_list<const QWidget*>{name_, bar_, done_, pause_, stop_})
        width += std::max(widget->minimumWidth(), widget->minimumSizeHint().width()) + space::kCardGap;
    for (const QLabel* label : labels) width += label->minimumWidth() + space::kCardGap;
    return width;
}

QSize JobProgress::minimumSizeHint() const {
    return {widthWith({}), layout()->minimumSize().height()};
}

void JobProgress::fit() {
    left_->setVisible(widthWith({left_}) <= width());
    rate_->setVisible(widthWith({left_, rate_}) <= width());
}

void JobProgress::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

}  // namespace paragram::ui
