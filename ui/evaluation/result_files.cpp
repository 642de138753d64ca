#include "ui/evaluation/result_files.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

#include "core/base/files/atomic_file.h"
#include "core/tasks/evaluation/write_mteb.h"
#include "ui/widgets/number_text.h"
#include "ui/widgets/save_dialog.h"

namespace paragram::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ResultFiles)
};

bool hasResults(const std::filesystem::path& folder) {
    std::error_code code;
    return std::filesystem::exists(folder, code) && !std::filesystem::is_empty(folder, code);
}

Result<Nothing> guarded(const auto& write) {
    try {
        write();
    } catch (const MachineFailure& failure) {
        return failure.error();
    }
    return Nothing{};
}

}  // namespace

QString askForResultFile(QWidget* parent, const QString& suggestion) {
    const QList<SaveKind> kinds{
        {Words::tr("CSV table (*.csv)"), ".csv"},  {Words::tr("Markdown (*.md)"), ".md"},
        {Words::tr("LaTeX (*.tex)"), ".tex"},      {Words::tr("JSON (*.json)"), ".json"},
        {Words::tr("Plain text (*.txt)"), ".txt"}, {Words::tr("Every pair (*.tsv)"), ".tsv"}};
    return askForFileToSave(parent, Words::tr("Save the results"), suggestion, kinds).file;
}

QString askForMtebFolder(QWidget* parent, const std::vector<ModelReport>& reports) {
    const QString folder =
        QFileDialog::getExistingDirectory(parent, Words::tr("Folder for MTEB's result files"));
    QStringList replaced;
    for (const ModelReport& one : reports)
        if (!folder.isEmpty() && !one.baseline &&
            hasResults(mtebFolder(one.report.modelName, toPath(folder))))
            replaced << one.name;
    if (replaced.isEmpty()) return folder;
    const auto answer = QMessageBox::question(
        parent, Words::tr("Replace results?"),
        Words::tr("The folder %1 has results of %2 already. Replace them?").arg(folder, listText(replaced)));
    return answer == QMessageBox::Yes ? folder : QString();
}

Result<Nothing> saveReports(const std::vector<ModelReport>& reports, const QString& path) {
    const QString ending = '.' + QFileInfo(path).suffix().toLower();
    return guarded([&] { writeFileAtomically(toPath(path), reportsText(reports, ending)); });
}

Result<Nothing> saveMtebFiles(const std::vector<ModelReport>& reports, const QString& folder) {
    return guarded([&] {
        for (const ModelReport& one : reports)
            if (!one.baseline) writeMteb(one.report, one.dimension, one.parameters, toPath(folder));
    });
}

}  // namespace paragram::ui
