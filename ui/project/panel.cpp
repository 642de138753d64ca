#include "ui/project/panel.h"

#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTabWidget>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/project/project_files.h"
#include "ui/style/theme.h"
#include "ui/style/theme_sheet.h"
#include "ui/widgets/content_scroll_area.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

Panel::Panel(const PanelContext& context, const QString& id, const QString& title, QWidget* parent)
    : QWidget(parent),
      context_(context),
      id_(id),
      title_(title),
      subtitle_(new QLabel),
      header_(new QBoxLayout(QBoxLayout::LeftToRight)),
      controls_(new QHBoxLayout),
      messages_(new MessageBar),
      stack_(new QStackedLayout) {
    setObjectName("panel");
    ThemeSheet::leaveToChildren(*this);
    setAccessibleName(title);
    messages_->setPanel(id);
    connect(messages_, &MessageBar::panelWanted, this, [this](const QString& panel, const QString& path) {
        if (panel != id_)
            emit panelRequested(panel, path);
        else if (!path.isEmpty())
            openFile(path);
    });
    auto* titleLabel = new QLabel(title);
    titleLabel->setProperty("role", "title");
    subtitle_->setProperty("role", "muted");
    subtitle_->setTextFormat(Qt::RichText);
    subtitle_->setMinimumHeight(scaled(28));
    subtitle_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    subtitle_->setWordWrap(true);
    header_->setSpacing(space::kGap);
    header_->addWidget(subtitle_, 1);
    header_->addLayout(controls_);
    controls_->setSpacing(space::kGap);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kPanelMargin, 16, space::kPanelMargin, space::kPanelMargin);
    layout->setSpacing(0);
    auto* head = new QWidget;  // one part of the theme instead of one per control
    auto* headLayout = new QVBoxLayout(head);
    headLayout->setContentsMargins(0, 0, 0, 0);
    headLayout->setSpacing(0);
    headLayout->addWidget(titleLabel);
    headLayout->addLayout(header_);
    layout->addWidget(head);
    layout->addSpacing(space::kGap + space::kUnit);
    auto* below = new QVBoxLayout;
    below->setSpacing(space::kCardGap);  // between the messages and the content; none while they are hidden
    below->addWidget(messages_);
    below->addLayout(stack_, 1);
    layout->addLayout(below, 1);

    connect(&context.project, &Project::opened, this, [this] { projectOpened(); });
    connect(&context.project, &Project::contentChanged, this, [this] { contentChanged(); });
}

bool Panel::openFile(const QString&) {
    return false;
}
void Panel::saveState(QSettings&) const {}
void Panel::restoreState(QSettings&) {}

void Panel::setSubtitle(const QString& text) {
    // Rich text takes its direction from its first letter, which may be that of a file's name.
    const QString mark = isRightToLeft() ? QString(QChar(0x200F)) : QString();
    subtitle_->setText(mark + text);
    subtitle_->setToolTip(text);
}

void Panel::addHeaderWidget(QWidget* widget, const QString& text) {
    if (!text.isEmpty()) {
        auto* label = new QLabel(text);
        label->setProperty("role", "muted");
        label->setBuddy(widget);
        controls_->addWidget(label);
    }
    controls_->addWidget(widget);
}

void Panel::arrangeHeader() {
    constexpr double kMost = 0.8;
    const bool below = controls_->sizeHint().width() > kMost * width();
    const auto direction = below ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (header_->direction() == direction) return;
    header_->setDirection(direction);
    header_->setAlignment(controls_, below ? Qt::AlignLeading : Qt::Alignment());
}

bool Panel::event(QEvent* event) {
    // Controls come and go.
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) arrangeHeader();
    return QWidget::event(event);
}

void Panel::setContent(QWidget* content, EmptyState* empty) {
    // Where the window is too small for the content, or the desktop's font large, the panel scrolls.
    content->setAccessibleName(title_);
    auto* area = new ContentScrollArea(content);
    for (QWidget* container : QList<QWidget*>{area, area->viewport(), content})
        ThemeSheet::leaveToChildren(*container);
    if (auto* pages = qobject_cast<QTabWidget*>(content))
        ThemeSheet::leaveToChildren(*pages->findChild<QStackedWidget*>());
    stack_->addWidget(area);
    stack_->addWidget(empty);
}

void Panel::setContentOfModels(QWidget* content, const QString& sentence) {
    auto* empty = new EmptyState(id_, sentence, tr("Train a model"));
    connect(empty, &EmptyState::clicked, this, [this] { emit panelRequested("train", {}); });
    setContent(content, empty);
    showEmpty(true);
}

void Panel::showEmpty(bool empty) {
    stack_->setCurrentIndex(empty ? 1 : 0);
}

void Panel::moveToTrash(const std::vector<std::filesystem::path>& files) {
    struct Moved {
        std::filesystem::path from, to;
    };
    std::vector<Moved> moved;
    for (const std::filesystem::path& file : files) {
        const auto to = moveToProjectTrash(project(), file);
        if (to)
            moved.push_back({file, *to});
        else
            messages().showError(to.error());
    }
    if (moved.empty()) return;
    const QString text =
        moved.size() == 1 ? tr("%1 is in the project's trash folder.").arg(toText(moved.front().from.stem()))
                          : tr("%1 runs are in the project's trash folder.", nullptr, plural(moved.size()))
                                .arg(countText(static_cast<qint64>(moved.size())));
    messages().showMessage(MessageBar::Kind::info, text, tr("Undo"), [this, moved] {
        QStringList restored;
        for (const Moved& one : moved) {
            const auto back = restoreFromProjectTrash(one.to, one.from);
            if (!back) messages().showError(back.error());
            restored << toText(one.from);
        }
        openFile(restored.join('\n'));
    });
    contentChanged();
}

void Panel::rename(const std::filesystem::path& file, const QString& name) {
    const auto renamed = renameProjectFile(file, name);
    if (renamed)
        openFile(toText(*renamed));
    else
        messages().showError(renamed.error());
}

void Panel::dragEnterEvent(QDragEnterEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile() && wantsDrop(url.toLocalFile())) event->acceptProposedAction();
}

void Panel::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls()) {
        if (!url.isLocalFile() || !wantsDrop(url.toLocalFile())) continue;
        takeDrop(url.toLocalFile());
        event->acceptProposedAction();
    }
}

void Panel::followJobs() {
    connect(&jobs(), &JobRunner::finished, this, [this](int id) {
        if (jobs().find(id) && project().isOpen()) contentChanged();
    });
}

}  // namespace paragram::ui
