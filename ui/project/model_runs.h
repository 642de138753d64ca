// The runs of a project that have a model: what every list of models shows.
#pragma once

#include <QObject>
#include <QString>
#include <filesystem>
#include <mutex>
#include <optional>
#include <thread>
#include <unordered_map>
#include <vector>

namespace paragram::ui {

struct ModelRun {
    QString name;  // of the folder
    QString path;
    std::filesystem::file_time_type written;  // when its model was
    bool compares = true;                     // by sentence vectors
    bool writes = false;                      // sentences
};

// A folder of runs, looked at by the thread of the window. What its runs are for is in their settings: those
// of a few runs are read at once, those of thousands in the background.
class ModelRuns : public QObject {
    Q_OBJECT

  public:
    explicit ModelRuns(QObject* parent = nullptr);

    // The newest first. Looks at the folder at most once until the event loop runs again, so that all lists
    // of a window share one look. Runs whose settings are still being read count as averaging models.
    const std::vector<ModelRun>& in(const std::filesystem::path& folder);

  signals:
    // Settings were read in the background.
    void changed();

  private:
    struct Use {
        std::filesystem::file_time_type written;
        bool compares = true, writes = false;
    };
    using Uses = std::unordered_map<std::string, Use>;  // by name of the run

    static Use useOf(const std::filesystem::path& run, std::filesystem::file_time_type written);
    void readInBackground(
        std::vector<std::pair<std::filesystem::path, std::filesystem::file_time_type>> runs);
    Q_INVOKABLE void takeRead();

    std::filesystem::path folder_;
    std::vector<ModelRun> runs_;
    Uses uses_;
    bool fresh_ = false;
    bool reading_ = false;
    std::mutex mutex_;
    std::optional<std::pair<std::filesystem::path, Uses>> read_;  // under mutex: of a folder, to be taken
    std::jthread reader_;
};

}  // namespace paragram::ui
