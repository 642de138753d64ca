#include "ui/project/project.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>
#include <algorithm>
#include <fstream>
#include <utility>

#include "core/settings/settings_file.h"
#include "core/tasks/data/import_pairs.h"
#include "core/tasks/data/write_sample.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

constexpr const char* kFile = "project.json";
constexpr const char* kParts[] = {"pairs",      "tokenizers", "runs",        "corpora",
                                  "alignments", "reports",    "development", "test"};
constexpr int kFormat = 1;
constexpr int kRecent = 8;
constexpr int kSettleMs = 200;

std::vector<fs::path> list(const fs::path& folder, const QStringList& endings, bool folders) {
    std::vector<fs::path> found;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(folder, ignored)) {
        const QString name = toText(entry.path().filename());
        if (name.startsWith('.')) continue;
        const bool fits = endings.isEmpty() || endings.contains(toText(entry.path().extension()));
        if (entry.is_directory(ignored) ? folders : fits) found.push_back(entry.path());
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::string said(const QString& text) {
    return text.toStdString();
}

Result<Nothing> writeProject(const fs::path& folder, const QString& name) {
    std::error_code failed;
    for (const char* part : kParts) {
        fs::create_directories(folder / part, failed);
        if (failed)
            return Error{(folder / part).string(),
                         said(Project::tr("the folder cannot be created: ")) + failed.message(), "",
                         said(Project::tr("choose a folder you may write to"))};
    }
    QSaveFile file(toText(folder / kFile));
    const QJsonObject object{{"format", kFormat}, {"name", name}};
    if (!file.open(QIODevice::WriteOnly) || file.write(QJsonDocument(object).toJson()) < 0 || !file.commit())
        return Error{(folder / kFile).string(), said(Project::tr("cannot be written: ") + file.errorString()),
                     "", said(Project::tr("choose a folder you may write to"))};
    return Nothing{};
}

}  // namespace

Project::Project(QObject* parent) : QObject(parent), modelRuns_(new ModelRuns(this)) {
    settle_.setSingleShot(true);
    settle_.setInterval(kSettleMs);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this,
            [this, there = true](const QString& changed) mutable {
                // What happens beside the project is of no interest, unless it is the project that goes or
                // comes back.
                const bool before = std::exchange(there, isProject(folder_));
                if (toPath(changed) == folder_.parent_path() && there == before) return;
                if (there && !before) watch();
                settle_.start();
            });
    connect(&settle_, &QTimer::timeout, this, &Project::contentChanged);
    connect(modelRuns_, &ModelRuns::changed, this, &Project::contentChanged);
}

Result<Nothing> Project::open(const fs::path& folder) {
    const fs::path path = folder / kFile;
    QFile file(toText(path));
    if (!file.open(QIODevice::ReadOnly))
        return Error{path.string(), said(tr("no project here")), "",
                     said(tr("open a folder that contains a project, or create a new project"))};
    const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
    const int format = object.value("format").toInt();
    if (format < 1 || format > kFormat)
        return Error{path.string(),
                     said(tr("format %1, and this program reads format %2").arg(format).arg(kFormat)), "",
                     said(format > kFormat ? tr("open it with a newer version of the program")
                                           : tr("restore the file"))};
    std::error_code ignored;
    folder_ = fs::absolute(folder, ignored).lexically_normal();
    name_ = object.value("name").toString(toText(folder_.filename()));
    hold();
    // A project copied without its empty folders still opens.
    for (const char* part : kParts) fs::create_directories(folder_ / part, ignored);
    QStringList list = QSettings().value("recent").toStringList();
    list.removeAll(toText(folder_));
    list.prepend(toText(folder_));
    QSettings().setValue("recent", QStringList(list.mid(0, kRecent)));
    watch();
    emit opened();
    emit contentChanged();
    return Nothing{};
}

Result<Nothing> Project::create(const fs::path& folder, const QString& name) {
    if (isProject(folder))
        return Error{folder.string(), said(tr("the folder already contains a project")), "",
                     said(tr("open it, or choose another folder"))};
    const Result<Nothing> written = writeProject(folder, name);
    return written ? open(folder) : written;
}

void Project::hold() {
    lock_.reset();
    openElsewhere_ = WriteLock::ofFolderIsHeld(folder_);
    if (Result<WriteLock> lock = WriteLock::ofFolder(folder_)) lock_.emplace(std::move(lock).value());
}

void Project::watch() {
    if (!watcher_.directories().isEmpty()) watcher_.removePaths(watcher_.directories());
    QStringList folders{toText(folder_.parent_path())};
    for (const char* part : kParts) folders << toText(folder_ / part);
    watcher_.addPaths(folders);
}

std::vector<fs::path> Project::pairStores() const {
    return list(folder("pairs"), {".h5"}, false);
}
std::vector<fs::path> Project::tokenizers() const {
    return list(folder("tokenizers"), {}, false);
}
std::vector<fs::path> Project::developmentSets() const {
    return list(folder("development"), {".tsv", ".csv", ".txt", ".jsonl"}, false);
}
std::vector<fs::path> Project::testSuites() const {
    return list(folder("test"), {".tsv", ".csv", ".txt", ".jsonl"}, true);
}

const std::vector<ModelRun>& Project::modelRuns() const {
    return modelRuns_->in(folder("runs"));
}

fs::path Project::freeName(const char* part, const QString& stem, const QString& ending) const {
    fs::path path = folder(part) / toPath(stem + ending);
    for (int number = 2; fs::exists(path); ++number)
        path = folder(part) / toPath(QString("%1-%2%3").arg(stem).arg(number).arg(ending));
    return path;
}

QStringList Project::recent() {
    QStringList there;
    for (const QString& folder : QSettings().value("recent").toStringList())
        if (isProject(toPath(folder))) there << folder;
    return there;
}

bool Project::isProject(const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / kFile, ignored);
}

fs::path Project::around(const fs::path& place) {
    fs::path folder = place;
    while (!isProject(folder)) {
        const fs::path above = folder.parent_path();
        if (above == folder) return {};
        folder = above;
    }
    return folder;
}

Result<Nothing> writeSampleProject(const fs::path& folder, JobContext& job) {
    if (Project::isProject(folder)) return Nothing{};
    for (const char* part : kParts) fs::create_directories(folder / part);
    const auto files = writeSample(folder / "corpora");
    if (!files) return files.error();
    for (const fs::path& file : *files) {
        const std::string name = file.filename().string();
        for (const char* part : {"development", "test"})
            if (name.starts_with(part))
                fs::copy_file(file, folder / part / file.filename(), fs::copy_options::overwrite_existing);
    }
    ImportRequest request;
    request.input.first = folder / "corpora" / "train.en-es.tsv";
    request.input.sourceLanguage = "en";
    request.input.targetLanguage = "es";
    request.output = folder / "pairs" / "sample.h5";
    const auto imported = importPairs(request, job);
    if (!imported) return imported.error();
    // The preset for so small a set; the Train panel starts with these settings.
    for (const Preset& preset : presets())
        if (preset.name == "sample") std::ofstream(folder / "settings.conf") << preset.text;
    // Last, so that an interrupted sample is written again the next time.
    return writeProject(folder, Project::tr("Sample en-es"));
}

fs::path sampleFolder() {
    return toPath(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)) / "Paragram" /
           "sample";
}

}  // namespace paragram::ui
