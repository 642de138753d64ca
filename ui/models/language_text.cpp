#include "ui/models/language_text.h"

#include <unicode/uloc.h>

#include <QCoreApplication>
#include <QLocale>
#include <array>

#include "ui/language/languages.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

QString languageName(const QString& code) {
    const QLocale::Language language = QLocale::codeToLanguage(code.toLower());
    if (language == QLocale::AnyLanguage || language == QLocale::C) return code;
    std::array<UChar, 100> name{};
    // Qt knows the names in English only.
    UErrorCode error = U_ZERO_ERROR;
    const std::string tag = QLocale::languageToCode(language).toStdString();
    const int size = uloc_getDisplayLanguage(tag.c_str(), languageInForce().toStdString().c_str(),
                                             name.data(), static_cast<int>(name.size()), &error);
    if (U_FAILURE(error) || size == 0) return QLocale::languageToString(language);
    return QString::fromUtf16(name.data(), size);
}

QString languagePair(const std::string& source, const std::string& target) {
    QStringList names;
    for (const std::string& code : {source, target}) {
        const QString name = languageName(QString::fromStdString(code));
        if (!name.isEmpty() && !names.contains(name)) names << name;
    }
    return listText(names);
}

QString sideName(const std::string& language, bool first) {
    if (!language.empty()) {
        QString name = languageName(QString::fromStdString(language));
        name[0] = name[0].toUpper();  // most languages write it small
        return name;
    }
    return first ? QCoreApplication::translate("Side", "First side")
                 : QCoreApplication::translate("Side", "Second side");
}

}  // namespace paragram::ui
