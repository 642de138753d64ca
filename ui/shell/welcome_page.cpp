#include "ui/shell/welcome_page.h"

#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/shell/project_actions.h"
#include "ui/style/theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/message_bar.h"

namespace paragram::ui {

namespace {

constexpr int kWidth = 540;

}  // namespace

WelcomePage::WelcomePage(ProjectActions& actions, QWidget* parent)
    : QWidget(parent), messages_(new MessageBar) {
    setObjectName("welcome");
    auto* card = new Card;
    card->setFixedWidth(scaled(kWidth));
    auto* title = new QLabel(tr("Sentence similarity from your own sentence pairs"));
    title->setProperty("role", "title");
    auto* text =
        new QLabel(tr("A project is a folder of pairs, tokenizers and trained models. The sample project has "
                      "everything you need to train a first model in a minute."));
    text->setWordWrap(true);
    text->setProperty("role", "muted");
    auto* sample = new QPushButton(tr("Open the sample project"));
    sample->setProperty("primary", true);
    auto* create = new QPushButton(tr("New project…"));
    auto* open = new QPushButton(tr("Open project…"));
    connect(sample, &QPushButton::clicked, &actions, &ProjectActions::openSample);
    connect(create, &QPushButton::clicked, &actions, &ProjectActions::askCreate);
    connect(open, &QPushButton::clicked, &actions, &ProjectActions::askOpen);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::kGap);
    for (QPushButton* button : {sample, create, open}) buttons->addWidget(button);
    buttons->addStretch();
    card->body()->setSpacing(space::kCardGap);
    card->body()->addWidget(title);
    card->body()->addWidget(text);
    card->body()->addLayout(buttons);
    card->body()->addSpacing(space::kUnit);

    const QStringList recent = Project::recent();
    if (!recent.isEmpty()) {
        auto* heading = new QLabel(tr("Recent"));
        heading->setProperty("role", "cardTitle");
        card->body()->addWidget(heading);
    }
    for (const QString& folder : recent) {
        auto* entry = new QPushButton(QDir::toNativeSeparators(folder));
        entry->setObjectName("leftButton");
        connect(entry, &QPushButton::clicked, &actions, [&actions, folder] { actions.open(folder); });
        card->body()->addWidget(entry);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(space::kPanelMargin, space::kPanelMargin, space::kPanelMargin,
                               space::kPanelMargin);
    layout->addWidget(messages_);
    layout->addStretch(2);
    // An alignment in the layout would not ask the text for its height at this width.
    auto* centre = new QHBoxLayout;
    centre->addStretch();
    centre->addWidget(card);
    centre->addStretch();
    layout->addLayout(centre);
    layout->addStretch(3);
}

}  // namespace paragram::ui
