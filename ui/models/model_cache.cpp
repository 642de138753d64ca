#include "ui/models/model_cache.h"

#include <algorithm>

#include "core/models/load_model.h"
#include "core/runs/run_folder.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

// Two are compared; a third allows switching back and forth.
constexpr std::size_t kKept = 3;

}  // namespace

Result<std::shared_ptr<const Model>> ModelCache::load(const QString& path) {
    // Held while the file is read, so that two threads that need the same model read it once.
    const std::lock_guard lock(mutex_);
    const fs::path place = toPath(path);
    std::error_code ignored;
    const fs::path file = fs::is_directory(place, ignored) ? RunFolder{place}.model() : place;
    const auto written = fs::last_write_time(file, ignored);
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const Entry& entry) { return entry.path == path; });
    if (found != entries_.end() && found->written == written) {
        std::rotate(found, found + 1, entries_.end());
        return entries_.back().model;
    }
    if (found != entries_.end()) entries_.erase(found);
    auto model = loadModel(place);
    if (!model) return model.error();
    entries_.push_back({path, written, *model});
    if (entries_.size() > kKept) entries_.erase(entries_.begin());
    return model;
}

}  // namespace paragram::ui
