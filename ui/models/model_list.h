// The models a project offers: its runs, and files from elsewhere.
#pragma once

#include <QString>
#include <vector>

#include "ui/project/project.h"

namespace paragram::ui {

struct ModelChoice {
    QString name;  // of the run, or of the file without its ending
    QString path;  // run folder or model file

    bool operator==(const ModelChoice&) const = default;
};

// What a panel needs a model for: every model of sentence vectors compares, every generative model writes.
enum class ModelUse { compare, write };
// Runs that have a model: first those whose settings say that they are for this use, then the others; each
// the most recently written first.
std::vector<ModelChoice> modelsOf(const Project& project, ModelUse use = ModelUse::compare);
ModelChoice modelAt(const QString& path);
// Whether the path is a run folder with a model, or may be a model file. Only names are checked.
bool looksLikeModel(const QString& path);

}  // namespace paragram::ui
