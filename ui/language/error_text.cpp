#include "ui/language/error_text.h"

#include <QCoreApplication>
#include <optional>

#include "ui/language/languages.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

// What the engine says, in the words of its sources; %1 stands for a name.
constexpr const char* kParts[] = {
    // found
    QT_TRANSLATE_NOOP("Errors", "no such file"),
    QT_TRANSLATE_NOOP("Errors", "no such file or folder"),
    QT_TRANSLATE_NOOP("Errors", "cannot be read"),
    QT_TRANSLATE_NOOP("Errors", "is a folder"),
    QT_TRANSLATE_NOOP("Errors", "its folder does not exist"),
    QT_TRANSLATE_NOOP("Errors", "no permission to write there"),
    QT_TRANSLATE_NOOP("Errors", "truncated or damaged"),
    QT_TRANSLATE_NOOP("Errors", "%1 is missing or damaged"),
    QT_TRANSLATE_NOOP("Errors", "damaged: its contents do not match its checksum"),
    QT_TRANSLATE_NOOP("Errors", "its arrays differ in length"),
    QT_TRANSLATE_NOOP("Errors", "another program is writing to it"),
    QT_TRANSLATE_NOOP("Errors", "Not enough memory"),
    QT_TRANSLATE_NOOP("Errors", "Unknown failure"),
    QT_TRANSLATE_NOOP("Errors", "No space left on device"),
    QT_TRANSLATE_NOOP("Errors", "Permission denied"),
    QT_TRANSLATE_NOOP("Errors", "Read-only file system"),
    QT_TRANSLATE_NOOP("Errors", "no sentences"),
    QT_TRANSLATE_NOOP("Errors", "an empty file"),
    // expected
    QT_TRANSLATE_NOOP("Errors", "a file"),
    QT_TRANSLATE_NOOP("Errors", "an undamaged file"),
    QT_TRANSLATE_NOOP("Errors", "a complete HDF5 file"),
    QT_TRANSLATE_NOOP("Errors", "a place that no other program writes to"),
    QT_TRANSLATE_NOOP("Errors", "one sentence per line"),
    QT_TRANSLATE_NOOP("Errors", "a document with text"),
    // what to do
    QT_TRANSLATE_NOOP("Errors", "check the name"),
    QT_TRANSLATE_NOOP("Errors", "check its permissions"),
    QT_TRANSLATE_NOOP("Errors", "choose a file inside it"),
    QT_TRANSLATE_NOOP("Errors", "create %1 first"),
    QT_TRANSLATE_NOOP("Errors", "choose another folder"),
    QT_TRANSLATE_NOOP("Errors", "choose another file"),
    QT_TRANSLATE_NOOP("Errors", "free disk space or choose another place"),
    QT_TRANSLATE_NOOP("Errors", "free disk space or choose another place; the old file is unchanged"),
    QT_TRANSLATE_NOOP("Errors", "create it again or use another copy"),
    QT_TRANSLATE_NOOP("Errors", "the file is incomplete: create it again or use another copy"),
    QT_TRANSLATE_NOOP("Errors", "use another copy"),
    QT_TRANSLATE_NOOP("Errors", "choose another place, or wait for it to end"),
    QT_TRANSLATE_NOOP("Errors", "the pair store is damaged: import the pairs again"),
    QT_TRANSLATE_NOOP("Errors", "the file is damaged: import the pairs again"),
    QT_TRANSLATE_NOOP("Errors", "the file is damaged: use another copy"),
    QT_TRANSLATE_NOOP("Errors", "use fewer dimensions, a smaller vocabulary or a smaller mega-batch"),
    QT_TRANSLATE_NOOP("Errors", "check that this is the right file"),
    QT_TRANSLATE_NOOP("Errors", "choose the folder of a run"),
};

std::optional<QString> translated(const std::string& part) {
    if (part.empty()) return QString();
    const QString said = QString::fromStdString(part);
    for (const char* known : kParts) {
        const QStringList around = QString(known).split("%1");
        if (around.size() == 1 && said == known) return QCoreApplication::translate("Errors", known);
        if (around.size() == 2 && said.size() > around[0].size() + around[1].size() &&
            said.startsWith(around[0]) && said.endsWith(around[1]))
            return QCoreApplication::translate("Errors", known)
                .arg(said.mid(around[0].size(), said.size() - around[0].size() - around[1].size()));
    }
    return std::nullopt;
}

}  // namespace

QString errorText(const Error& error) {
    if (languageInForce() == "en") return {};
    const auto found = translated(error.found), expected = translated(error.expected),
               action = translated(error.action);
    if (!found || !expected || !action || found->isEmpty()) return {};
    QString text = *found;
    if (!expected->isEmpty()) text = Words::tr("%1, expected %2").arg(text, *expected);
    if (!action->isEmpty()) text = Words::tr("%1; %2").arg(text, *action);
    // As in its English sentence: without what a name of a file should not contain.
    const QString where = QString::fromStdString(Error{error.where, {}, {}, {}}.sentence());
    return where.isEmpty() ? text : Words::tr("%1: %2").arg(where, text);
}

}  // namespace paragram::ui
