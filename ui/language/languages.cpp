#include "ui/language/languages.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>
#include <algorithm>
#include <array>

namespace paragram::ui {

namespace {

QString& inForce() {
    static QString code = "en";
    return code;
}

// Numbers and dates as the user's country writes them, if the system speaks the language of the window.
QLocale localeFor(const QString& code) {
    const QLocale system = QLocale::system();
    QLocale locale(code);
    // Files and the terminal have Western digits, and so has the window.
    if (locale.language() == QLocale::Arabic) locale = QLocale(QLocale::Arabic, QLocale::UnitedArabEmirates);
    if (locale.language() == QLocale::English) locale = QLocale(QLocale::English, QLocale::UnitedStates);
    const bool same = system.language() == locale.language() && system.script() == locale.script();
    return same && system.zeroDigit() == "0" ? system : locale;
}

}  // namespace

const std::vector<Language>& languages() {
    static const std::vector<Language> all{{"en", "English"},  {"es", "Español"}, {"de", "Deutsch"},
                                           {"fr", "Français"}, {"zh_CN", "中文"}, {"ja", "日本語"},
                                           {"ar", "العربية"}};
    return all;
}

QString savedLanguage() {
    return QSettings().value("language").toString();
}

void saveLanguage(const QString& choice) {
    QSettings().setValue("language", choice);
}

QString languageOf(const QString& choice) {
    for (const Language& language : languages())
        if (language.code == choice) return choice;
    for (const QString& wanted : QLocale::system().uiLanguages()) {
        const QLocale locale(wanted);
        for (const Language& language : languages()) {
            const QLocale own(language.code);
            if (own.language() == locale.language() && own.script() == locale.script()) return language.code;
        }
    }
    return "en";
}

void applyLanguage(const QString& choice) {
    static std::array<QTranslator, 2> translators;
    const QString code = languageOf(choice);
    for (QTranslator& translator : translators) QCoreApplication::removeTranslator(&translator);
    QLocale::setDefault(localeFor(code));
    // Qt's own texts, such as Cancel; then ours, which are asked first. English has a file, too: its plurals.
    const std::array<bool, 2> loaded{
        translators[0].load("qtbase_" + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)),
        translators[1].load("paragram_" + code, ":/i18n")};
    for (std::size_t i = 0; i < translators.size(); ++i)
        if (loaded[i]) QCoreApplication::installTranslator(&translators[i]);
    inForce() = code;
    if (qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        QGuiApplication::setLayoutDirection(QLocale(code).textDirection());
}

QString languageInForce() {
    return inForce();
}

}  // namespace paragram::ui
