#include "ui/shell/typed_text.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>

#include "core/settings/settings_file.h"
#include "ui/forms/setting_form.h"
#include "ui/project/panel.h"

namespace paragram::ui {

namespace {

// Fields of their own: not those inside a spin box, a combo box or a form.
QList<QLineEdit*> linesOf(const Panel& panel) {
    QList<QLineEdit*> lines;
    for (auto* line : panel.findChildren<QLineEdit*>()) {
        bool own = !line->isReadOnly();
        for (QWidget* parent = line->parentWidget(); own && parent && parent != &panel;
             parent = parent->parentWidget())
            own = !qobject_cast<QAbstractSpinBox*>(parent) && !qobject_cast<QComboBox*>(parent) &&
                  !qobject_cast<SettingForm*>(parent);
        if (own) lines << line;
    }
    return lines;
}

QList<QPlainTextEdit*> textsOf(const Panel& panel) {
    QList<QPlainTextEdit*> texts;
    for (auto* text : panel.findChildren<QPlainTextEdit*>())
        if (!text->isReadOnly()) texts << text;
    return texts;
}

}  // namespace

TypedText::TypedText(const std::vector<Panel*>& panels) {
    for (const Panel* panel : panels) {
        OfPanel typed;
        for (const QLineEdit* line : linesOf(*panel)) typed.lines << line->text();
        for (const QPlainTextEdit* text : textsOf(*panel)) typed.texts << text->toPlainText();
        for (const SettingForm* form : panel->findChildren<SettingForm*>())
            typed.forms.push_back(form->settings());
        panels_.push_back(std::move(typed));
    }
}

void TypedText::restore(const std::vector<Panel*>& panels) const {
    for (std::size_t i = 0; i < panels.size() && i < panels_.size(); ++i) {
        const OfPanel& typed = panels_[i];
        const auto lines = linesOf(*panels[i]);
        const auto texts = textsOf(*panels[i]);
        const auto forms = panels[i]->findChildren<SettingForm*>();
        if (lines.size() == typed.lines.size())
            for (qsizetype j = 0; j < lines.size(); ++j)
                if (lines[j]->text().isEmpty() && !typed.lines[j].isEmpty())
                    lines[j]->setText(typed.lines[j]);
        if (texts.size() == typed.texts.size())
            for (qsizetype j = 0; j < texts.size(); ++j)
                if (texts[j]->toPlainText().isEmpty() && !typed.texts[j].isEmpty())
                    texts[j]->setPlainText(typed.texts[j]);
        if (forms.size() != std::ssize(typed.forms)) continue;
        for (qsizetype j = 0; j < forms.size(); ++j) {
            const Settings& settings = typed.forms[static_cast<std::size_t>(j)];
            if (settingsText(forms[j]->settings()) != settingsText(settings)) forms[j]->setSettings(settings);
        }
    }
}

}  // namespace paragram::ui
