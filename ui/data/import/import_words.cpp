#include "ui/data/import/import_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/pairs/formats/format_registry.h"

namespace paragram::ui {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("ImportWords", text);
}

}  // namespace

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
