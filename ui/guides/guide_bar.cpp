#include "ui/guides/guide_bar.h"

#include <QFile>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QPushButton>
#include <QSaveFile>
#include <QSettings>
#include <QToolButton>
#include <algorithm>

#include "ui/style/icon.h"
#include "ui/style/theme.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/row.h"

namespace paragram::ui {

namespace {

constexpr const char* kTourEnded = "tour/ended";

QString fileIn(const Project& project) {
    return toText(project.folder() / "guide.json");
}

}  // namespace

GuideBar::GuideBar(Project& project, QWidget* parent)
    : QWidget(parent),
      project_(project),
      place_(new QLabel),
      text_(new QLabel),
      back_(new QPushButton(tr("Back"))),
      show_(new QPushButton(tr("Show the panel"))),
      next_(new QPushButton),
      close_(new QToolButton) {
    setObjectName("guideBar");
    setAttribute(Qt::WA_StyledBackground);
    place_->setProperty("role", "strong");
    text_->setTextFormat(Qt::RichText);
    text_->setWordWrap(true);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    close_->setIcon(lineIcon("close"));
    close_->setToolTip(tr("End the guide"));
    close_->setAccessibleName(tr("End the guide"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(space::kPanelMargin, space::kGap, 12, space::kGap);
    layout->setSpacing(space::kGap);
    layout->addWidget(place_);
    layout->addSpacing(space::kUnit);
    layout->addWidget(text_, 1);
    for (QWidget* button : std::initializer_list<QWidget*>{show_, back_, next_, close_})
        layout->addWidget(button);
    connect(back_, &QPushButton::clicked, this, [this] { goTo(step_ - 1); });
    connect(show_, &QPushButton::clicked, this,
            [this] { emit panelWanted(guide_->steps[static_cast<std::size_t>(step_)].panel); });
    connect(next_, &QPushButton::clicked, this, [this] { goTo(step_ + 1); });
    connect(close_, &QToolButton::clicked, this, &GuideBar::end);
    connect(&project_, &Project::opened, this, &GuideBar::reopen);
    connect(&project_, &Project::contentChanged, this, &GuideBar::refresh);
    hide();
}

bool GuideBar::tourIsNew() {
    return !QSettings().value(kTourEnded, false).toBool();
}

void GuideBar::start(const QString& id) {
    const std::vector<Guide> all = guides();
    const auto found = std::ranges::find(all, id, &Guide::id);
    if (found == all.end() || !project_.isOpen()) return;
    guide_ = *found;
    goTo(0);
}

void GuideBar::reopen() {
    guide_.reset();
    QFile file(fileIn(project_));
    if (file.open(QIODevice::ReadOnly)) {
        const QJsonObject saved = QJsonDocument::fromJson(file.readAll()).object();
        const std::vector<Guide> all = guides();
        const auto found = std::ranges::find(all, saved["guide"].toString(), &Guide::id);
        if (found != all.end()) {
            guide_ = *found;
            step_ = std::clamp(saved["step"].toInt(), 0, static_cast<int>(std::ssize(guide_->steps)) - 1);
        }
    }
    refresh();
}

void GuideBar::goTo(int step) {
    if (step >= std::ssize(guide_->steps)) return end();
    step_ = step;
    save();
    refresh();
    emit panelWanted(guide_->steps[static_cast<std::size_t>(step_)].panel);
}

void GuideBar::end() {
    if (guide_->id == kTour) QSettings().setValue(kTourEnded, true);
    guide_.reset();
    QFile::remove(fileIn(project_));
    refresh();
}

// A project that cannot be written is still guided, only not after the next start.
void GuideBar::save() const {
    QSaveFile file(fileIn(project_));
    if (file.open(QIODevice::WriteOnly) &&
        file.write(QJsonDocument(QJsonObject{{"guide", guide_->id}, {"step", step_}}).toJson()) > 0)
        file.commit();
}

void GuideBar::setCurrentPanel(const QString& id) {
    panel_ = id;
    refresh();
}

void GuideBar::refresh() {
    setVisible(guide_.has_value());
    if (!guide_) return;
    const GuideStep& step = guide_->steps[static_cast<std::size_t>(step_)];
    const auto steps = static_cast<int>(std::ssize(guide_->steps));
    const bool done = step.done && step.done(project_);
    place_->setText(done ? tr("Step %1 of %2 ✓").arg(step_ + 1).arg(steps)
                         : tr("Step %1 of %2").arg(step_ + 1).arg(steps));
    place_->setToolTip(guide_->title);
    text_->setText(step.text);
    show_->setVisible(panel_ != step.panel);
    back_->setVisible(step_ > 0);
    next_->setText(step_ + 1 == steps ? tr("Finish") : tr("Next step"));
    setPrimary(next_, done || !step.done);
}

}  // namespace paragram::ui
