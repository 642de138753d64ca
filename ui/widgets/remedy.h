// What mends an error: the button beside its sentence.
#pragma once

#include <QString>
#include <functional>
#include <vector>

#include "core/base/result.h"

namespace paragram::ui {

// What the caller of MessageBar::showError can do about it; empty where it cannot.
struct Mending {
    std::function<void()> again = {};      // does what failed once more
    std::function<void()> elsewhere = {};  // asks for another place to write to, and writes there
};

struct Remedy {
    enum class Deed { again, elsewhere, otherModel, showFolder, openPanel };
    Deed deed = Deed::again;
    QString button;  // its text
    QString panel;   // of openPanel: the panel's id ...
    QString path;    // ... and what it opens, as Panel::openFile takes it; of showFolder: the folder
};

// The remedies of an error that is shown in this panel (its id; may be empty), best first; empty where there
// is none but reading the sentence.
std::vector<Remedy> remediesOf(const Error& error, const QString& here);

// What the rows of the table look for in the engine's sentences, for the test that compares them with it.
std::vector<QString> remedyPhrases();

// "setting:train.memory": asks Train to show the field of a setting.
QString settingPath(const QString& key);
// The key of such a path; empty where it is none.
QString settingOfPath(const QString& path);

// The object name of a box from which the user chooses a model.
inline constexpr const char* kModelBox = "modelBox";
// Asks Data to begin an import.
inline constexpr const char* kImportPath = "import:";

}  // namespace paragram::ui
