// The models a project offers: its runs, and files chosen from elsewhere.
#pragma once

#include <QString>
#include <vector>

#include "ui/shell/project.h"

namespace paragram::ui {

struct ModelChoice {
    QString name;  // of the run, or of the file without its ending
    QString path;  // run folder or model file

    bool operator==(const ModelChoice&) const = default;
};

// Runs that have a model, the one written last first.
std::vector<ModelChoice> modelsOf(const Project& project);
ModelChoice modelAt(const QString& path);
// Whether a run folder with a model, or a model file, may stand at path; told by names only.
bool looksLikeModel(const QString& path);

}  // namespace paragram::ui
