#include "ui/models/translator_list.h"

#include <algorithm>

#include "core/runs/run_info.h"
#include "core/text/unicode.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

bool Translator::translates(const std::string& from, const std::string& to) const {
    return std::ranges::any_of(
        ways, [&](const auto& way) { return sameLanguage(way.first, from) && sameLanguage(way.second, to); });
}

Result<std::shared_ptr<TextWriter>> writerFor(const QString& path, ModelCache& cache,
                                              std::shared_ptr<TextWriter> known) {
    const auto model = cache.load(path);
    if (!model) return model.error();
    if (known && &known->model() == model->get()) return known;
    return std::make_shared<TextWriter>(*model);
}

std::vector<Translator> readTranslators(const std::vector<ModelChoice>& models, ModelCache& cache,
                                        const JobContext& job) {
    std::vector<Translator> found;
    for (const ModelChoice& choice : models) {
        if (job.shouldStop()) break;
        // The settings of a run say without reading its weights that it only averages.
        if (const auto run = readRun(toPath(choice.path)); run && !isGenerative(run->settings.encoder))
            continue;
        const auto model = cache.load(choice.path);
        if (!model || !(*model)->generative()) continue;
        // One that is given a form does not translate by itself.
        found.push_back({choice, (*model)->forms.empty() ? writingWays(**model) : Translator{}.ways,
                         parseRouteOf(**model).ok()});
    }
    return found;
}

}  // namespace paragram::ui
