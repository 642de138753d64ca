// A project is a folder: project.json, pairs/, tokenizers/, runs/, corpora/, alignments/, reports/,
// development/, test/.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <filesystem>
#include <optional>
#include <vector>

#include "core/base/files/write_lock.h"
#include "core/base/job_context.h"
#include "core/base/result.h"
#include "ui/project/model_runs.h"

namespace paragram::ui {

class Project : public QObject {
    Q_OBJECT

  public:
    explicit Project(QObject* parent = nullptr);

    bool isOpen() const { return !folder_.empty(); }
    QString name() const { return name_; }
    const std::filesystem::path& folder() const { return folder_; }
    // "pairs", "tokenizers", "runs", "corpora", "alignments", "reports", "development", "test"
    std::filesystem::path folder(const char* part) const { return folder_ / part; }

    // Whether another window has it open. Both may write to it.
    bool isOpenElsewhere() const { return openElsewhere_; }

    Result<Nothing> open(const std::filesystem::path& folder);
    Result<Nothing> create(const std::filesystem::path& folder, const QString& name);

    std::vector<std::filesystem::path> pairStores() const;       // pairs/*.h5
    std::vector<std::filesystem::path> tokenizers() const;       // files of tokenizers/
    std::vector<std::filesystem::path> developmentSets() const;  // graded files of development/
    std::vector<std::filesystem::path> testSuites() const;       // files and folders of test/
    // runs/* that have a model, the newest first; see ModelRuns for how old the answer may be.
    const std::vector<ModelRun>& modelRuns() const;
    // part/stem.ending, or part/stem-2.ending and so on: the first name that is not taken.
    std::filesystem::path freeName(const char* part, const QString& stem, const QString& ending) const;

    // Recently opened folders that still exist, newest first; stored in the window's settings.
    static QStringList recent();
    static bool isProject(const std::filesystem::path& folder);
    // The project that a file or folder is in; empty if there is none.
    static std::filesystem::path around(const std::filesystem::path& place);

  signals:
    void opened();
    // Files were added or removed, by a job, the command line or the file manager; or more is known of them.
    void contentChanged();

  private:
    void hold();
    void watch();

    std::filesystem::path folder_;
    QString name_;
    std::optional<WriteLock> lock_;  // tells other windows; none if the folder cannot be written to
    bool openElsewhere_ = false;
    QFileSystemWatcher watcher_;
    ModelRuns* modelRuns_;
    QTimer settle_;  // many files written at once count as one change
};

// Creates a project from the sample that comes with the program; runs on a worker thread. A project that is
// already in the folder is left unchanged. Fails if the folder cannot be written.
Result<Nothing> writeSampleProject(const std::filesystem::path& folder, JobContext& job);
// The sample project's folder, in the user's documents.
std::filesystem::path sampleFolder();

}  // namespace paragram::ui
