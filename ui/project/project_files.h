// Operations on single files of a project: move to the project's trash and back, rename.
#pragma once

#include <filesystem>

#include "core/base/result.h"
#include "ui/project/project.h"

namespace paragram::ui {

// Moves a file or folder into the project's trash/ and returns its new path.
Result<std::filesystem::path> moveToProjectTrash(const Project& project, const std::filesystem::path& file);
Result<Nothing> restoreFromProjectTrash(const std::filesystem::path& trashed,
                                        const std::filesystem::path& original);
// Renames the file and keeps its folder and ending. Fails if the name is taken.
Result<std::filesystem::path> renameProjectFile(const std::filesystem::path& file, const QString& stem);

// How files of a project refer to other files: by a path relative to its folder if they are in it, so that
// the project can be moved or copied, else by an absolute path. An empty path stays empty.
QString storedPath(const std::filesystem::path& file, const std::filesystem::path& project);
std::filesystem::path restoredPath(const QString& stored, const std::filesystem::path& project);

// Whether a file is a saved alignment, or a document that is not plain text, by its ending: only the panel
// Align opens those.
bool isForAlign(const QString& file);

// A valid file name: characters that some file system rejects become "-". May be empty.
QString fileNameOf(const QString& name);

}  // namespace paragram::ui
