// The settings of a project's last training, in its folder (settings.conf): each project has its own.
#pragma once

#include "core/settings/settings.h"
#include "ui/project/project.h"

namespace paragram::ui {

// The defaults if there are none yet, or those of another version of the program that are invalid now.
Settings settingsOfProject(const Project& project);
// A project that cannot be written keeps the earlier ones.
void saveSettings(const Project& project, const Settings& settings);

}  // namespace paragram::ui
