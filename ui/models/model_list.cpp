#include "ui/models/model_list.h"

#include "core/runs/run_folder.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

std::vector<ModelChoice> modelsOf(const Project& project, ModelUse use) {
    std::vector<ModelChoice> models, others;
    for (const ModelRun& run : project.modelRuns()) {
        const bool fits = use == ModelUse::write ? run.writes : run.compares;
        (fits ? models : others).push_back({run.name, run.path});
    }
    models.insert(models.end(), others.begin(), others.end());
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
