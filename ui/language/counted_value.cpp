#include "ui/language/counted_value.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

namespace paragram::ui {
namespace {

struct Noun {
    const char *one, *many;  // many: with the place of the number
};

// What core/base/number_text.h counts in texts of errors.
constexpr Noun kNouns[] = {
    {"column", QT_TRANSLATE_N_NOOP("Errors", "%1 columns")},
    {"entry", QT_TRANSLATE_N_NOOP("Errors", "%1 entries")},
    {"line", QT_TRANSLATE_N_NOOP("Errors", "%1 lines")},
    {"link", QT_TRANSLATE_N_NOOP("Errors", "%1 links")},
    {"message", QT_TRANSLATE_N_NOOP("Errors", "%1 messages")},
    {"number", QT_TRANSLATE_N_NOOP("Errors", "%1 numbers")},
    {"object", QT_TRANSLATE_N_NOOP("Errors", "%1 objects")},
    {"page", QT_TRANSLATE_N_NOOP("Errors", "%1 pages")},
    {"pair", QT_TRANSLATE_N_NOOP("Errors", "%1 pairs")},
    {"row", QT_TRANSLATE_N_NOOP("Errors", "%1 rows")},
    {"sentence", QT_TRANSLATE_N_NOOP("Errors", "%1 sentences")},
    {"set", QT_TRANSLATE_N_NOOP("Errors", "%1 sets")},
    {"token", QT_TRANSLATE_N_NOOP("Errors", "%1 tokens")},
    {"unit", QT_TRANSLATE_N_NOOP("Errors", "%1 units")},
    {"vector", QT_TRANSLATE_N_NOOP("Errors", "%1 vectors")},
};

}  // namespace

std::optional<QString> countedValue(const QString& said) {
    static const QRegularExpression kCounted("^(\\d{1,3}(?:,\\d{3})*) ([a-z]+)$");
    const auto match = kCounted.match(said);
    if (!match.hasMatch()) return std::nullopt;
    const qlonglong count = match.captured(1).remove(',').toLongLong();
    const QString noun = match.captured(2);
    for (const Noun& known : kNouns) {
        if (noun != known.one && QString("%1 " + noun) != known.many) continue;
        // No language asks for more than the last digits of a large number.
        const auto form = static_cast<int>(count < 1000000 ? count : 1000000 + count % 1000000);
        return QCoreApplication::translate("Errors", known.many, nullptr, form)
            .arg(QLocale().toString(count));
    }
    return std::nullopt;
}

}  // namespace paragram::ui
