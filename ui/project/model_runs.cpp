#include "ui/project/model_runs.h"

#include <QTimer>
#include <algorithm>

#include "core/encoders/recurrent/network_weights.h"
#include "core/runs/run_folder.h"
#include "core/settings/settings_file.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

// So many settings are read while the window waits; each takes about a tenth of a millisecond.
constexpr std::size_t kAtOnce = 100;

}  // namespace

ModelRuns::ModelRuns(QObject* parent) : QObject(parent) {}

// A run without readable settings is taken for an averaging model.
ModelRuns::Use ModelRuns::useOf(const fs::path& run, fs::file_time_type written) {
    Settings settings;
    if (!applySettingsFile(settings, RunFolder{run}.settings())) settings = {};
    const bool writes = isGenerative(settings.encoder);
    return {written, !writes || !attendsToTokens(settings.generative.model), writes};
}

const std::vector<ModelRun>& ModelRuns::in(const fs::path& folder) {
    if (fresh_ && folder == folder_) return runs_;
    if (folder != folder_) uses_.clear();
    folder_ = folder;
    runs_.clear();
    std::vector<std::pair<fs::path, fs::file_time_type>> found, unknown;
    std::error_code failed;
    for (const auto& entry : fs::directory_iterator(folder, failed)) {
        const fs::path model = RunFolder{entry.path()}.model();
        std::error_code ignored;
        if (!fs::is_regular_file(model, ignored)) continue;
        found.emplace_back(entry.path(), fs::last_write_time(model, ignored));
        const auto known = uses_.find(entry.path().filename().string());
        if (known == uses_.end() || known->second.written != found.back().second)
            unknown.push_back(found.back());
    }
    if (unknown.size() <= kAtOnce)
        for (const auto& [run, written] : unknown) uses_[run.filename().string()] = useOf(run, written);
    else if (!reading_)
        readInBackground(std::move(unknown));
    for (const auto& [run, written] : found) {
        const auto known = uses_.find(run.filename().string());
        const Use use = known == uses_.end() ? Use{} : known->second;
        runs_.push_back({toText(run.filename()), toText(run), written, use.compares, use.writes});
    }
    std::ranges::sort(runs_, [](const ModelRun& a, const ModelRun& b) {
        return a.written != b.written ? a.written > b.written : a.name < b.name;
    });
    fresh_ = true;
    QTimer::singleShot(0, this, [this] { fresh_ = false; });
    return runs_;
}

void ModelRuns::readInBackground(std::vector<std::pair<fs::path, fs::file_time_type>> runs) {
    reading_ = true;
    reader_ = std::jthread([this, folder = folder_, runs = std::move(runs)](const std::stop_token& stop) {
        Uses read;
        for (const auto& [run, written] : runs) {
            if (stop.stop_requested()) return;
            read[run.filename().string()] = useOf(run, written);
        }
        {
            const std::lock_guard lock(mutex_);
            read_.emplace(folder, std::move(read));
        }
        QMetaObject::invokeMethod(this, "takeRead", Qt::QueuedConnection);
    });
}

void ModelRuns::takeRead() {
    std::optional<std::pair<fs::path, Uses>> read;
    {
        const std::lock_guard lock(mutex_);
        read.swap(read_);
    }
    if (!read) return;
    reading_ = false;
    fresh_ = false;
    // Another project may have been opened meanwhile: its runs are read now.
    if (read->first == folder_) uses_.insert(read->second.begin(), read->second.end());
    emit changed();
}

}  // namespace paragram::ui
