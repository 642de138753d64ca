// The languages of the window: which there are, which is chosen, and putting one in force.
#pragma once

#include <QString>
#include <vector>

namespace paragram::ui {

struct Language {
    QString code;  // "zh_CN": as in resources/i18n/paragram_zh_CN.ts
    QString name;  // in the language itself
};

// English, and those whose translation is complete.
const std::vector<Language>& languages();

// The choice in the window's settings: a code of languages(), or empty for the language of the system.
QString savedLanguage();
void saveLanguage(const QString& choice);
// The code that a choice means: for the system, the first of its languages that there is, otherwise English.
QString languageOf(const QString& choice);

// Translates what is built from now on, and sets how numbers and dates are written and from which side
// windows are laid out. Widgets that exist keep their texts.
void applyLanguage(const QString& choice);
// The code that was applied last; "en" before.
QString languageInForce();

}  // namespace paragram::ui
