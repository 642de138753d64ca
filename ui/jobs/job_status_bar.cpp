#include "ui/jobs/job_status_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "ui/jobs/job_list_model.h"
#include "ui/jobs/job_progress.h"
#include "ui/style/theme.h"
#include "ui/widgets/elided_label.h"

namespace paragram::ui {

JobStatusBar::JobStatusBar(JobRunner& runner, QWidget* parent)
    : QWidget(parent),
      runner_(runner),
      strip_(new JobProgress),
      idle_(new ElidedLabel),
      rest_(new QLabel),
      more_(new QToolButton) {
    setObjectName("jobStrip");
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Jobs"));
    setFixedHeight(scaled(space::kJobStrip));
    idle_->setProperty("role", "muted");
    rest_->setProperty("role", "muted");
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 16, 0);
    layout->addWidget(strip_, 1);
    layout->addWidget(idle_);
    layout->addStretch();
    layout->addWidget(more_);
    layout->addWidget(rest_);
    connect(more_, &QToolButton::clicked, this, &JobStatusBar::showList);
    connect(strip_, &JobProgress::stopClicked, this, [this] { runner_.stop(shown_); });
    connect(strip_, &JobProgress::pauseClicked, this, [this] {
        const JobInfo* job = runner_.find(shown_);
        if (job && job->state == JobState::paused)
            runner_.resume(shown_);
        else
            runner_.pause(shown_);
    });
    for (const auto signal :
         {&JobRunner::added, &JobRunner::progressed, &JobRunner::stateChanged, &JobRunner::finished})
        connect(&runner, signal, &soon_, qOverload<>(&QTimer::start));
    soon_.setSingleShot(true);
    connect(&soon_, &QTimer::timeout, this, &JobStatusBar::refresh);
    refresh();
}

void JobStatusBar::setRest(const QString& text) {
    rest_->setText(text);
}

void JobStatusBar::refresh() {
    const JobInfo* current = nullptr;
    int waiting = 0;
    for (const JobInfo& job : runner_.jobs()) {
        if (!job.active()) continue;
        if (!current)
            current = &job;
        else
            ++waiting;
    }
    shown_ = current ? current->id : 0;
    if (current) strip_->showJob(*current);
    strip_->setVisible(current);
    rest_->setVisible(!current);
    idle_->setVisible(!current);
    const bool any = !runner_.jobs().empty();
    idle_->setText(any ? tr("No job is running. Last: %1, %2.")
                             .arg(runner_.jobs().back().name, stateText(runner_.jobs().back().state))
                       : tr("No job is running."));
    more_->setVisible(any);
    more_->setText(waiting ? tr("%1 waiting").arg(waiting) : tr("Jobs"));
}

void JobStatusBar::showList() {
    JobListModel model(runner_);
    QMenu menu(this);
    for (int row = model.rowCount() - 1; row >= 0; --row) {
        const QModelIndex index = model.index(row);
        const int id = index.data(JobListModel::idRole).toInt();
        QAction* action = menu.addAction(index.data().toString());
        action->setToolTip(index.data(Qt::ToolTipRole).toString());
        const JobInfo* job = runner_.find(id);
        action->setEnabled(job && job->active());
        action->setText(action->isEnabled() ? tr("Stop: %1").arg(action->text()) : action->text());
        connect(action, &QAction::triggered, this, [this, id] { runner_.stop(id); });
    }
    menu.setToolTipsVisible(true);
    menu.exec(more_->mapToGlobal(QPoint(0, -menu.sizeHint().height())));
}

}  // namespace paragram::ui
