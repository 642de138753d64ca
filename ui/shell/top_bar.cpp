#include "ui/shell/top_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QToolButton>

#include "ui/style/icon.h"
#include "ui/style/theme.h"

namespace paragram::ui {

namespace {

QToolButton* iconButton(const QString& name, const QString& tip) {
    auto* button = new QToolButton;
    button->setIcon(lineIcon(name));
    button->setIconSize({scaled(18), scaled(18)});
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    return button;
}

}  // namespace

TopBar::TopBar(QMenu* projectMenu, QMenu* languageMenu, QWidget* parent)
    : QWidget(parent), project_(new QToolButton), pill_(new QLabel(tr("project"))) {
    setObjectName("topBar");
    setAttribute(Qt::WA_StyledBackground);
    setFixedHeight(scaled(space::kTopBar));
    auto* program = new QLabel("Paragram");
    program->setProperty("role", "strong");
    auto* arrow = new QLabel(isRightToLeft() ? QStringLiteral("‹") : QStringLiteral("›"));
    arrow->setProperty("role", "muted");
    project_->setObjectName("projectName");
    project_->setPopupMode(QToolButton::InstantPopup);
    project_->setMenu(projectMenu);
    project_->setIcon(lineIcon("menu"));
    project_->setLayoutDirection(isRightToLeft() ? Qt::LeftToRight
                                                 : Qt::RightToLeft);  // puts the arrow after the name
    project_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    pill_->setProperty("role", "pill");
    pill_->setFixedHeight(scaled(22));
    auto* search = new QToolButton;
    search->setObjectName("searchField");
    search->setText(tr("Search actions  %1").arg(QKeySequence("Ctrl+K").toString(QKeySequence::NativeText)));
    search->setAccessibleName(tr("Search actions"));
    auto* language = iconButton("language", languageMenu->title());
    language->setPopupMode(QToolButton::InstantPopup);
    language->setMenu(languageMenu);
    auto* theme = iconButton("theme", tr("Light or dark"));
    auto* help = iconButton("help", tr("Manual (F1)"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 12, 0);
    layout->setSpacing(space::kGap);
    for (QWidget* widget : std::initializer_list<QWidget*>{program, arrow, project_, pill_})
        layout->addWidget(widget);
    layout->addStretch();
    for (QWidget* widget : {search, language, theme, help}) layout->addWidget(widget);
    connect(search, &QToolButton::clicked, this, &TopBar::searchClicked);
    connect(theme, &QToolButton::clicked, this, &TopBar::themeClicked);
    connect(help, &QToolButton::clicked, this, &TopBar::helpClicked);
    setProject({}, {});
}

void TopBar::setProject(const QString& name, const QString& folder) {
    project_->setText(name.isEmpty() ? tr("No project") : name);
    project_->setToolTip(folder);
    project_->setAccessibleName(tr("Project: %1").arg(project_->text()));
    pill_->setVisible(!name.isEmpty());
}

}  // namespace paragram::ui
