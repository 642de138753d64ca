#include "ui/project/project_files.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>

#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ProjectFiles)
};

}  // namespace

Result<fs::path> moveToProjectTrash(const Project& project, const fs::path& file) {
    std::error_code failed;
    fs::create_directories(project.folder("trash"), failed);
    const fs::path to = project.freeName("trash", toText(file.stem()), toText(file.extension()));
    fs::rename(file, to, failed);
    if (failed)
        return Error{file.string(),
                     Words::tr("cannot be moved to the trash: ").toStdString() + failed.message(), "",
                     Words::tr("delete it in the file manager").toStdString()};
    return to;
}

Result<Nothing> restoreFromProjectTrash(const fs::path& trashed, const fs::path& original) {
    std::error_code failed;
    if (fs::exists(original, failed))
        return Error{original.string(), Words::tr("another file now has that name").toStdString(), "",
                     Words::tr("rename that one, then move this one back from trash/ in the file manager")
                         .toStdString()};
    fs::rename(trashed, original, failed);
    if (failed)
        return Error{trashed.string(), Words::tr("cannot be moved back: ").toStdString() + failed.message(),
                     "", Words::tr("move it back in the file manager").toStdString()};
    return Nothing{};
}

Result<fs::path> renameProjectFile(const fs::path& file, const QString& stem) {
    const QString name = fileNameOf(stem);
    if (name.isEmpty())
        return Error{file.filename().string(), Words::tr("a name needs at least one character").toStdString(),
                     "", Words::tr("type another name").toStdString()};
    const fs::path to = file.parent_path() / toPath(name + toText(file.extension()));
    if (to == file) return to;
    std::error_code failed;
    if (fs::exists(to, failed))
        return Error{to.filename().string(), Words::tr("there is already a file of that name").toStdString(),
                     "", Words::tr("choose another name").toStdString()};
    fs::rename(file, to, failed);
    if (failed)
        return Error{file.string(), Words::tr("cannot be renamed: ").toStdString() + failed.message(), "",
                     Words::tr("check the permissions of the folder").toStdString()};
    return to;
}

QString storedPath(const fs::path& file, const fs::path& project) {
    const fs::path relative = file.lexically_relative(project);
    return toText(relative.empty() || *relative.begin() == ".." ? file : relative);
}

fs::path restoredPath(const QString& stored, const fs::path& project) {
    return stored.isEmpty() ? fs::path() : (project / toPath(stored)).lexically_normal();
}

bool isForAlign(const QString& file) {
    static const char* const kEndings[] = {".alignment", ".docx", ".odt", ".epub", ".pdf", ".srt", ".vtt"};
    return std::ranges::any_of(kEndings, [&](const char* ending) {
        return file.endsWith(QLatin1String(ending), Qt::CaseInsensitive);
    });
}

QString fileNameOf(const QString& name) {
    static const QRegularExpression refused(R"([/\\:*?"<>|\x00-\x1f])");
    QString clean = name.trimmed();
    clean.replace(refused, "-");
    // A leading dot would hide the file from the lists.
    while (clean.startsWith('.')) clean.remove(0, 1);
    return clean;
}

}  // namespace paragram::ui
