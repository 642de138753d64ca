// The cosine of two sentences and the contributions of their pieces.
#pragma once

#include <QString>
#include <optional>
#include <string>

#include "core/analysis/contribution.h"
#include "ui/models/model_cache.h"

namespace paragram::ui {

struct CosineQuestion {
    QString model, compareWith;  // run folders or model files; compareWith may be empty
    std::string source, target;
};

struct CosineAnswer {
    CosineQuestion question;
    Contribution contribution;
    std::optional<double> compared;  // cosine of the second model
    std::size_t unknown = 0;         // pieces the model does not know
    std::size_t cut = 0;             // pieces beyond the model's maximum length
};

// Runs on a worker thread. Fails if a model cannot be loaded.
Result<CosineAnswer> answerCosine(ModelCache& models, const CosineQuestion& question);

}  // namespace paragram::ui
