// Models that were loaded stay loaded: typing must not wait for a file.
#pragma once

#include <QString>
#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram::ui {

// For any thread. Keeps the few models asked for last; one whose file was written anew is loaded anew.
class ModelCache {
  public:
    Result<std::shared_ptr<const Model>> load(const QString& path);

  private:
    struct Entry {
        QString path;
        std::filesystem::file_time_type written;
        std::shared_ptr<const Model> model;
    };
    std::mutex mutex_;
    std::vector<Entry> entries_;  // the one asked for last stands last
};

}  // namespace paragram::ui
