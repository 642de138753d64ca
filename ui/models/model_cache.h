// Keeps loaded models in memory: typing must not wait for a file.
#pragma once

#include <QString>
#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

#include "core/base/result.h"
#include "core/models/model.h"

namespace paragram::ui {

// For any thread. Keeps the few models used last; reloads one whose file has changed. Fails if the file
// cannot be read.
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
    std::vector<Entry> entries_;  // the one used last is at the end
};

}  // namespace paragram::ui
