#include "ui/language/engine_text.h"

#include <QCoreApplication>
#include <QLocale>

namespace paragram::ui {

const char* contextOf(EngineTable table) {
    static constexpr const char* kContexts[] = {"Settings", "Presets", "Filters",   "Recipes",
                                                "Formats",  "Exports", "Catalogue", "Jobs"};
    return kContexts[static_cast<int>(table)];
}

QString engineText(EngineTable table, const std::string& text) {
    return QCoreApplication::translate(contextOf(table), text.c_str());
}

QString inlineText(EngineTable table, const std::string& text) {
    const QString translated = engineText(table, text);
    return QLocale().language() == QLocale::German ? translated : translated.toLower();
}

QString titleText(EngineTable table, const std::string& text) {
    QString title = engineText(table, text);
    if (!title.isEmpty()) title[0] = title[0].toUpper();
    return title;
}

QString stageText(const std::string& stage) {
    const QString whole = engineText(EngineTable::jobs, stage), said = QString::fromStdString(stage);
    if (whole != said) return whole;
    // The rest of the stage is a name: a file, a format, a language.
    for (qsizetype at = said.lastIndexOf(' '); at > 0; at = said.lastIndexOf(' ', at - 1)) {
        const QString pattern = said.left(at) + " %1";
        const QString translated = engineText(EngineTable::jobs, pattern.toStdString());
        if (translated != pattern) return translated.arg(said.mid(at + 1));
    }
    return said;
}

}  // namespace paragram::ui
