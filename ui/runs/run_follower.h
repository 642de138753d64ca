// Reads the curves of runs, and again while their files grow: of trainings that run now, here or on another
// machine whose disk is mounted or from which the file is copied.
#pragma once

#include <QTimer>
#include <QWidget>
#include <map>
#include <vector>

#include "ui/jobs/latest_request.h"
#include "ui/runs/run_details.h"

namespace paragram::ui {

class RunFollower : public QObject {
    Q_OBJECT

  public:
    static constexpr int kEveryMs = 2000;

    // Looks only while the window shows `shown`.
    RunFollower(JobRunner& jobs, QWidget* shown);

    // From now on these; a file that is missing for a while keeps its curves.
    void follow(const std::vector<RunEntry>& runs);

  signals:
    void read(const std::vector<RunCurves>& curves);
    // After each look: the run whose history was written last and how long ago, if it is unfinished and that
    // was within the last five minutes; empty otherwise.
    void seen(const QString& run, qint64 seconds);

  private:
    // Of history.csv: bytes and time of the last change.
    struct Version {
        std::uintmax_t bytes = 0;
        std::filesystem::file_time_type written;
        friend bool operator==(const Version&, const Version&) = default;
    };
    struct Look {
        std::map<std::string, Version> versions;  // by name of the run
        std::map<std::string, History> changed;
        std::string latest;  // the run written last
        std::int64_t age = -1;
    };
    void look();

    QWidget* shown_;
    std::vector<RunEntry> runs_;
    std::map<std::string, Version> versions_;
    std::map<std::string, History> histories_;
    LatestRequest request_;
    QTimer timer_;
};

}  // namespace paragram::ui
