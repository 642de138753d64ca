#include "ui/training/project_settings.h"

#include <QSaveFile>

#include "core/settings/settings_file.h"
#include "ui/widgets/number_text.h"

namespace paragram::ui {

namespace fs = std::filesystem;

namespace {

fs::path fileOf(const Project& project) {
    return project.folder() / "settings.conf";
}

}  // namespace

Settings settingsOfProject(const Project& project) {
    Settings settings;
    std::error_code ignored;
    if (fs::exists(fileOf(project), ignored) && !applySettingsFile(settings, fileOf(project))) settings = {};
    return settings;
}

void saveSettings(const Project& project, const Settings& settings) {
    QSaveFile file(toText(fileOf(project)));
    if (file.open(QIODevice::WriteOnly) && file.write(settingsText(settings).c_str()) > 0) file.commit();
}

}  // namespace paragram::ui
