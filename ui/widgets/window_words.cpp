#include "ui/widgets/window_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <array>
#include <utility>

#include "core/settings/setting_table.h"
#include "ui/language/engine_text.h"
#include "ui/language/error_text.h"

namespace paragram::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(WindowWords)
};

// "Skip bad lines" of "pairs.skip-bad-lines"; empty if there is no such setting.
QString settingLabel(const QString& key) {
    const SettingRow* row = findSetting(key.toStdString());
    return row ? engineText(EngineTable::settings, row->label) : QString();
}

// Phrases that a label alone would not make a sentence of the window. Most sentences of the engine are
// English in every language of the window, and what replaces a part of one is, too; only labels are
// translated.
void replacePhrases(QString& text) {
    const QString second = "choose it as second file";
    const QString typeTwo = "type two of them under " + Words::tr("Languages");
    const std::pair<const char*, QString> phrases[] = {
        {"give the other language's file with --input2", "choose the other language's file"},
        {"give the target side with --input2", "choose the other language's file"},
        {"name it with --input2", second},
        {"name the folder or archive that contains them with --input2", second},
        {"name them with --input and --input2", "choose both"},
        {"set pairs.skip-bad-lines", "tick " + settingLabel("pairs.skip-bad-lines")},
        {"name two columns with --columns", "choose no score column"},
        {"name two keys with --columns", "choose no score column"},
        {", or keys named with --columns", QString()},
        {"name them with --languages, for example eng,deu", typeTwo},
        {"name two of them with --languages, or their columns, counted from 0, with --columns",
         typeTwo + ", or choose their columns"},
        {"name two of them with --languages, or their keys with --columns",
         typeTwo + ", or choose their columns"},
        {"name two of them with --languages", typeTwo},
        {"choose others with --languages", typeTwo},
        {"give one value, or train once with each of them with --grid",
         "give one value, or add a grid of runs"},
        {"give them with --suite or sets=", "choose them under " + Words::tr("Evaluation sets")},
        {"give it with --sentencepiece", "choose it under SentencePiece"},
        {"give it with --vocabulary", "choose it under " + Words::tr("Vocabulary")},
        {"agree to it with --yes", "agree to the download"},
        {"choose them with model=RUN in the step, or --score-model of filter",
         "choose them under " + Words::tr("Model")},
        {"choose another --output", "choose another name"},
        {"train again without --resume", "train again"},
        {"train without --resume", "train again"},
        {"continue with --resume", "continue the run"}};
    static const QRegularExpression kEncoding("give --encoding ([^ ,]+)");
    static const QRegularExpression kColumns(
        "say which contain the sentences, for example --columns [^ ;]+( \\(the first column is 0\\))?");
    static const QRegularExpression kMember("; name one, as \"[^\"]*\"");
    text.remove(kMember);
    text.replace(kColumns, "choose the columns of the sentences");
    text.replace("give --encoding UTF-8-replace to replace its damaged characters",
                 "choose the encoding UTF-8, damaged characters replaced");
    text.replace(kEncoding, "choose this encoding");
    for (const auto& [flag, control] : phrases) text.replace(flag, control);
}

// ": paragram-cli import --input x" as " in the panel Data".
void replaceCommands(QString& text) {
    const std::array<std::pair<const char*, QString>, 7> panels{{{"import-model", Words::tr("Export")},
                                                                 {"import", Words::tr("Data")},
                                                                 {"export-pairs", Words::tr("Data")},
                                                                 {"catalogue", Words::tr("Data")},
                                                                 {"tokenizer", Words::tr("Tokenizer")},
                                                                 {"train", Words::tr("Train")},
                                                                 {"export", Words::tr("Export")}}};
    for (const auto& [command, panel] : panels) {
        const QRegularExpression call(QString(":? (?:with )?paragram-cli %1(?: [^;]*)?(?=;|$)").arg(command));
        text.replace(call, " in the panel " + panel);
    }
}

// "Check sentences" of "--check-sentences".
QString flagLabel(const QString& flag) {
    if (const QString label = settingLabel(flag.mid(2)); !label.isEmpty()) return label;
    static const std::pair<const char*, const char*> kLabels[] = {
        {"--back", QT_TRANSLATE_NOOP("WindowWords", "Back with")},
        {"--input2", QT_TRANSLATE_NOOP("WindowWords", "Second file")},
        {"--output", QT_TRANSLATE_NOOP("WindowWords", "Name")},
        {"--precision", QT_TRANSLATE_NOOP("WindowWords", "Numbers")},
        {"--processing-text", QT_TRANSLATE_NOOP("WindowWords", "Text")},
        {"--remove-components", QT_TRANSLATE_NOOP("WindowWords", "Components removed")},
        {"--seen-only", QT_TRANSLATE_NOOP("WindowWords", "Tokens")},
        {"--sentencepiece", QT_TRANSLATE_NOOP("WindowWords", "SentencePiece")},
        {"--tokens", QT_TRANSLATE_NOOP("WindowWords", "Most frequent tokens")},
        {"--whiten", QT_TRANSLATE_NOOP("WindowWords", "Whitening")}};
    for (const auto& [name, label] : kLabels)
        if (flag == name) return Words::tr(label);
    QString label = flag.mid(2).replace('-', ' ');
    label[0] = label[0].toUpper();
    return label;
}

void replaceNames(QString& text, const QRegularExpression& pattern, QString (*label)(const QString&)) {
    qsizetype from = 0;
    for (auto match = pattern.match(text, from); match.hasMatch(); match = pattern.match(text, from)) {
        QString name = label(match.captured());
        if (name.isEmpty()) name = match.captured();
        text.replace(match.capturedStart(), match.capturedLength(), name);
        from = match.capturedStart() + name.size();
    }
}

void replaceKeys(QString& text) {
    static const QRegularExpression kFlag("(?<![\\w-])--[a-z][a-z0-9.-]*[a-z0-9]");
    static const QRegularExpression kSetting(
        "(?<![\\w./-])(text|pairs|filter|tokenizer|encoder|train)\\.[a-z][a-z-]*[a-z](?![\\w.])");
    replaceNames(text, kFlag, flagLabel);
    replaceNames(text, kSetting, settingLabel);
}

QString withoutNames(QString text) {
    replacePhrases(text);
    replaceCommands(text);
    replaceKeys(text);
    return text;
}

}  // namespace

QString inWindowWords(const std::string& sentence) {
    return withoutNames(remarkText(sentence));
}

QString inWindowWords(const Error& error) {
    QString text = errorText(error);
    if (text.isEmpty()) return withoutNames(QString::fromStdString(error.sentence()));
    replaceKeys(text);
    return text;
}

}  // namespace paragram::ui
