// What tests of the window share: settings that touch nobody's home, a small project.
#pragma once

#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

#include "core/settings/settings.h"
#include "tests/support/test_support.h"
#include "ui/shell/project.h"

namespace paragram::test {

// Call once at the start of a test program, before any QSettings.
inline void isolateSettings(const QTemporaryDir& folder) {
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("ParagramTest");
    QCoreApplication::setApplicationName("tests");
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, folder.path());
}

// The sample project in folder/sample.
inline Result<Nothing> writeSample(const QTemporaryDir& folder) {
    JobContext job;
    return ui::writeSampleProject(pathIn(folder, "sample"), job);
}

// Settings that train the sample in seconds.
inline Settings quickSettings() {
    Settings settings;
    settings.tokenizer.vocabulary = 500;
    settings.encoder.dimension = 16;
    settings.train.batch = 64;
    settings.train.megaBatch = 2;
    settings.train.epochs = 1;
    settings.train.steps = 40;
    settings.train.evaluateEvery = 20;
    return settings;
}

}  // namespace paragram::test
