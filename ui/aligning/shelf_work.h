// Aligns the waiting documents of a shelf, one after another, and reads what saved alignments contain.
#pragma once

#include <QObject>
#include <filesystem>
#include <memory>
#include <set>
#include <string>

#include "ui/aligning/shelf_model.h"
#include "ui/jobs/job_runner.h"
#include "ui/models/model_cache.h"

namespace paragram::ui {

class ShelfWork : public QObject {
    Q_OBJECT

  public:
    ShelfWork(JobRunner& jobs, ShelfModel& model, QObject* parent = nullptr);

    struct Order {
        std::shared_ptr<ModelCache> models;
        QString model;
        AlignRequest each;
        std::filesystem::path folder;  // of the alignments
    };
    // Also documents that failed before. Those that are added meanwhile follow. Nothing while it runs.
    void start(const Order& order);
    // What is done is kept, and the document in work is aligned again the next time.
    void stop();
    bool running() const { return job_ != 0; }
    // A document that has left the shelf, or is to be aligned again later.
    void passOver(const std::string& name);
    // Compares the rows with the alignments in the folder, and counts those that are new or have changed.
    void look(const std::filesystem::path& folder);
    // Another project: forgets everything that is under way.
    void close();

  signals:
    void started();
    // A document has another state.
    void moved();
    void ended(bool stopped);
    void failed(const paragram::Error& error);

  private:
    struct Feed;
    void collect();
    void countNext();

    JobRunner& jobs_;
    ShelfModel& model_;
    Order order_;
    int job_ = 0, counting_ = 0;
    std::shared_ptr<Feed> feed_;
    std::set<std::string> tried_;  // since start()
    std::filesystem::path folder_;
};

}  // namespace paragram::ui
