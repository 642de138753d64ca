#include "ui/language/error_text.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <optional>
#include <vector>

#include "resources/i18n/error_texts.h"
#include "ui/language/counted_value.h"
#include "ui/language/languages.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

// What the system says, and the window itself about a job.
constexpr const char* kOtherTexts[] = {
    QT_TRANSLATE_NOOP("Errors", "Not enough memory"),
    QT_TRANSLATE_NOOP("Errors", "use fewer dimensions, a smaller vocabulary or a smaller mega-batch"),
    QT_TRANSLATE_NOOP("Errors", "Unknown failure"),
    QT_TRANSLATE_NOOP("Errors", "No space left on device"),
    QT_TRANSLATE_NOOP("Errors", "Disk quota exceeded"),
    QT_TRANSLATE_NOOP("Errors", "Input/output error"),
    QT_TRANSLATE_NOOP("Errors", "Permission denied"),
    QT_TRANSLATE_NOOP("Errors", "No such file or directory"),
    QT_TRANSLATE_NOOP("Errors", "Too many open files"),
    QT_TRANSLATE_NOOP("Errors", "Read-only file system"),
    QT_TRANSLATE_NOOP("Errors", "Cannot allocate memory"),
    // Where in a file.
    QT_TRANSLATE_NOOP("Errors", "unit %1"),
    QT_TRANSLATE_NOOP("Errors", "message %1"),
};

// A text of the engine with values at %1, %2 ...
struct Pattern {
    const char* text;
    QStringList around;  // what is before, between and after the values
    qsizetype letters;
};

// The most particular ones first: "%1 bytes" after "%1 bytes of %2".
const std::vector<Pattern>& patterns() {
    static const auto all = [] {
        static const QRegularExpression kValue("%\\d+");
        std::vector<Pattern> made;
        const auto add = [&made](const char* text) {
            const QStringList around = QString(text).split(kValue);
            made.push_back({text, around, around.join(QString()).size()});
        };
        std::ranges::for_each(kErrorTexts, add);
        std::ranges::for_each(kOtherTexts, add);
        std::ranges::stable_sort(made, std::greater{}, &Pattern::letters);
        return made;
    }();
    return all;
}

// The values at the places of a pattern. Only one at the end may be empty.
std::optional<QStringList> valuesIn(const QString& said, const Pattern& pattern) {
    const QStringList& around = pattern.around;
    if (around.size() == 1) return said == around[0] ? std::optional(QStringList()) : std::nullopt;
    if (!said.startsWith(around.front()) || !said.endsWith(around.back())) return std::nullopt;
    QStringList values;
    qsizetype from = around.front().size();
    const qsizetype end = said.size() - around.back().size();
    for (qsizetype i = 1; i < around.size(); ++i) {
        const bool last = i + 1 == around.size();
        const qsizetype to = last ? end : said.indexOf(around[i], from + 1);
        const bool mayBeEmpty = last && around[i].isEmpty();
        if (to < from || to > end || (to == from && !mayBeEmpty)) return std::nullopt;
        values << said.mid(from, to - from);
        if (values.back().contains(';')) return std::nullopt;  // the next part of an error
        from = to + around[i].size();
    }
    return values;
}

QString filled(const QString& text, const QStringList& values) {
    static const QRegularExpression kPlace("%(\\d+)");
    QString made;
    qsizetype from = 0;
    for (auto match = kPlace.globalMatch(text); match.hasNext();) {
        const QRegularExpressionMatch place = match.next();
        made += text.mid(from, place.capturedStart() - from) + values.value(place.captured(1).toInt() - 1);
        from = place.capturedEnd();
    }
    return made + text.mid(from);
}

std::optional<QString> translated(const QString& said) {
    if (const auto counted = countedValue(said)) return counted;
    for (const Pattern& pattern : patterns()) {
        std::optional<QStringList> values = valuesIn(said, pattern);
        if (!values) continue;
        // What stands in quotation marks is the user's own text.
        for (qsizetype i = 0; i < values->size(); ++i)
            if (!pattern.around[i].endsWith('"'))
                (*values)[i] = translated(values->at(i)).value_or(values->at(i));
        return filled(QCoreApplication::translate("Errors", pattern.text), *values);
    }
    // A name or a number alone.
    return said.contains(' ') ? std::nullopt : std::optional(said);
}

}  // namespace

QString errorText(const Error& error) {
    if (languageInForce() == "en") return {};
    const auto part = [](const std::string& text) { return translated(QString::fromStdString(text)); };
    const auto found = part(error.found), expected = part(error.expected), action = part(error.action);
    if (!found || !expected || !action || found->isEmpty()) return {};
    QString text = *found;
    if (!expected->isEmpty()) text = Words::tr("%1, expected %2").arg(text, *expected);
    if (!action->isEmpty()) text = Words::tr("%1; %2").arg(text, *action);
    // As in its English sentence: without what a name of a file should not contain.
    const QString where = QString::fromStdString(Error{error.where, {}, {}, {}}.sentence());
    return where.isEmpty() ? text : Words::tr("%1: %2").arg(where, text);
}

QString remarkText(const std::string& remark) {
    const QString said = QString::fromStdString(remark);
    if (languageInForce() == "en") return said;
    if (const auto whole = translated(said)) return *whole;
    const qsizetype colon = said.indexOf(": ");
    if (colon <= 0) return said;
    const auto rest = translated(said.mid(colon + 2));
    return rest ? Words::tr("%1: %2").arg(said.left(colon), *rest) : said;
}

}  // namespace paragram::ui
