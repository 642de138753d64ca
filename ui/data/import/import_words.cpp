#include "ui/data/import/import_words.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <utility>

#include "core/pairs/formats/format_registry.h"
#include "core/tasks/data/preview_pairs.h"

namespace paragram::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("ImportWords", text);
}

}  // namespace

QString inWindowWords(const std::string& sentence) {
    QString text = QString::fromStdString(sentence);
    const QString second = tr("choose it as second file");
    const QString typeTwo = tr("type two of them under Languages");
    const std::pair<const char*, QString> words[] = {
        {"give the other language's file with --input2", tr("choose the other language's file")},
        {"give the target side with --input2", tr("choose the other language's file")},
        {"name it with --input2", second},
        {"name the folder or archive that contains them with --input2", second},
        {"name them with --input and --input2", tr("choose both")},
        {"set pairs.skip-bad-lines", tr("tick Skip bad lines")},
        {"name two columns with --columns", tr("choose no score column")},
        {"name two keys with --columns", tr("choose no score column")},
        {", or keys named with --columns", QString()},
        {"name them with --languages, for example eng,deu", typeTwo},
        {"name two of them with --languages, or their columns, counted from 0, with --columns",
         tr("type two of them under Languages, or choose their columns")},
        {"name two of them with --languages, or their keys with --columns",
         tr("type two of them under Languages, or choose their columns")},
        {"name two of them with --languages", typeTwo},
        {"choose others with --languages", typeTwo}};
    static const QRegularExpression kEncoding("give --encoding ([^ ,]+)");
    static const QRegularExpression kColumns(
        "say which contain the sentences, for example --columns [^ ;]+( \\(the first column is 0\\))?");
    static const QRegularExpression kMember("; name one, as \"[^\"]*\"");
    text.remove(kMember);
    text.replace(kColumns, tr("choose the columns of the sentences"));
    text.replace("give --encoding UTF-8-replace to replace its damaged characters",
                 tr("choose the encoding UTF-8, damaged characters replaced"));
    text.replace(kEncoding, tr("choose this encoding"));
    for (const auto& [flag, control] : words) text.replace(flag, control);
    return text;
}

QString importNameFilter() {
    QStringList patterns;
    for (const PairFormat& format : pairFormats())
        for (const std::string& ending : format.endings) patterns << "*" + QString::fromStdString(ending);
    for (const char* packed : {"*.gz", "*.bz2", "*.xz", "*.zst", "*.zip", "*.tar", "*.tgz"})
        patterns << packed;
    patterns << "*.json";
    patterns.removeDuplicates();
    return tr("Files of pairs (%1)").arg(patterns.join(' ')) + ";;" + tr("All files (*)");
}

}  // namespace paragram::ui
