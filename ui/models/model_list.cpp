#include "ui/models/model_list.h"

#include <algorithm>

#include "core/encoders/recurrent/network_weights.h"
#include "core/runs/run_folder.h"
#include "core/settings/settings_file.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

// A run without readable settings is taken for an averaging model.
bool isFor(ModelUse use, const RunFolder& run) {
    Settings settings;
    if (!applySettingsFile(settings, run.settings())) settings = {};
    const bool writes = isGenerative(settings.encoder);
    return use == ModelUse::write ? writes : !writes || !attendsToTokens(settings.generative.model);
}

}  // namespace

std::vector<ModelChoice> modelsOf(const Project& project, ModelUse use) {
    struct Found {
        bool other;
        fs::file_time_type written;
        ModelChoice choice;
    };
    std::vector<Found> found;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(project.folder("runs"), ignored)) {
        const fs::path file = RunFolder{entry.path()}.model();
        if (!fs::is_regular_file(file, ignored)) continue;
        found.push_back({!isFor(use, RunFolder{entry.path()}), fs::last_write_time(file, ignored),
                         modelAt(toText(entry.path()))});
    }
    std::sort(found.begin(), found.end(), [](const Found& a, const Found& b) {
        if (a.other != b.other) return b.other;
        return a.written != b.written ? a.written > b.written : a.choice.name < b.choice.name;
    });
    std::vector<ModelChoice> models;
    for (Found& one : found) models.push_back(std::move(one.choice));
    return models;
}

ModelChoice modelAt(const QString& path) {
    const fs::path place = toPath(path);
    std::error_code ignored;
    return {toText(fs::is_directory(place, ignored) ? place.filename() : place.stem()), path};
}

bool looksLikeModel(const QString& path) {
    const fs::path place = toPath(path);
    std::error_code ignored;
    if (fs::is_directory(place, ignored)) return fs::is_regular_file(RunFolder{place}.model(), ignored);
    return place.extension() == ".h5" && fs::is_regular_file(place, ignored);
}

}  // namespace paragram::ui
