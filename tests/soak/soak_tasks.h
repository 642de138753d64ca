// The long tasks of paragram-cli on small data, to be disturbed and run again.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "tests/support/breaking_server.h"

namespace paragram::test {

struct SoakTask {
    QString name;
    QString command;  // arguments of paragram-cli; outputs are in the folder "out"
    // Files and folders of "out" whose bytes do not depend on the time.
    QStringList results;
    // The task replaces a file that is there already, and leaves nothing else when it fails.
    bool replaces = false;
    bool resumes = false;  // --resume continues it once there is a checkpoint
    bool neural = false;   // needs paragram-neural
};

struct SoakRun {
    bool crashed = false;  // or did not end by itself
    int status = 0;
    QString output, errors;
};

class SoakFolder {
  public:
    // Makes the data and the models that the tasks read. Throws std::runtime_error.
    SoakFolder();

    const std::vector<SoakTask>& tasks() const { return tasks_; }
    std::filesystem::path path() const { return folder_.path().toStdString(); }
    std::filesystem::path out() const { return path() / "out"; }
    std::filesystem::path temporary() const { return path() / "tmp"; }

    // Empties the outputs.
    void clean() const;
    // Starts the task in the folder; with resume, as a user continues it. variables: of the environment.
    void start(QProcess& process, const SoakTask& task, bool resume = false,
               const std::map<QString, QString>& variables = {}) const;
    SoakRun run(const SoakTask& task, bool resume = false,
                const std::map<QString, QString>& variables = {}) const;
    static SoakRun ended(QProcess& process);
    // Whether the task, having ended early, is to be continued with --resume.
    bool hasCheckpoint(const SoakTask& task) const;

    // The bytes of all files in the outputs and the temporary folder, by name, and the folders in them.
    std::map<std::string, std::string> files() const;
    // The bytes of the results by name; a missing file has none.
    std::map<std::string, std::string> results(const SoakTask& task) const;
    // Whether the results are those wanted, but for how the pairs of a store are compressed.
    bool samePairs(const SoakTask& task, const std::map<std::string, std::string>& wanted) const;
    // Temporary files that should be gone: their names.
    QStringList leftBehind() const;

  private:
    void makeData();
    QTemporaryDir folder_;
    std::unique_ptr<BreakingServer> server_;  // for downloads
    std::vector<SoakTask> tasks_;
};

}  // namespace paragram::test
