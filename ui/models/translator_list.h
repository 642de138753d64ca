// The models of a project that write, and between which languages they translate.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/base/job_context.h"
#include "core/generation/text_writer.h"
#include "ui/models/model_cache.h"
#include "ui/models/model_list.h"

namespace paragram::ui {

struct Translator {
    ModelChoice model;
    std::vector<std::pair<std::string, std::string>> ways;  // languages read and written; none: no translator
    bool parses = false;                                    // a parse generator

    bool translates(const std::string& from, const std::string& to) const;
};

// What writes with a model: the known writer, which keeps a process with its weights, if it is of this model.
Result<std::shared_ptr<TextWriter>> writerFor(const QString& model, ModelCache& cache,
                                              std::shared_ptr<TextWriter> known);

// Models that cannot be read are left out. Runs on a worker thread.
std::vector<Translator> readTranslators(const std::vector<ModelChoice>& models, ModelCache& cache,
                                        const JobContext& job);

}  // namespace paragram::ui
