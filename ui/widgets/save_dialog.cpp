#include "ui/widgets/save_dialog.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <algorithm>

namespace paragram::ui {
namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(SaveDialog)
};

bool mayReplace(QWidget* parent, const QString& file) {
    return QMessageBox::question(parent, Words::tr("Replace the file?"),
                                 Words::tr("%1 exists already. Replace it?").arg(QFileInfo(file).fileName()),
                                 QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

}  // namespace

QString withEnding(const QString& file, const QList<SaveKind>& kinds, qsizetype kind) {
    const QString& ending = kinds[kind].ending;
    if (ending.isEmpty() || file.endsWith(ending, Qt::CaseInsensitive)) return file;
    for (const SaveKind& other : kinds)
        if (!other.ending.isEmpty() && file.endsWith(other.ending, Qt::CaseInsensitive))
            return file.chopped(other.ending.size()) + ending;
    return file + ending;
}

SaveChoice askForFileToSave(QWidget* parent, const QString& title, const QString& suggestion,
                            const QList<SaveKind>& kinds) {
    QFileDialog dialog(parent, title);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    QStringList filters;
    for (const SaveKind& kind : kinds) filters << kind.filter;
    dialog.setNameFilters(filters);
    const auto chosenKind = [&] {
        return std::max<qsizetype>(0, filters.indexOf(dialog.selectedNameFilter()));
    };
    // The dialog itself adds the ending, and asks before a file of that name is replaced.
    const auto follow = [&] { dialog.setDefaultSuffix(kinds[chosenKind()].ending.mid(1)); };
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, follow);
    const QFileInfo proposed(suggestion);
    if (suggestion.contains('/')) dialog.setDirectory(proposed.path());
    dialog.selectFile(proposed.fileName());
    follow();
    while (dialog.exec() == QDialog::Accepted) {
        const QString named = dialog.selectedFiles().value(0);
        const QString file = withEnding(named, kinds, chosenKind());
        if (file == named || !QFile::exists(file) || mayReplace(parent, file)) return {file, chosenKind()};
    }
    return {};
}

}  // namespace paragram::ui
