#include "ui/models/language_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace paragram::ui {

QString languageName(const QString& code) {
    const QLocale::Language language = QLocale::codeToLanguage(code.toLower());
    return language == QLocale::AnyLanguage || language == QLocale::C ? code
                                                                      : QLocale::languageToString(language);
}

QString languagePair(const std::string& source, const std::string& target) {
    QStringList names;
    for (const std::string& code : {source, target}) {
        const QString name = languageName(QString::fromStdString(code));
        if (!name.isEmpty() && !names.contains(name)) names << name;
    }
    return names.join(", ");
}

QString sideName(const std::string& language, bool first) {
    if (!language.empty()) return languageName(QString::fromStdString(language));
    return first ? QCoreApplication::translate("Side", "First side")
                 : QCoreApplication::translate("Side", "Second side");
}

}  // namespace paragram::ui
