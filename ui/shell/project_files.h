// What panels do to single files of a project: remove to the project's trash, bring back, rename.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "ui/shell/project.h"

namespace paragram::ui {

// Moves a file into trash/ of the project; gives where it lies now.
Result<std::filesystem::path> moveToProjectTrash(const Project& project, const std::filesystem::path& file);
Result<Nothing> restoreFromProjectTrash(const std::filesystem::path& trashed,
                                        const std::filesystem::path& original);
// The same folder and ending under another name; refuses a name that is taken.
Result<std::filesystem::path> renameProjectFile(const std::filesystem::path& file, const QString& stem);

// What may stand in a file name: signs that some file system refuses become "-"; empty where nothing is left.
QString fileNameOf(const QString& name);

}  // namespace paragram::ui
