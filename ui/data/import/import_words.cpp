#include "ui/data/import/import_words.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/pairs/formats/format_registry.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ImportWords)
};

}  // namespace

QString importNameFilter() {
    QStringList patterns;
    for (const PairFormat& format : pairFormats())
        for (const std::string& ending : format.endings) patterns << "*" + QString::fromStdString(ending);
    for (const char* packed : {"*.gz", "*.bz2", "*.xz", "*.zst", "*.zip", "*.tar", "*.tgz", "*.dz"})
        patterns << packed;
    patterns << "*.json";
    patterns.removeDuplicates();
    return Words::tr("Files of pairs (%1)").arg(patterns.join(' ')) + ";;" + Words::tr("All files (*)");
}

}  // namespace paragram::ui
