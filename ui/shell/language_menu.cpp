#include "ui/shell/language_menu.h"

#include <QActionGroup>

#include "ui/language/languages.h"

namespace paragram::ui {

LanguageMenu::LanguageMenu(QWidget* parent) : QMenu(tr("Language"), parent) {
    auto* group = new QActionGroup(this);
    const auto add = [this, group](const QString& choice, const QString& name) {
        QAction* action = addAction(name);
        action->setCheckable(true);
        action->setChecked(savedLanguage() == choice);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { emit chosen(choice); });
    };
    add({}, tr("System default"));
    addSeparator();
    for (const Language& language : languages()) add(language.code, language.name);
}

}  // namespace paragram::ui
