// Shared by the window's tests: settings outside the user's home, a small project.
#pragma once

#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <QSettings>
#include <QStandardPaths>
#include <QVariant>
#include <QWidget>
#include <fstream>
#include <set>

#include "core/settings/settings.h"
#include "core/tasks/data/write_sample.h"
#include "tests/support/test_support.h"
#include "ui/language/languages.h"
#include "ui/project/project.h"

namespace paragram::test {

// Call once at the start of a test program, before any QSettings.
inline void isolateSettings(const QTemporaryDir& folder) {
    ui::applyLanguage("en");  // whatever the system speaks
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

// The first `count` distinct sentences of the sample, English or Spanish.
inline std::vector<std::string> sampleSentences(const QTemporaryDir& folder, std::size_t count, int column) {
    const auto texts = pathIn(folder, "sample-texts");
    std::vector<std::string> sentences;
    if (!paragram::writeSample(texts).ok()) return sentences;
    std::ifstream in(texts / "train.en-es.tsv");
    std::set<std::string> seen;
    for (std::string line; sentences.size() < count && std::getline(in, line);) {
        const auto tab = line.find('\t');
        const std::string sentence = column == 0 ? line.substr(0, tab) : line.substr(tab + 1);
        if (seen.insert(sentence).second) sentences.push_back(sentence);
    }
    return sentences;
}

// Finds a widget as users do: by the text that it shows or the name that a screen reader announces. Null if
// no child of this type has the name.
template <class T>
T* named(const QWidget& root, const QString& name) {
    for (T* child : root.findChildren<T*>())
        if (child->accessibleName() == name || child->property("text").toString() == name) return child;
    return nullptr;
}

// The field that a label names: the label's buddy.
template <class T>
T* labelled(const QWidget& root, const QString& text) {
    for (const QLabel* label : root.findChildren<QLabel*>())
        if (label->text() == text)
            if (T* field = qobject_cast<T*>(label->buddy())) return field;
    return nullptr;
}

// The text of the first visible label that matches a regular expression; empty if none does.
inline QString labelWith(const QWidget& root, const QString& pattern) {
    const QRegularExpression expression(pattern);
    for (const QLabel* label : root.findChildren<QLabel*>())
        if (label->isVisibleTo(&root) && label->text().contains(expression)) return label->text();
    return {};
}

// A part of a panel of which there is one.
template <class T>
T& only(const QWidget& root) {
    const QList<T*> found = root.findChildren<T*>();
    if (found.size() != 1) qFatal("%lld parts instead of one", static_cast<long long>(found.size()));
    return *found.front();
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
