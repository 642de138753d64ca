#include "ui/shell/panel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include "ui/shell/theme.h"
#include "ui/widgets/empty_state.h"

namespace paragram::ui {

Panel::Panel(const PanelContext& context, const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent),
      context_(context),
      id_(id),
      title_(title),
      subtitle_(new QLabel),
      header_(new QHBoxLayout),
      messages_(new MessageBar),
      stack_(new QStackedLayout) {
    setObjectName("panel");
    setAccessibleName(title);
    auto* titleLabel = new QLabel(title);
    titleLabel->setProperty("role", "title");
    subtitle_->setProperty("role", "muted");
    subtitle_->setTextFormat(Qt::RichText);
    subtitle_->setMinimumHeight(28);
    subtitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    header_->setSpacing(space::kGap);
    header_->addWidget(subtitle_, 1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kPanelMargin, 16, space::kPanelMargin, space::kPanelMargin);
    layout->setSpacing(0);
    layout->addWidget(titleLabel);
    layout->addLayout(header_);
    layout->addSpacing(space::kGap);
    layout->addWidget(messages_);
    layout->addSpacing(space::kUnit);
    layout->addLayout(stack_, 1);

    connect(&context.project, &Project::opened, this, [this] { projectOpened(); });
    connect(&context.project, &Project::contentChanged, this, [this] { contentChanged(); });
}

bool Panel::openFile(const QString&) {
    return false;
}
void Panel::saveState(QSettings&) const {}
void Panel::restoreState(QSettings&) {}

void Panel::setSubtitle(const QString& text) {
    subtitle_->setText(text);
    subtitle_->setToolTip(text);
}

void Panel::addHeaderWidget(QWidget* widget) {
    header_->addWidget(widget);
}

void Panel::setContent(QWidget* content, EmptyState* empty) {
    stack_->addWidget(content);
    stack_->addWidget(empty);
}

void Panel::showEmpty(bool empty) {
    stack_->setCurrentIndex(empty ? 1 : 0);
}

}  // namespace paragram::ui
